//! What the browser knows of languages: lists and plurals.

use super::Lang;

/// Names as a list: `a, b and c`.
#[must_use]
pub fn list(lang: Lang, names: &[String]) -> String {
    #[cfg(target_arch = "wasm32")]
    if let Some(list) = by_intl(lang, names) {
        return list;
    }
    let and = match lang {
        Lang::Es => " y ",
        Lang::Fr => " et ",
        Lang::En => " and ",
    };
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}

#[cfg(target_arch = "wasm32")]
fn by_intl(lang: Lang, names: &[String]) -> Option<String> {
    use js_sys::{Array, Function, Reflect};
    use wasm_bindgen::{JsCast, JsValue};
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let class: Function = Reflect::get(&intl, &"ListFormat".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let format = Reflect::construct(&class, &Array::of1(&lang.tag().into())).ok()?;
    let method: Function = Reflect::get(&format, &"format".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let names: Array = names.iter().map(|name| JsValue::from_str(name)).collect();
    method.call1(&format, &names).ok()?.as_string()
}

/// A number as a language writes it.
#[must_use]
pub fn number(lang: Lang, number: i32) -> String {
    // Small numbers are written alike everywhere, and there are many of them.
    if (0..1000).contains(&number) {
        return number.to_string();
    }
    #[cfg(target_arch = "wasm32")]
    let text: String = js_sys::Number::from(number)
        .to_locale_string(lang.tag())
        .into();
    #[cfg(not(target_arch = "wasm32"))]
    let text = {
        let _only_in_a_browser = lang;
        number.to_string()
    };
    text.replace('-', "−")
}
