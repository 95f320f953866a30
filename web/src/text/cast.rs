//! The names of those who take part, for sentences about them.

use asalto_core::CombatantId;

use super::{Lang, list};

/// Who is called what.
pub struct Cast<'n> {
    name_of: &'n dyn Fn(CombatantId) -> String,
}

impl<'n> Cast<'n> {
    /// A cast by a way to find out names.
    pub fn new(name_of: &'n dyn Fn(CombatantId) -> String) -> Self {
        Self { name_of }
    }

    /// What somebody is called.
    pub fn name(&self, who: CombatantId) -> String {
        (self.name_of)(who)
    }

    /// Several names as a sentence has them.
    pub fn names(&self, lang: Lang, who: &[CombatantId]) -> String {
        let names: Vec<_> = who.iter().map(|&who| self.name(who)).collect();
        list(lang, &names)
    }
}
