//! Newcomers with the result of their roll, whom a line names without a verb: `ogre rolled 18` (decision 96).

use asalto_core::rules::DefensePolicy;
use asalto_core::{Awaiting, Side};

use super::lexicon;
use super::parsed::Context;
use super::people::People;
use super::person::Search;
use super::tokens::tokens;
use crate::input::quick_line::{self, Reading, Stage};

/// Returns the line that adds the newcomers of a line, if each is named with a result and nobody here is called so.
pub(super) fn added(typed: &str, context: &Context<'_>) -> Option<String> {
    if matches!(context.view.awaiting, Awaiting::Setup | Awaiting::Ended) {
        return None;
    }
    let reading = Reading {
        lang: context.lang,
        side: Side::FOES,
        stage: Stage::Combat,
        // A line with a defense is no bare newcomer.
        defenses: DefensePolicy::None,
        features: &[],
        fold: context.fold,
    };
    let parts = quick_line::read(typed, reading).ok()?;
    let people = People::new(context);
    let is_new = |name: &str| {
        let words = tokens(name, context.lang, context.fold);
        !words.is_empty() && matches!(people.find(&words, false), Search::None)
    };
    let all = parts
        .iter()
        .all(|part| part.newcomer.total.is_some() && is_new(&part.typed));
    let line = lexicon::of(context.lang).lines.add;
    (all && !parts.is_empty()).then(|| line.replace("{n}", typed.trim()))
}
