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

/// Says when a time was, as people say it: “12 minutes ago”, “yesterday”, “15 Nov”. None within the last minute.
#[must_use]
pub fn since(time: u64, lang: &str) -> Option<String> {
    let now = now().0;
    let minutes = now.saturating_sub(time) / 60_000;
    Some(match minutes {
        0 => return None,
        1..60 => relative(minutes, "minute", lang),
        _ => match midnights(time, now) {
            0 => relative(minutes / 60, "hour", lang),
            days @ 1..7 => relative(days, "day", lang),
            _ if year(time) == year(now) => formatted(time, lang, &DAY[..2]),
            _ => date(time, lang),
        },
    })
}

/// Formats a time in the past as a number of units before now.
#[expect(
    clippy::cast_precision_loss,
    reason = "a number of minutes, hours or days fits"
)]
fn relative(number: u64, unit: &str, lang: &str) -> String {
    let options = js_sys::Object::new();
    // A new object takes every value.
    let _set = js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into());
    let locales = js_sys::Array::of1(&lang.into());
    let format = js_sys::Intl::RelativeTimeFormat::new(&locales, &options);
    format.format(-(number as f64), unit).into()
}

/// Returns the number of midnights between two times, where the browser is.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number of days fits"
)]
fn midnights(from: u64, to: u64) -> u64 {
    let day = |time| {
        let date = local(time);
        date.set_hours(12);
        (date.get_time() / 86_400_000.0).floor()
    };
    (day(to) - day(from)).max(0.0) as u64
}

fn year(time: u64) -> u32 {
    local(time).get_full_year()
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit")]
fn local(time: u64) -> js_sys::Date {
    js_sys::Date::new(&(time as f64).into())
}

fn formatted(time: u64, lang: &str, parts: &[(&str, &str)]) -> String {
    let date = local(time);
    let options = js_sys::Object::new();
    for &(part, form) in parts {
        // A new object takes every value.
        let _set = js_sys::Reflect::set(&options, &part.into(), &form.into());
    }
    date.to_locale_string(lang, &options).into()
}
