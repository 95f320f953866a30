//! Counterspells: readied, triggered by an enemy's spell, and resolved.

use crate::casting::{
    Casting, CastingTime, CheckVerdict, CounterMethod, Counterspell, MagicSource, Spell,
};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Stage, has_readied_counterspell, spell_awaited};
use crate::event::Event;
use crate::frame_id::FrameId;
use crate::rejection::Rejection;
use crate::stack::{Frame, FrameKind};
use crate::steps::{counterspell, durations, readied};
use crate::waiting::{FiveFootStep, Readied};

/// Triggers a readied counterspell, which moves its owner's place before the caster like any
/// readied action (D35-67, D35-57).
pub(super) fn counter(
    draft: &mut Draft<'_>,
    who: CombatantId,
    counter: CounterMethod,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let one = draft.present(who)?;
    let readied = one.readied().ok_or(Rejection::NothingReadied { who })?;
    let for_spells = has_readied_counterspell(one);
    let frame = spell_awaited(&draft.state, readied, who);
    let against = frame.map(|frame| frame.id);
    let identified = frame
        .and_then(Frame::casting)
        .map(|casting| casting.identified_by(who));
    if !draft.state.rules().ready.precedes_trigger() {
        return Err(Rejection::OutOfPlace);
    }
    if !for_spells {
        draft.refuse(Rejection::NoCounterspell { who })?;
    }
    match (counter, identified) {
        (_, None) => draft.refuse(Rejection::NothingCast { who })?,
        (CounterMethod::Dispel { .. }, _)
        | (CounterMethod::SameSpell { .. }, Some(Some(CheckVerdict::Success))) => {}
        (CounterMethod::SameSpell { .. }, Some(Some(CheckVerdict::Failure))) => {
            draft.refuse(Rejection::Misidentified { who })?;
        }
        (CounterMethod::SameSpell { .. }, Some(None)) => {
            draft.refuse(Rejection::NotIdentified { who })?;
        }
    }
    if !draft.state.is_capable(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    let readied = readied::move_to_trigger(draft, who, FiveFootStep::Stay)?;
    let spell = spell_of(draft, &readied, counter, against);
    let casting = spell.map(|spell| Casting::new(readied.action, spell));
    let kind = FrameKind::Counter(Counterspell {
        readied,
        counter,
        against,
        casting,
    });
    let id = draft.state.next_frame();
    let owner = who;
    draft.emit(Event::Pushed(Frame { id, owner, kind }))?;
    durations::acted(draft, owner, id)
}

/// Returns the spell that is cast as a counterspell: the countered one, or dispel magic under the
/// name of the readied action (D35-69, D35-72).
fn spell_of(
    draft: &Draft<'_>,
    readied: &Readied,
    counter: CounterMethod,
    against: Option<FrameId>,
) -> Option<Spell> {
    match counter {
        CounterMethod::SameSpell { magic } => {
            let against = counterspell::casting_at(&draft.state, against?)?;
            Some(Spell {
                magic,
                time: CastingTime::Action,
                ..against.spell.clone()
            })
        }
        CounterMethod::Dispel { .. } => Some(Spell {
            name: readied.name.clone(),
            level: draft.state.rules().casting.dispel_level(),
            magic: MagicSource::default(),
            time: CastingTime::Action,
        }),
    }
}
