//! Fuzzes [`asalto_fuzz::dice`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::dice(&String::from_utf8_lossy(bytes)));
