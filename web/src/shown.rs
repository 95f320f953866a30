//! What is shown and follows what it is made of. Every closure in a view would be compiled with a
//! view of its own; these make one type of all texts, one of all flags, one of all parts and one of all
//! lists, which halves the app.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

/// A text.
pub fn text(make: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(make)
}

/// Something that is so or not. Who follows it hears of it only when it changes: what a part holds would
/// be made anew otherwise, and what was typed in it lost.
pub fn flag(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    remembered(Box::new(is))
}

fn remembered(is: Box<dyn Fn() -> bool + Send + Sync>) -> Signal<bool> {
    Memo::new(move |_| is()).into()
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

/// A line of a list: what tells it from the others, and how it is made where it is new.
struct Item {
    key: u64,
    make: Box<dyn FnOnce() -> AnyView + Send>,
}

/// A list whose lines stay while others come and go. A line is made once: it follows what it shows by
/// itself.
pub fn each<T: Send + 'static>(
    items: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> u64 + Send + Sync + 'static,
    make: impl Fn(T) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    lines(Box::new(move || {
        let items = items().into_iter().map(|item| {
            let make = make.clone();
            Item {
                key: key(&item),
                make: Box::new(move || make(item)),
            }
        });
        items.collect()
    }))
}

fn lines(items: Box<dyn Fn() -> Vec<Item> + Send + Sync>) -> AnyView {
    view! { <For each=items key=|item| item.key let:item>{(item.make)()}</For> }.into_any()
}

/// What tells a line from all others, of everything that it shows: lines of different keys are made anew.
pub fn key(of: &impl Hash) -> u64 {
    let mut mixed = Mixed(0xcbf2_9ce4_8422_2325);
    of.hash(&mut mixed);
    mixed.0
}

/// The hash of Fowler, Noll and Vo (FNV-1a).
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
