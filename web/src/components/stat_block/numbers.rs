//! The numbers of a creature that a table has: armor classes, hit points, saves and challenge rating.

use asalto_text::{CreatureText, NumericFieldText, SetupText, Text};
use leptos::prelude::*;

use crate::content::bestiary::Creature;
use crate::content::creatures::Table;
use crate::store::Store;

/// Builds the numbers of a creature of a table.
pub fn numbers(store: Store, table: Table, one: &Creature) -> AnyView {
    let fact = |label: Text, value: Signal<String>| {
        view! { <span><b>{store.label(label)}</b>" "{value}</span>" " }
    };
    let dice = one.hit_dice.as_ref();
    let dice = dice.map(|dice| format!(" ({dice})")).unwrap_or_default();
    let hit_points = format!("{}{dice}", one.hit_points);
    let saves = one.defenses.map(|all| {
        let save = |label: CreatureText, bonus: Option<i16>| {
            let bonus = bonus.map_or_else(|| "\u{2014}".to_owned(), signed);
            fact(label.text(), Signal::stored(bonus))
        };
        [
            save(CreatureText::Fortitude, Some(all.fortitude)),
            save(CreatureText::Reflex, all.reflex),
            save(CreatureText::Will, Some(all.will)),
        ]
    });
    let source = match table {
        Table::Srd52 => CreatureText::Source,
        Table::Srd51 => CreatureText::Source2014,
        Table::Srd35 => CreatureText::Source35,
    };
    view! {
        <div class="stat-block">
            <p class="kind" lang="en">{format!("{} {}", one.size, one.kind)}</p>
            <p class="facts">
                {fact(NumericFieldText::ArmorClassShort.text(), armor_class(store, one))}
                {fact(NumericFieldText::HitPointsShort.text(), Signal::stored(hit_points))}
                {saves}
                {fact(SetupText::ChallengeShort.text(), Signal::stored(one.challenge.clone()))}
            </p>
        </div>
        <p class="source hint"><a href="./licenses.txt" target="_blank">{store.label(source)}</a></p>
    }
    .into_any()
}

/// Returns the armor class, with those against touch attacks and while flat-footed: `15 (touch 13, flat-footed 13)`.
fn armor_class(store: Store, one: &Creature) -> Signal<String> {
    let (whole, defenses) = (one.armor_class.to_string(), one.defenses);
    Signal::derive(move || {
        let Some(all) = defenses else {
            return whole.clone();
        };
        let touch = store.text_with(CreatureText::Touch, &[&all.touch.to_string()]);
        let flat_footed = match all.flat_footed {
            Some(number) => store.text_with(CreatureText::FlatFooted, &[&number.to_string()]),
            None => store.text(CreatureText::NeverFlatFooted).to_owned(),
        };
        format!("{whole} ({touch}, {flat_footed})")
    })
}

/// Returns a number with its sign: `+2`, `−1`.
pub fn signed(number: i16) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", number.unsigned_abs())
}
