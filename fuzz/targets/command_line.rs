//! Fuzzes [`asalto_fuzz::command_line`].
#![no_main]

libfuzzer_sys::fuzz_target!(
    |bytes: &[u8]| asalto_fuzz::command_line(&String::from_utf8_lossy(bytes))
);
