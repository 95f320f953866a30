//! The pages beside the table, named by the address: home, a party, and the rules with the loaded book.

use asalto_core::RuleId;
use asalto_text::{Lang, SetupText};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::Store;
use crate::browser::{address, document, letters, shell};
use crate::content::rulebook::Book;

/// The prefix of the addresses that open the rules.
const RULES: &str = "rules";

/// The address of home.
const HOME: &str = "/home";

/// The address of a party, before its id.
const PARTY: &str = "/party/";

/// The target of the page's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The table.
    Table,
    /// Home: the saved encounters.
    Home,
    /// The page of a party.
    Party(u32),
    /// The rules, at the beginning.
    Beginning,
    /// The rules, at a rule.
    At(RuleId),
}

impl Route {
    /// Returns whether the rules are open.
    #[must_use]
    pub fn is_in_rules(self) -> bool {
        matches!(self, Self::Beginning | Self::At(_))
    }

    /// Returns whether a page replaces the table.
    #[must_use]
    pub fn is_elsewhere(self) -> bool {
        self != Self::Table
    }

    /// Reads the page's address.
    fn of_address() -> Self {
        let fragment = address::fragment();
        if fragment == HOME {
            return Self::Home;
        }
        if let Some(id) = fragment.strip_prefix(PARTY) {
            return id.parse().map_or(Self::Home, Self::Party);
        }
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

/// The loading state of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It is loading, or nothing has asked for it yet.
    Coming,
    /// It can't be loaded.
    Missing,
    /// It is loaded.
    Here(Book),
}

/// The state of reading the rules. Every component takes it from context.
#[derive(Clone, Copy)]
pub struct Reading {
    /// Whether the rules are open, and at which rule.
    pub place: RwSignal<Route>,
    /// The book in the language in use.
    pub book: RwSignal<Delivery>,
    /// The text in the search field.
    pub query: RwSignal<String>,
    asked: StoredValue<Option<Lang>>,
    /// Whether the back button leads to the table.
    came_from_table: StoredValue<bool>,
}

impl Reading {
    /// Starts to follow the address of the page.
    #[must_use]
    pub fn open(store: Store) -> Self {
        let reading = Self {
            place: RwSignal::new(Route::of_address()),
            book: RwSignal::new(Delivery::Coming),
            query: RwSignal::new(String::new()),
            asked: StoredValue::new(None),
            came_from_table: StoredValue::new(false),
        };
        window_event_listener(leptos::ev::hashchange, move |_| reading.follow());
        shell::on(shell::TEXT_FETCHED, move |delivery| {
            reading.receive(&delivery);
        });
        shell::on(shell::NETWORK_BACK, move |_| {
            if reading
                .book
                .with_untracked(|book| matches!(book, Delivery::Missing))
            {
                reading.asked.set_value(None);
                reading.want(untrack(|| store.lang()));
            }
        });
        Effect::new(move |_| {
            let place = reading.place.get();
            store.elsewhere.set(match place {
                Route::Table => None,
                Route::Home | Route::Party(_) => Some(SetupText::Home),
                Route::Beginning | Route::At(_) => Some(SetupText::Rules),
            });
            if place.is_in_rules() {
                reading.want(store.lang());
            }
        });
        reading
    }

    /// Returns the reading state of this app.
    ///
    /// # Panics
    /// Outside the app.
    #[must_use]
    pub fn take() -> Self {
        expect_context()
    }

    /// Opens the rules, as a link to them would.
    pub fn begin() {
        address::go_to(RULES);
    }

    /// Opens home, as a link to it would.
    pub fn home() {
        address::go_to(HOME);
    }

    /// Goes to the table and to an element there, from any page.
    pub fn to_table(self, focus: &str) {
        if self.place.get_untracked().is_elsewhere() {
            address::drop_fragment();
            document::forget_focus();
            self.show(Route::of_address(), focus);
        }
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

    /// Loads the book again. The button that requests it disappears, so the focus moves to the search.
    pub fn try_again(self, lang: Lang) {
        self.asked.set_value(None);
        self.want(lang);
        document::focus_soon("search");
    }

    /// Returns the search text, folded like the book.
    #[must_use]
    pub fn folded_query(self) -> String {
        letters::folded(&self.query.get())
    }

    /// Opens or closes pages to match the address.
    fn follow(self) {
        self.show(Route::of_address(), "go");
    }

    /// Opens or closes a page. At the table the focus returns to the element that had it, or goes to an
    /// element.
    fn show(self, place: Route, focus: &str) {
        let was_open = self.place.get_untracked().is_elsewhere();
        if place.is_in_rules() {
            self.query.set(String::new());
        }
        if place.is_elsewhere() && !was_open {
            self.came_from_table.set_value(true);
            document::remember_focus();
        }
        self.place.set(place);
        if was_open && !place.is_elsewhere() {
            self.came_from_table.set_value(false);
            document::return_focus(focus);
        }
    }

    fn want(self, lang: Lang) {
        if self.asked.get_value() != Some(lang) {
            self.asked.set_value(Some(lang));
            self.book.set(Delivery::Coming);
            shell::send(shell::FETCH_TEXT, &JsValue::from_str(lang.tag()));
        }
    }

    fn receive(self, delivery: &JsValue) {
        let Some(delivery) = delivery.dyn_ref::<js_sys::Array>() else {
            return;
        };
        let wanted = self.asked.get_value().map(Lang::tag);
        // The text may be another one, or the language may have changed while the file was loading.
        if delivery.get(0).as_string().as_deref() == wanted {
            let text = delivery.get(1).as_string();
            let book = text.and_then(|text| Book::read(&text, letters::folded));
            self.book
                .set(book.map_or(Delivery::Missing, Delivery::Here));
        }
    }

    /// Focuses the requested rule if it is loaded, or else the search.
    pub fn focus(self) {
        let has = |id| {
            self.book
                .with(|book| matches!(book, Delivery::Here(book) if book.has(id)))
        };
        match self.place.get() {
            Route::Table | Route::Home | Route::Party(_) => {}
            Route::At(id) if has(id) => document::focus_soon(&id.to_string()),
            _ => document::focus_soon("search"),
        }
    }
}
