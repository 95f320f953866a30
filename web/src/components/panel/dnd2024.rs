//! The commands of D&D 5e (2024): exhaustion, spell slots and Heroic Inspiration.

use asalto_core::command::InspirationCommand;
use asalto_core::rules::{ExhaustionPolicy, is_character};
use asalto_core::{CombatantId, Command};
use asalto_text::Dnd2024Text;
use leptos::prelude::*;

use crate::components::commands::go;
use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The level of exhaustion, if the rules have levels.
#[component]
pub fn Exhaustion(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(id);
    let level = Memo::new(move |_| one.with(|one| one.as_ref().map_or(0, |one| one.exhaustion)));
    let set = move |level| {
        store.dispatch(Command::SetExhaustion { who: id, level });
    };
    let least = flag(move || level.get() == 0);
    let most = flag(move || level.get() == ExhaustionPolicy::DEADLY);
    let less = move |_| {
        if let Some(level) = level.get_untracked().checked_sub(1) {
            set(level);
        }
    };
    let more = move |_| {
        if !most.get_untracked() {
            set(level.get_untracked() + 1);
        }
    };
    let shown = move || level.get().to_string();
    view! {
        <div class="exhaustion" role="group" aria-label=store.label(Dnd2024Text::Exhaustion)>
            <span>{store.label(Dnd2024Text::Exhaustion)}</span>
            <button class="quiet" aria-label=store.label(Dnd2024Text::OneLess)
                aria-disabled=shown_text(move || least.get().to_string()) on:click=less>"−"</button>
            <strong>{shown_text(shown)}</strong>
            <button class="quiet" aria-label=store.label(Dnd2024Text::OneMore)
                aria-disabled=shown_text(move || most.get().to_string()) on:click=more>"+"</button>
        </div>
    }
}

/// The button that notes a spell slot expended in the current turn, if the rules limit them.
#[component]
pub fn SpellSlot(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let limits = store.with_session(|session| session.encounter().rules().casting.limits_slots());
    let in_turn = flag(move || store.view.with(|view| view.current.is_some()));
    let expended = whose.is(|one| one.slot_expended);
    let expend = move |_| {
        go(store, Command::ExpendSlot { who: whose.now() });
    };
    let words = move || {
        let text = if expended.get() {
            Dnd2024Text::SlotExpended
        } else {
            Dnd2024Text::ExpendSlot
        };
        store.text_with(text, &[])
    };
    part(move || {
        (limits && in_turn.get()).then(|| {
            view! {
                <div class="buttons seldom"><button class="quiet spell-slot" class:used=expended on:click=expend>
                    {shown_text(words)}</button></div>
            }
        })
    })
}

/// The switch of Heroic Inspiration, and the button that spends it to roll again, for a character where the rules have it
/// (D24-28).
#[component]
pub fn Inspiration(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let known = store.with_session(|session| session.encounter().rules().has_inspiration());
    let character = whose.is(|one| is_character(&one.profile));
    let has = whose.is(|one| one.inspired);
    let dispatch = move |command| {
        go(store, Command::Inspiration(command));
    };
    let toggle = move |_| {
        let (who, has) = (whose.now(), !has.get_untracked());
        dispatch(InspirationCommand::Set { who, has });
    };
    let spend = move |_| dispatch(InspirationCommand::Spend { who: whose.now() });
    part(move || {
        (known && character.get()).then(|| {
            view! {
                <div class="buttons seldom inspiration">
                    <button class="toggle" aria-pressed=shown_text(move || has.get().to_string()) on:click=toggle>
                        {store.label(Dnd2024Text::Inspiration)}</button>
                    {part(move || has.get().then(|| view! {
                        <button class="quiet" on:click=spend>{store.label(Dnd2024Text::RollAgain)}</button>
                    }))}
                </div>
            }
        })
    })
}
