//! What time it is.

use asalto_core::Timestamp;

/// The present moment.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "milliseconds since 1970 fit"
)]
pub fn now() -> Timestamp {
    Timestamp(js_sys::Date::now() as u64)
}
