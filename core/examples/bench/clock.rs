//! The clock of the benchmark, as the engine has none: the system clock, or the clock that node
//! passes in.

/// Returns the milliseconds since a fixed moment.
#[cfg(not(target_arch = "wasm32"))]
#[allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a benchmark looks at the clock; the engine does not"
)]
pub fn milliseconds() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

/// Prints a line.
#[cfg(not(target_arch = "wasm32"))]
pub fn say(line: &str) {
    println!("{line}");
}

#[cfg(target_arch = "wasm32")]
mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        pub safe fn milliseconds() -> f64;
        pub safe fn say(text: *const u8, length: usize);
    }
}

/// Returns the milliseconds since a fixed moment.
#[cfg(target_arch = "wasm32")]
pub fn milliseconds() -> f64 {
    host::milliseconds()
}

/// Prints a line.
#[cfg(target_arch = "wasm32")]
pub fn say(line: &str) {
    host::say(line.as_ptr(), line.len());
}
