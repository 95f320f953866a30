//! The choice of where the ticked rows go.

use asalto_core::Awaiting;
use asalto_text::{BringInText, Text, isolated};
use leptos::prelude::*;

use super::preview::{Destination, Preview, is_ended};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// Builds the choice.
pub fn choice(preview: Preview) -> AnyView {
    let store = preview.store;
    let is_setup = store
        .view
        .with_untracked(|view| view.awaiting == Awaiting::Setup);
    let here = (!is_ended(store)).then(|| {
        if is_setup {
            (BringInText::ToEncounter.text(), None)
        } else {
            let hint = BringInText::ToCombatHint.text();
            (BringInText::ToCombat.text(), Some(store.label(hint)))
        }
    });
    let here = here.map(|(label, hint)| option(preview, Destination::Encounter, label, hint));
    let others = [
        (Destination::New, BringInText::ToNew, BringInText::ToNewHint),
        (
            Destination::Creatures,
            BringInText::ToCreatures,
            BringInText::ToCreaturesHint,
        ),
        (
            Destination::Party,
            BringInText::ToParty,
            BringInText::ToPartyHint,
        ),
    ];
    let others =
        others.map(|(to, label, hint)| option(preview, to, label.text(), Some(store.label(hint))));
    let is_party = flag(move || preview.destination.get() == Destination::Party);
    let name = move || is_party.get().then(|| party_name(store, preview.party));
    let fight = move || {
        let fight = preview.fight.get()?;
        let hint = text(move || {
            let turn = isolated(&fight.turn);
            store.text_with(BringInText::ToFightHint, &[&fight.round.to_string(), &turn])
        });
        Some(option(
            preview,
            Destination::Fight,
            BringInText::ToFight.text(),
            Some(hint),
        ))
    };
    let blocks = Memo::new(move |_| {
        let joins = matches!(
            preview.destination.get(),
            Destination::Fight | Destination::Encounter | Destination::New
        );
        if joins { preview.new_blocks().len() } else { 0 }
    });
    view! {
        <fieldset class="dest">
            <legend>{store.label(BringInText::Destination)}</legend>
            {part(fight)}{here}{others.into_iter().collect_view()}
            {part(name)}
        </fieldset>
        {part(move || (blocks.get() > 0).then(|| keeping(preview, blocks)))}
    }
    .into_any()
}

/// Builds a choice with its explanation.
fn option(preview: Preview, to: Destination, label: Text, hint: Option<Signal<String>>) -> AnyView {
    let store = preview.store;
    let chosen = flag(move || preview.destination.get() == to);
    let choose = move |_| preview.destination.set(to);
    let hint = hint.map(|hint| view! { <small>{hint}</small> });
    view! {
        <label class="check">
            <input type="radio" name="bring-in-to" prop:checked=chosen on:change=choose/>
            <span>{store.label(label)}{hint}</span>
        </label>
    }
    .into_any()
}

/// Builds the choice to keep the actions of stat blocks, which an encounter has no place for.
fn keeping(preview: Preview, blocks: Memo<usize>) -> AnyView {
    let store = preview.store;
    let words =
        text(move || store.text_with(BringInText::KeepBlocks, &[&blocks.get().to_string()]));
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=preview.keeps_blocks
                on:change=move |event| preview.keeps_blocks.set(event_target_checked(&event))/>
            <span>{words}<small>{store.label(BringInText::KeepBlocksHint)}</small></span>
        </label>
    }
    .into_any()
}

fn party_name(store: Store, name: RwSignal<String>) -> AnyView {
    view! {
        <label>{store.label(BringInText::PartyName)}
            <input id="bring-in-party" autocomplete="off" maxlength="120" prop:value=name
                on:input=move |event| name.set(event_target_value(&event))/></label>
    }
    .into_any()
}
