//! The report of a combat, in the language in use.

use asalto_core::log::Entry;
use asalto_import::write::{ReportSection, ReportWords};
use asalto_text::{self as text, BringInText, NumericFieldText, SendOutText, Text, ToolsText};
use leptos::prelude::With;

use crate::store::Store;

/// Returns the words of the report: the rules, the round, and the log up to the moment on view.
pub fn words(store: Store, title: String) -> ReportWords {
    let (ruleset, round) = store.view.with(|view| (view.ruleset, view.round));
    let rules = text::ruleset(store.lang(), ruleset).to_owned();
    let round = round.map(|round| store.round(round));
    let word = |text: Text| store.text(text).to_owned();
    let mut log = vec![ReportSection {
        heading: word(ToolsText::Report.into()),
        lines: Vec::new(),
    }];
    store.with_session(|session| {
        let played = session.entries()[..session.cursor()].iter();
        let lines = |entry: &Entry| store.log_lines(entry.events.iter());
        for line in played.flat_map(lines) {
            if line.heading {
                log.push(ReportSection {
                    heading: line.text,
                    lines: Vec::new(),
                });
            } else if let Some(section) = log.last_mut() {
                section.lines.push(line.text);
            }
        }
    });
    ReportWords {
        title,
        facts: std::iter::once(rules).chain(round).collect(),
        headings: [
            word(BringInText::Name.into()),
            word(NumericFieldText::InitiativeShort.into()),
            word(NumericFieldText::HitPointsShort.into()),
            word(NumericFieldText::ArmorClassShort.into()),
            word(SendOutText::Conditions.into()),
        ],
        log,
        blocks: word(SendOutText::ReportBlocks.into()),
    }
}
