//! The checks, counterspells and distractions that are possible.

use crate::casting::{CheckInput, CheckVerdict, CounterMethod, MagicSource};
use crate::command::Command;
use crate::encounter::{Encounter, has_readied_counterspell, ignores_spell, open_checks};
use crate::steps::damage;

/// Returns the commands for possible checks, counterspells and distractions.
pub(crate) fn offers(encounter: &Encounter) -> Vec<Command> {
    let hows = [
        CheckInput::Roll { modifier: 0 },
        CheckInput::Verdict {
            verdict: CheckVerdict::Success,
        },
        CheckInput::Verdict {
            verdict: CheckVerdict::Failure,
        },
    ];
    let checks = open_checks(encounter).into_iter().flat_map(|check| {
        let (who, kind) = (check.who, check.kind);
        hows.map(|how| Command::MakeCheck { who, kind, how })
    });
    let counters = [
        CounterMethod::SameSpell {
            magic: MagicSource::Arcane,
        },
        CounterMethod::SameSpell {
            magic: MagicSource::Divine,
        },
        CounterMethod::Dispel { caster_level: None },
    ];
    let ready = encounter
        .present()
        .filter(|one| has_readied_counterspell(one) && !ignores_spell(encounter, one));
    let counters = ready.flat_map(|one| {
        let who = one.id;
        counters.map(|counter| Command::Counter { who, counter })
    });
    let cast = encounter.present().map(|one| one.id);
    let cast = cast.filter(|&who| damage::casts(encounter, who));
    let distractions = cast.map(|who| Command::Distract {
        who,
        difficulty: None,
    });
    checks.chain(counters).chain(distractions).collect()
}
