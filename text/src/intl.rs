//! Lists, plurals and numbers by the browser's `Intl`.

use super::Lang;

/// Joins names as a list: `a, b and c`.
#[must_use]
pub fn list(lang: Lang, names: &[String]) -> String {
    join(lang, names, "conjunction", ["y", "et", "and"])
}

/// Joins names as a choice: `a, b or c`.
#[must_use]
pub fn choices(lang: Lang, names: &[String]) -> String {
    join(lang, names, "disjunction", ["o", "ou", "or"])
}

/// Joins names by a `type` of `Intl.ListFormat`. Outside a browser they are joined by commas, and the last one by a word in
/// Spanish, French or English.
fn join(lang: Lang, names: &[String], of: &str, [es, fr, en]: [&str; 3]) -> String {
    #[cfg(target_arch = "wasm32")]
    if let Some(joined) = by_intl(lang, names, of) {
        return joined;
    }
    #[cfg(not(target_arch = "wasm32"))]
    let _: &str = of;
    let word = match lang {
        Lang::Es => es,
        Lang::Fr => fr,
        Lang::En => en,
    };
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// Returns whether a language uses the singular for a count.
#[must_use]
pub fn is_one(lang: Lang, count: usize) -> bool {
    #[cfg(target_arch = "wasm32")]
    if let Some(category) = ask("PluralRules", (lang, None), "select", &count.into()) {
        return category == "one";
    }
    match lang {
        Lang::Fr => count < 2,
        Lang::Es | Lang::En => count == 1,
    }
}

#[cfg(target_arch = "wasm32")]
fn by_intl(lang: Lang, names: &[String], of: &str) -> Option<String> {
    use wasm_bindgen::JsValue;
    let names: js_sys::Array = names.iter().map(|name| JsValue::from_str(name)).collect();
    ask("ListFormat", (lang, Some(of)), "format", &names)
}

/// Calls a method of an `Intl` class for a language, with a `type` if the class has several.
#[cfg(target_arch = "wasm32")]
fn ask(
    class: &str,
    (lang, of): (Lang, Option<&str>),
    method: &str,
    about: &wasm_bindgen::JsValue,
) -> Option<String> {
    use js_sys::{Array, Function, Object, Reflect};
    use wasm_bindgen::JsCast;
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let class: Function = Reflect::get(&intl, &class.into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    if let Some(of) = of {
        Reflect::set(&options, &"type".into(), &of.into()).ok()?;
    }
    let expert = Reflect::construct(&class, &Array::of2(&lang.tag().into(), &options)).ok()?;
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
