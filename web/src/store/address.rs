//! The pages beside the table, named by the address: home, a party, what comes in from other tools, and the rules with the
//! loaded book.

use asalto_core::RuleId;
use asalto_text::{Lang, SetupText};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::Store;
use crate::browser::{address, document, letters, shell, validity};
use crate::content::rulebook::Book;

/// The prefix of the addresses that open the rules.
const RULES: &str = "rules";

/// The address of home.
const HOME: &str = "/home";

/// The address of a party, before its id.
const PARTY: &str = "/party/";

/// The address of what comes in from other tools.
const BRING_IN: &str = "/import";

/// The fields of a page that are saved as they are left.
pub const EDITED: &str = ".party-name, .members input";

/// The target of the page's address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The table.
    Table,
    /// Home: the saved encounters.
    Home,
    /// The page of a party.
    Party(u32),
    /// The files from other tools.
    BringIn,
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

    /// Reads a fragment of the address. None if it names no page.
    fn read(fragment: &str) -> Option<Self> {
        if fragment.is_empty() {
            return Some(Self::Table);
        }
        if fragment == HOME {
            return Some(Self::Home);
        }
        if fragment == BRING_IN {
            return Some(Self::BringIn);
        }
        if let Some(id) = fragment.strip_prefix(PARTY) {
            return id.parse().ok().map(Self::Party);
        }
        let rest = fragment.strip_prefix(RULES)?;
        if rest.is_empty() {
            return Some(Self::Beginning);
        }
        let id = rest.strip_prefix('/')?;
        Some(id.parse().map_or(Self::Beginning, Self::At))
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
    store: Store,
}

impl Reading {
    /// Starts to follow the address of the page.
    #[must_use]
    pub fn open(store: Store) -> Self {
        let reading = Self {
            place: RwSignal::new(Route::Table),
            book: RwSignal::new(Delivery::Coming),
            query: RwSignal::new(String::new()),
            asked: StoredValue::new(None),
            came_from_table: StoredValue::new(false),
            store,
        };
        reading.place.set(reading.address());
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
                Route::BringIn => Some(SetupText::Import),
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

    /// Opens what comes in from other tools.
    pub fn bring_in() {
        address::go_to(BRING_IN);
    }

    /// Goes to the table and to an element there, from any page.
    pub fn to_table(self, focus: &str) {
        if self.place.get_untracked().is_elsewhere() {
            address::drop_fragment();
            document::forget_focus();
            self.show(Route::Table, focus);
        }
    }

    /// Saves the field with the focus. Returns whether the page can be left: one with a fault in a field stays,
    /// and the field has the focus.
    #[must_use]
    pub fn can_leave(self) -> bool {
        let edits = matches!(self.place.get_untracked(), Route::Party(_));
        if edits {
            document::commit_field();
        }
        !(edits && validity::focus_fault(EDITED))
    }

    /// Returns the target of the address. An unknown address becomes that of the table, with a message.
    fn address(self) -> Route {
        Route::read(&address::fragment()).unwrap_or_else(|| {
            address::drop_fragment();
            let words = untrack(|| self.store.text(SetupText::UnknownAddress).to_owned());
            self.store.tell(words);
            Route::Table
        })
    }

    /// Goes back: from a party to home, and from any other page to the table.
    pub fn leave(self) {
        if !self.can_leave() {
            return;
        }
        if matches!(self.place.get_untracked(), Route::Party(_)) {
            Self::home();
        } else if self.came_from_table.get_value() {
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
        self.show(self.address(), "go");
    }

    /// Opens or closes a page. At the table the focus returns to the element that had it, or goes to an
    /// element.
    fn show(self, place: Route, focus: &str) {
        let before = self.place.get_untracked();
        if place != before
            && let Route::Party(id) = before
            && !self.can_leave()
        {
            address::go_to(&format!("{PARTY}{id}"));
            return;
        }
        let was_open = before.is_elsewhere();
        if place == Route::Home && matches!(before, Route::Party(_)) {
            // The button back would lead to the party again.
            self.came_from_table.set_value(false);
        }
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
            Route::Table | Route::Home | Route::Party(_) | Route::BringIn => {}
            Route::At(id) if has(id) => document::focus_soon(&id.to_string()),
            _ => document::focus_soon("search"),
        }
    }
}
