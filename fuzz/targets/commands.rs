//! Fuzzes [`asalto_fuzz::play`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::play(bytes));
