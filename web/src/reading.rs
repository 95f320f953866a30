//! Reading the rules: whether somebody does, where, and the book.

use asalto_core::RuleId;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::{address, document, letters, shell};
use crate::rulebook::Book;
use crate::store::Store;
use crate::text::{Lang, Word};

/// The part of the address that opens the rules.
const RULES: &str = "rules";

/// What the address leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The table: the rules are not shown.
    Table,
    /// The rules, at their beginning.
    Beginning,
    /// One of the rules.
    At(RuleId),
}

impl Place {
    /// Whether the rules are shown.
    #[must_use]
    pub fn is_in_rules(self) -> bool {
        self != Self::Table
    }

    /// Where the address of the page leads.
    fn of_address() -> Self {
        let fragment = address::fragment();
        match fragment.strip_prefix(RULES) {
            Some("") => Self::Beginning,
            Some(rest) => match rest.strip_prefix('/') {
                Some(id) => id.parse().map_or(Self::Beginning, Self::At),
                None => Self::Table,
            },
            None => Self::Table,
        }
    }
}

/// How far the book is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It has been asked for, or nobody wanted it yet.
    Coming,
    /// It cannot be had.
    Missing,
    /// It is here.
    Here(Book),
}

/// The reading of the rules, which every component takes from context.
#[derive(Clone, Copy)]
pub struct Reading {
    /// Whether the rules are shown instead of the table, and at which of them.
    pub place: RwSignal<Place>,
    /// The book in the language in use.
    pub book: RwSignal<Delivery>,
    /// What is searched for.
    pub query: RwSignal<String>,
    asked: StoredValue<Option<Lang>>,
    /// Whether going back leads to the table.
    came_from_table: StoredValue<bool>,
}

impl Reading {
    /// Begins to follow the address of the page.
    #[must_use]
    pub fn open(store: Store) -> Self {
        let reading = Self {
            place: RwSignal::new(Place::of_address()),
            book: RwSignal::new(Delivery::Coming),
            query: RwSignal::new(String::new()),
            asked: StoredValue::new(None),
            came_from_table: StoredValue::new(false),
        };
        window_event_listener(leptos::ev::hashchange, move |_| reading.follow());
        shell::on("asalto:rules", move |delivery| reading.receive(&delivery));
        Effect::new(move |_| {
            let reads = reading.place.get().is_in_rules();
            store.elsewhere.set(reads.then_some(Word::Rules));
            if reads {
                reading.want(store.lang());
            }
        });
        reading
    }

    /// The reading of this app.
    ///
    /// # Panics
    /// Outside the app.
    #[must_use]
    pub fn take() -> Self {
        expect_context()
    }

    /// Opens the rules, as a link to them does.
    pub fn begin() {
        address::go_to(RULES);
    }

    /// Goes back to the table.
    pub fn leave(self) {
        if self.came_from_table.get_value() {
            address::back();
        } else {
            address::drop_fragment();
            self.follow();
        }
    }

    /// Asks for the book again. The button that did is gone then, and the search is what is left.
    pub fn try_again(self, lang: Lang) {
        self.asked.set_value(None);
        self.want(lang);
        document::focus_soon("search");
    }

    /// What is searched for, as the book is searched.
    #[must_use]
    pub fn folded_query(self) -> String {
        letters::folded(&self.query.get())
    }

    /// Shows what the address says.
    fn follow(self) {
        let place = Place::of_address();
        let was_open = self.place.get_untracked().is_in_rules();
        if place.is_in_rules() {
            self.query.set(String::new());
        }
        if place.is_in_rules() && !was_open {
            self.came_from_table.set_value(true);
            document::remember_focus();
        }
        self.place.set(place);
        if was_open && !place.is_in_rules() {
            self.came_from_table.set_value(false);
            document::return_focus("go");
        }
    }

    fn want(self, lang: Lang) {
        if self.asked.get_value() != Some(lang) {
            self.asked.set_value(Some(lang));
            self.book.set(Delivery::Coming);
            shell::tell("asalto:rules-wanted", &JsValue::from_str(lang.tag()));
        }
    }

    fn receive(self, delivery: &JsValue) {
        let Some(delivery) = delivery.dyn_ref::<js_sys::Array>() else {
            return;
        };
        let wanted = self.asked.get_value().map(Lang::tag);
        // The language may have been changed while the file was on its way.
        if delivery.get(0).as_string().as_deref() == wanted {
            let text = delivery.get(1).as_string();
            let book = text.and_then(|text| Book::read(&text, letters::folded));
            self.book
                .set(book.map_or(Delivery::Missing, Delivery::Here));
        }
    }

    /// The focus is on the rule that was asked for once it is here, and before that on the search.
    pub fn focus(self) {
        let has = |id| {
            self.book
                .with(|book| matches!(book, Delivery::Here(book) if book.has(id)))
        };
        match self.place.get() {
            Place::Table => {}
            Place::At(id) if has(id) => document::focus_soon(&id.to_string()),
            _ => document::focus_soon("search"),
        }
    }
}
