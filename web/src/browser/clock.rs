//! The clock of the browser.

use asalto_core::Timestamp;

/// Returns the current time.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds since 1970 fit"
)]
pub fn now() -> Timestamp {
    Timestamp(js_sys::Date::now() as u64)
}

/// Waits for some milliseconds.
pub async fn pause(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        if let Some(window) = web_sys::window() {
            // A timer can always be set.
            let _timer =
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
        }
    });
    // The promise is never rejected.
    let _done = js_sys::futures::JsFuture::from(promise).await;
}

/// The parts of a date with their forms. The month is a word, because 7/8 is two days.
const DAY: [(&str, &str); 3] = [("day", "numeric"), ("month", "short"), ("year", "numeric")];

/// Formats the day of a time, in milliseconds since 1970, in a language.
#[must_use]
pub fn date(time: u64, lang: &str) -> String {
    formatted(time, lang, &DAY)
}

/// Formats the day, the hour and the minute of a time, in milliseconds since 1970, in a language.
#[must_use]
pub fn date_and_time(time: u64, lang: &str) -> String {
    let clock = [("hour", "2-digit"), ("minute", "2-digit")];
    formatted(time, lang, &[DAY.as_slice(), &clock].concat())
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit")]
fn formatted(time: u64, lang: &str, parts: &[(&str, &str)]) -> String {
    let date = js_sys::Date::new(&(time as f64).into());
    let options = js_sys::Object::new();
    for &(part, form) in parts {
        // A new object takes every value.
        let _set = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_string(lang, &options).into()
}
