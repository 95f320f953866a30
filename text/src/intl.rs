//! Lists, plurals and numbers by the browser's `Intl`.

use super::Lang;

/// Joins names as a list: `a, b and c`.
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

/// Returns whether a language uses the singular for a count.
#[must_use]
pub fn is_one(lang: Lang, count: usize) -> bool {
    #[cfg(target_arch = "wasm32")]
    if let Some(category) = ask("PluralRules", lang, "select", &count.into()) {
        return category == "one";
    }
    match lang {
        Lang::Fr => count < 2,
        Lang::Es | Lang::En => count == 1,
    }
}

#[cfg(target_arch = "wasm32")]
fn by_intl(lang: Lang, names: &[String]) -> Option<String> {
    use wasm_bindgen::JsValue;
    let names: js_sys::Array = names.iter().map(|name| JsValue::from_str(name)).collect();
    ask("ListFormat", lang, "format", &names)
}

/// Calls a method of an `Intl` class for a language.
#[cfg(target_arch = "wasm32")]
fn ask(class: &str, lang: Lang, method: &str, about: &wasm_bindgen::JsValue) -> Option<String> {
    use js_sys::{Array, Function, Reflect};
    use wasm_bindgen::JsCast;
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let class: Function = Reflect::get(&intl, &class.into()).ok()?.dyn_into().ok()?;
    let expert = Reflect::construct(&class, &Array::of1(&lang.tag().into())).ok()?;
    let method: Function = Reflect::get(&expert, &method.into())
        .ok()?
        .dyn_into()
        .ok()?;
    method.call1(&expert, about).ok()?.as_string()
}

/// Formats tenths in a language, with at most one decimal.
#[must_use]
pub fn tenths(lang: Lang, tenths: u32) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::Number::from(f64::from(tenths) / 10.0)
        .to_locale_string(lang.tag())
        .into();
    #[cfg(not(target_arch = "wasm32"))]
    {
        let point = if lang == Lang::En { '.' } else { ',' };
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }
}

/// Formats a number in a language.
#[must_use]
pub fn number(lang: Lang, number: i32) -> String {
    // Numbers below 1000 look the same in every language, and they are the most frequent.
    if (0..1000).contains(&number) {
        return number.to_string();
    }
    #[cfg(target_arch = "wasm32")]
    let text: String = js_sys::Number::from(number)
        .to_locale_string(lang.tag())
        .into();
    #[cfg(not(target_arch = "wasm32"))]
    let text = {
        // Only a browser writes numbers by language.
        let _: Lang = lang;
        number.to_string()
    };
    text.replace('-', "−")
}
