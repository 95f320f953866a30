//! Those who are in the encounter before the fight, side by side.

use asalto_core::{Combatant, CombatantId, CombatantView, Command, Side};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::ahead::{Ahead, Beforehand};
use crate::components::profile_form::{Editing, profile_form};
use crate::shown::{each, flag, part, text};
use crate::store::Store;
use crate::text::{Sentence, Word};

/// The sides and who is on them.
#[component]
pub fn Roster() -> impl IntoView {
    let store = Store::take();
    view! {
        <div class="roster">
            {each(move || store.sides(), |side| side.0.into(), |side| view! { <RosterSide side/> }.into_any())}
        </div>
    }
}

#[component]
fn RosterSide(side: Side) -> impl IntoView {
    let store = Store::take();
    let members = Memo::new(move |_| {
        let view = store.view.get();
        let members = view
            .combatants
            .iter()
            .filter(|one| one.profile.side == side);
        members.map(|one| one.id).collect::<Vec<_>>()
    });
    view! {
        <section data-side=side.0.to_string()>
            <h3>{store.side(side)}" "<small>{text(move || members.with(Vec::len).to_string())}</small></h3>
            <ul>
                {each(move || members.get(), |id| id.0.into(), |id| view! { <li><Member id/></li> }.into_any())}
            </ul>
        </section>
    }
}

#[component]
fn Member(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let editing = RwSignal::new(false);
    let edited = Editing {
        who: Some(id),
        done: Some(Callback::new(move |()| editing.set(false))),
    };
    let one = store.seen(id);
    let name = move || {
        one.with(|one| {
            one.as_ref()
                .map(|one| one.profile.name.clone())
                .unwrap_or_default()
        })
    };
    let label = move |word| {
        store.say(&Sentence::Of {
            what: store.word(word),
            who: &name(),
        })
    };
    let selected = flag(move || store.selected.get() == Some(id));
    let select = move |_| {
        let chosen = (!selected.get_untracked()).then_some(id);
        store.selected.set(chosen);
    };
    let more = flag(move || selected.get() || one.with(|one| one.as_ref().is_some_and(has_marks)));
    let remove = move |_| {
        if store.dispatch(&Command::RemoveCombatant { who: id }) {
            document::focus_soon("quick-line");
        }
    };
    view! {
        <div class="member" data-combatant=id.0.to_string()>
            <span class="bar"></span>
            <span class="who"><button class="name quiet" id=format!("row-{}", id.0)
                    aria-pressed=text(move || selected.get().to_string()) on:click=select>{text(name)}</button>
                <span class="meta">{text(move || one.with(|one| one.as_ref().map(|one| facts(store, one, more.get())).unwrap_or_default()))}</span>
            </span>
            <button class="quiet" aria-label=text(move || label(Word::Edit)) on:click=move |_| editing.update(|on| *on = !*on)>
                {store.label(Word::Edit)}
            </button>
            <button class="quiet" aria-label=text(move || label(Word::Remove)) on:click=remove>
                {store.label(Word::Remove)}
            </button>
        </div>
        {part(move || editing.get().then(|| profile_form(edited)))}
        {part(move || more.get().then(|| view! { <Ahead what=Beforehand::Of(id)/> }))}
    }
}

/// Whether anything lasts on somebody before the fight.
fn has_marks(one: &CombatantView) -> bool {
    !one.conditions.is_empty() || one.ridden.is_some() || one.concentration.is_some()
}

/// What is known of a combatant, in a line, but for what its marks say where they are shown.
fn facts(store: Store, one: &CombatantView, marked: bool) -> String {
    let armor_class = one.profile.armor_class.filter(|_| !marked);
    let mut facts = written(store, &one.profile, Some(one.modifier), armor_class);
    if !one.position.is_empty() && !marked {
        facts.push(one.position.clone());
    }
    facts.join(" · ")
}

/// The numbers of a profile, each with its name.
pub fn written(
    store: Store,
    profile: &Combatant,
    modifier: Option<i16>,
    armor_class: Option<i16>,
) -> Vec<String> {
    let mut facts = Vec::new();
    if store.is_by_phases() {
        let actor = &profile.actor;
        facts.extend(actor.initiative.as_ref().map(ToString::to_string));
        facts.push(format!("{} PA", actor.points));
    } else {
        facts.extend(modifier.map(|by| store.lang().modifier(by)));
    }
    let numbers = [
        (Word::DexterityShort, profile.dexterity.map(i32::from)),
        (Word::HitPointsShort, profile.hit_points),
        (Word::ArmorClassShort, armor_class.map(i32::from)),
        (Word::Group, profile.group.map(|group| group.0.into())),
    ];
    for (name, number) in numbers {
        facts.extend(number.map(|number| format!("{} {number}", store.word(name))));
    }
    facts
}
