//! The engine of Asalto.
#![forbid(unsafe_code)]
