//! Fuzzes [`asalto_fuzz::declaration`].
#![no_main]

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| asalto_fuzz::declaration(&String::from_utf8_lossy(bytes))
);
