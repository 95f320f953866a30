//! Fuzzes [`asalto_fuzz::import`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::import(&String::from_utf8_lossy(bytes)));
