//! Fuzzes [`asalto_fuzz::damage_line`].
#![no_main]

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| asalto_fuzz::damage_line(&String::from_utf8_lossy(bytes))
);
