//! Fuzzes [`asalto_fuzz::notation`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::notation(&String::from_utf8_lossy(bytes)));
