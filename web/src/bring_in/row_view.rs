//! A row of the preview.

use asalto_core::Side;
use asalto_core::newcomer::Newcomer;
use asalto_text::combat::{innate_effects, limited_use};
use asalto_text::{
    BringInText, Message, NumericFieldText, SetupText, Text, isolated, short_defenses,
};
use leptos::prelude::*;

use super::preview::{Preview, ShownRow};
use super::row::{Cell, CellFault, Row};
use crate::browser::document;
use crate::store::Store;
use crate::ui::{flag, live, part, text};

/// Builds a row.
pub fn row(preview: Preview, shown: &ShownRow) -> AnyView {
    let store = preview.store;
    let row = shown.row.clone();
    let ticked = {
        let shown = shown.clone();
        flag(move || preview.is_ticked(&shown))
    };
    let stays = {
        let id = shown.id;
        flag(move || preview.stays(id))
    };
    let named = {
        let row = row.clone();
        Memo::new(move |_| row.with(|row| row.one.name.clone()))
    };
    let tick = {
        let row = row.clone();
        live(move |event| {
            let on = event_target_checked(&event);
            row.update(|row| row.ticked = Some(on));
        })
    };
    let rename = {
        let row = row.clone();
        live(move |event: leptos::ev::Event| {
            let typed = event_target_value(&event);
            let done = row.try_update(|row| row.rename(&typed)) == Some(true);
            let fault = (!done).then(|| store.text(SetupText::FieldMismatch));
            document::find_fault(&event, fault);
        })
    };
    let side = {
        let row = row.clone();
        Memo::new(move |_| row.with(|row| row.side))
    };
    let choose = {
        let row = row.clone();
        live(move |event| {
            if let Ok(side) = event_target_value(&event).parse() {
                row.update(|row| row.side = Side(side));
            }
        })
    };
    let sides = Store::SIDES.map(|of| {
        let chosen = flag(move || side.get() == of);
        view! { <option value=of.0.to_string() selected=chosen>{store.side(of)}</option> }
    });
    let about = {
        let (row, id) = (row.clone(), shown.id);
        text(move || {
            if preview.stays(id) {
                return store.text(BringInText::Stays).to_owned();
            }
            row.with(|row| notes(store, row, preview.is_known(id)))
        })
    };
    let label = move |label: Text| {
        text(move || {
            let label = store.text(label);
            let text = &isolated(&named.get()).into_owned();
            store.message(&Message::Labeled { label, text })
        })
    };
    let add = text(move || store.text_with(BringInText::AddRow, &[&isolated(&named.get())]));
    let cells = Cell::ALL.map(|cell| number(store, &row, cell, label(word(cell))));
    view! {
        <div class="im" data-side=text(move || side.get().0.to_string()) class:off=flag(move || !ticked.get())>
            <label class="tick"><input type="checkbox" aria-label=add prop:checked=ticked prop:disabled=stays on:change=tick/></label>
            <span class="bar" aria-hidden="true"></span>
            <input class="name" aria-label=label(BringInText::Name.text()) autocomplete="off" spellcheck="false" maxlength="120"
                prop:value=named on:change=rename/>
            {cells.into_iter().collect_view()}
            <select aria-label=label(SetupText::Side.text()) on:change=choose>{sides}</select>
            {part(move || (!about.with(String::is_empty)).then(|| view! { <p class="about">{about}</p> }))}
        </div>
    }
    .into_any()
}

/// Builds the field of a number.
fn number(store: Store, row: &ArcRwSignal<Row>, cell: Cell, name: Signal<String>) -> AnyView {
    let value = {
        let row = row.clone();
        text(move || {
            let number = row.with(|row| row.number(cell));
            number.map_or_else(String::new, |number| shown_number(cell, number))
        })
    };
    let correct = {
        let row = row.clone();
        live(move |event: leptos::ev::Event| {
            let typed = event_target_value(&event);
            let fault = row
                .try_update(|row| row.correct(cell, &typed).err())
                .flatten();
            let words = fault.map(|fault| sentence(store, &fault));
            document::find_fault(&event, words.as_deref());
        })
    };
    // An unknown number stands out: it is never shown as 0.
    let unknown = {
        let row = row.clone();
        flag(move || row.with(|row| row.number(cell).is_none()))
    };
    let hint = {
        let row = row.clone();
        move || {
            let formula = row.with(|row| row.one.hp_formula.clone());
            let dice = formula.filter(|_| cell == Cell::HitPoints);
            dice.unwrap_or_else(|| "?".to_owned())
        }
    };
    view! {
        <label class="number">
            <span aria-hidden="true">{store.label(word(cell))}</span>
            <input inputmode="numeric" autocomplete="off" maxlength="8" aria-label=name class:unknown=unknown placeholder=text(hint)
                prop:value=value on:change=correct on:focus=document::select/>
        </label>
    }
    .into_any()
}

fn word(cell: Cell) -> Text {
    match cell {
        Cell::Count => BringInText::Count.text(),
        Cell::HitPoints => NumericFieldText::HitPointsShort.text(),
        Cell::ArmorClass => NumericFieldText::ArmorClassShort.text(),
        Cell::Initiative => NumericFieldText::InitiativeShort.text(),
    }
}

fn shown_number(cell: Cell, number: i32) -> String {
    if cell == Cell::Initiative && number >= 0 {
        return format!("+{number}");
    }
    number.to_string()
}

fn sentence(store: Store, fault: &CellFault) -> String {
    match fault {
        CellFault::NotWhole => store.text(SetupText::FieldWhole).to_owned(),
        CellFault::OutOfRange(range) => {
            let bounds = [*range.start(), *range.end()].map(|bound| store.lang().number(bound));
            store.text_with(SetupText::FieldRange, &bounds.each_ref().map(|it| &**it))
        }
    }
}

/// Returns what a newcomer does in each of its turns, and its limited uses, where the rules have them.
fn powers(store: Store, newcomer: &Newcomer) -> impl Iterator<Item = String> {
    let lang = store.lang();
    let mut innate = newcomer.clone();
    store.with_session(|session| {
        let rules = session.encounter().rules();
        innate.each_turn.retain(|one| one.counts(rules));
    });
    let innate = innate_effects(lang, &innate);
    let uses = store.has_limited_uses().then(|| {
        let uses = newcomer.profile.limited_uses.iter();
        uses.map(|of| limited_use(lang, of)).collect::<Vec<_>>()
    });
    innate.into_iter().chain(uses.into_iter().flatten())
}

/// Returns what else comes along with a row, and what does not.
fn notes(store: Store, row: &Row, known: bool) -> String {
    let one = &row.one;
    let mut notes = Vec::new();
    if known {
        notes.push(store.text(BringInText::AlreadyHere).to_owned());
    }
    if let Some(dice) = &row.rolled {
        notes.push(store.text_with(BringInText::Rolled, &[dice]));
    }
    if let Some((left, maximum)) = row.wounds() {
        let numbers = [left, maximum].map(|number| store.lang().number(number));
        let numbers = numbers.each_ref().map(|it| &**it);
        notes.push(store.text_with(BringInText::PointsLeft, &numbers));
    }
    notes.extend(
        one.conditions
            .iter()
            .map(|name| isolated(name).into_owned()),
    );
    if !one.durations.is_empty() {
        notes.push(store.text(BringInText::EndsStay).to_owned());
    }
    notes.extend(short_defenses(
        store.lang(),
        &one.defenses,
        store.defenses(),
    ));
    notes.extend(powers(store, &row.part().newcomer));
    if let Some(temporary) = one.temp.filter(|temporary| *temporary > 0) {
        let temporary = temporary.to_string();
        notes.push(store.text_with(BringInText::TemporaryStay, &[&temporary]));
    }
    if one.hidden == Some(true) && row.side != Side::PARTY {
        notes.push(store.text(SetupText::HiddenFromPlayers).to_owned());
    }
    if one.enabled == Some(false) {
        notes.push(store.text(BringInText::SetAside).to_owned());
    }
    notes.join(" · ")
}
