//! What is shown and follows what it is made of. Every closure in a view would be compiled with a
//! view of its own; these make one type of all texts, one of all flags and one of all parts, which
//! halves the app.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

/// A text.
pub fn text(make: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(make)
}

/// Something that is so or not.
pub fn flag(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(is)
}

/// A part of a view that may be there or not.
pub fn part<V: IntoAny>(
    make: impl Fn() -> Option<V> + Send + 'static,
) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(move || match make() {
        Some(view) => view.into_any(),
        None => ().into_any(),
    }))
}
