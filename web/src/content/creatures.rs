//! The two files of the creatures, each fetched at its first use.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::shell;

/// A file of the creatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    /// The table for the search.
    Table,
    /// The stat blocks.
    Blocks,
}

impl File {
    const ALL: [Self; 2] = [Self::Table, Self::Blocks];

    /// Returns the name that the scripts beside the app use for the file.
    fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Blocks => "blocks",
        }
    }
}

/// The loading state of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It is loading.
    Coming,
    /// It can't be loaded.
    Missing,
    /// It is loaded.
    Here(Arc<str>),
}

/// The state of each file, after its first request.
type Files = [Option<ArcRwSignal<Delivery>>; 2];

thread_local! {
    static FILES: RefCell<Files> = const { RefCell::new([None, None]) };
}

/// Returns the state of a file, and fetches it at the first request.
pub fn file(which: File) -> ArcRwSignal<Delivery> {
    let known = FILES.with_borrow(|files| files[which as usize].clone());
    known.unwrap_or_else(|| {
        let is_first = FILES.with_borrow(|files| files.iter().all(Option::is_none));
        if is_first {
            shell::on(shell::TEXT_FETCHED, |delivery| receive(&delivery));
            shell::on(shell::NETWORK_BACK, |_| retry_missing());
        }
        let state = ArcRwSignal::new(Delivery::Coming);
        FILES.with_borrow_mut(|files| files[which as usize] = Some(state.clone()));
        ask(which);
        state
    })
}

/// Fetches a file again.
pub fn try_again(which: File) {
    file(which).set(Delivery::Coming);
    ask(which);
}

/// Fetches the files again that could not be loaded.
fn retry_missing() {
    for which in File::ALL {
        let state = FILES.with_borrow(|files| files[which as usize].clone());
        if state.is_some_and(|state| state.get_untracked() == Delivery::Missing) {
            try_again(which);
        }
    }
}

fn ask(which: File) {
    shell::send(shell::FETCH_TEXT, &JsValue::from_str(which.name()));
}

fn receive(delivery: &JsValue) {
    let Some(delivery) = delivery.dyn_ref::<js_sys::Array>() else {
        return;
    };
    let name = delivery.get(0).as_string();
    let which = File::ALL
        .into_iter()
        .find(|which| name.as_deref() == Some(which.name()));
    if let Some(state) =
        which.and_then(|which| FILES.with_borrow(|files| files[which as usize].clone()))
    {
        let text = delivery.get(1).as_string();
        state.set(text.map_or(Delivery::Missing, |text| Delivery::Here(text.into())));
    }
}
