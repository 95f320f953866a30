//! Prints the types of all values that cross into JavaScript, in TypeScript and with their documentation.

use std::any::TypeId;
use std::collections::BTreeMap;

use asalto_core::players::PlayerEntry;
use asalto_core::{
    Awaiting, Command, EncounterView, Event, LoadError, PlayerView, Reason, Rejection, Rules,
    SavedSession,
};
use ts_rs::{Config, TS, TypeVisitor};

/// The types that are met, by name.
struct Found {
    config: Config,
    types: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, texts and lists are TypeScript's own.
        if T::output_path().is_none() {
            return;
        }
        let (name, id) = (T::name(&self.config), TypeId::of::<T>());
        if let Some((other, _)) = self.types.get(&name) {
            assert_eq!(*other, id, "two types are called {name}");
            return;
        }
        // An example is Rust's.
        let docs = T::docs().unwrap_or_default();
        let docs = match docs.split_once("\n *\n * ```") {
            Some((prose, _)) => format!("{prose}\n */\n"),
            None => docs,
        };
        let text = format!("{docs}export {}", T::decl(&self.config));
        self.types.insert(name, (id, text));
        T::visit_dependencies(self);
    }
}

fn main() {
    let mut found = Found {
        // The package turns none of its numbers into a `bigint`.
        config: Config::new().with_large_int("number"),
        types: BTreeMap::new(),
    };
    found.visit::<Command>();
    found.visit::<Event>();
    found.visit::<EncounterView>();
    found.visit::<PlayerView>();
    found.visit::<PlayerEntry>();
    found.visit::<Awaiting>();
    found.visit::<asalto_core::log::Entry>();
    found.visit::<Reason>();
    found.visit::<Rejection>();
    found.visit::<LoadError>();
    found.visit::<SavedSession>();
    found.visit::<Rules>();
    for (_, text) in found.types.values() {
        println!("{text}\n");
    }
}
