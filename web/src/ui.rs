//! Reactive building blocks for views. The compiler would generate a separate view type for every closure.
//! These functions give all texts the same type, and likewise all flags, parts and lists, which halves the
//! size of the app.
//!
//! **Order of reading.** An effect must read upstream memos before those derived from them. It would
//! otherwise miss a change of the upstream memo that leaves the derived memo as it was (`reactive_graph`
//! 0.2.16: `MemoInner::update_if_necessary` marks no subscriber that is the observer, and a check makes it
//! the observer).

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use leptos::wasm_bindgen;
use leptos::wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static RUNS: Cell<u32> = const { Cell::new(0) };
}

/// Returns the number of texts, flags, parts and lists computed since the start. A test checks that a turn
/// computes as many in a large combat as in a small one.
#[must_use]
#[wasm_bindgen(js_name = computed)]
pub fn computed() -> u32 {
    RUNS.get()
}

#[inline(never)]
fn count() {
    RUNS.set(RUNS.get().wrapping_add(1));
}

/// Makes a reactive text.
pub fn text(make: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(move || {
        count();
        make()
    })
}

/// Makes a reactive flag. Its readers run only when it changes. They would otherwise rebuild their content,
/// and typed text would be lost.
pub fn flag(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    remembered(Box::new(is))
}

fn remembered(is: Box<dyn Fn() -> bool + Send + Sync>) -> Signal<bool> {
    let is = move |_: Option<&bool>| {
        count();
        is()
    };
    Memo::new(is).into()
}

/// Sets a signal to a different value. Its readers would otherwise run for nothing.
pub fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}

/// Empties a signal that has a value.
pub fn empty<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}

/// Makes a handler that does nothing once the part with it is gone. Chromium sends `change` and `blur` to a
/// focused field while the field is removed, when the signals of its part are already disposed of.
pub fn live<E: 'static>(handle: impl Fn(E) + 'static) -> impl Fn(E) + 'static {
    let part = StoredValue::new(());
    move |event| {
        if part.try_get_value().is_some() {
            handle(event);
        }
    }
}

/// Makes an optional part of a view.
pub fn part<V: IntoAny>(
    make: impl Fn() -> Option<V> + Send + 'static,
) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(move || {
        count();
        match make() {
            Some(view) => view.into_any(),
            None => ().into_any(),
        }
    }))
}

/// An item of a list: its key, and the function that builds its view.
struct Item {
    key: u64,
    make: Box<dyn FnOnce() -> AnyView + Send>,
}

/// Makes a list whose items stay while others come and go. Each item is built once and then follows its own
/// data.
pub fn each<T: Send + 'static>(
    items: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> u64 + Send + Sync + 'static,
    make: impl Fn(T) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    lines(Box::new(move || {
        count();
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

/// Returns the key of a list item: a hash of all that it shows. A new key rebuilds the item.
pub fn key(of: &impl Hash) -> u64 {
    let mut mixed = Fnv1a(0xcbf2_9ce4_8422_2325);
    of.hash(&mut mixed);
    mixed.0
}

/// The hash function FNV-1a of Fowler, Noll and Vo.
struct Fnv1a(u64);

impl Hasher for Fnv1a {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
