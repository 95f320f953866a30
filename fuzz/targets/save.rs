//! Fuzzes [`asalto_fuzz::save`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::save(&String::from_utf8_lossy(bytes)));
