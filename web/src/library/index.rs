//! The list of encounters. It is rebuilt from the documents when the two differ.

use asalto_core::{Awaiting, Session, notation};
use serde::{Deserialize, Serialize};

use super::keys;
use super::port::Port;
use super::shelf::{self, Opened};

const INDEX: &str = "asalto.1.encounters";

/// An encounter in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Item {
    /// The id of the encounter.
    pub id: u32,
    /// The names of the first combatants.
    pub names: Vec<String>,
    /// The number of combatants.
    pub count: usize,
    /// Whether combat has started. The page reads it before the app starts (web/shell/main.js).
    #[serde(default)]
    pub fights: bool,
}

impl Item {
    fn of(id: u32, session: &Session) -> Self {
        let present = || session.encounter().present();
        Self {
            id,
            names: present()
                .take(3)
                .map(|one| one.profile.name.clone())
                .collect(),
            count: present().count(),
            fights: !matches!(session.encounter().awaiting(), Awaiting::Setup),
        }
    }
}

/// Returns the saved encounters, oldest first.
pub fn items(port: &dyn Port) -> Vec<Item> {
    let text = port.read(INDEX);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// Updates the list item of an encounter.
pub fn note(port: &dyn Port, id: u32, session: &Session) {
    let item = Item::of(id, session);
    let mut items = items(port);
    match items.iter_mut().find(|listed| listed.id == id) {
        Some(listed) if *listed == item => return,
        Some(listed) => *listed = item,
        None => items.push(item),
    }
    write(port, &items);
}

/// Adds missing documents to the list and removes items without a document.
pub fn mend(port: &dyn Port, now: u64) {
    let ids = keys::ids(port);
    let listed = items(port);
    if listed.len() == ids.len() && listed.iter().all(|item| ids.contains(&item.id)) {
        return;
    }
    let item = |id| {
        let known = listed.iter().find(|item| item.id == id);
        known.cloned().or_else(|| match shelf::open(port, id, now) {
            Opened::Kept(kept) => Some(Item::of(id, &kept.session)),
            // It stays in storage. Opening it shows the reason.
            Opened::Newer | Opened::Later => Some(Item {
                id,
                names: Vec::new(),
                count: 0,
                fights: false,
            }),
            Opened::Nothing | Opened::PutAside => None,
        })
    };
    let items: Vec<_> = ids.into_iter().filter_map(item).collect();
    write(port, &items);
}

fn write(port: &dyn Port, items: &[Item]) {
    if let Ok(index) = notation::write(&items) {
        // A list that was not saved is rebuilt at the next start.
        let _full = port.write(INDEX, &index);
    }
}
