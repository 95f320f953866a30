//! The check of `tests/wasm.rs` as a program without a test harness: `cargo xtask test` runs it in
//! wasm under node.

#[path = "bench/clock.rs"]
#[allow(dead_code, reason = "the check reads no clock")]
mod clock;
#[path = "../tests/phases/mod.rs"]
mod phases;
#[path = "../tests/wasm.rs"]
mod wasm;

fn main() {
    // In wasm a panic ends the program without a message.
    std::panic::set_hook(Box::new(|panic| clock::say(&panic.to_string())));
    wasm::play_and_compare();
    // The line matches the summary of the test harness.
    clock::say("test result: ok. 1 passed; 0 failed");
}
