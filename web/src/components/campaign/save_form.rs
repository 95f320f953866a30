//! The form that saves a party, the enemies as a template, or a creature, from any encounter.

use asalto_core::{CombatantView, EncounterView, Side};
use asalto_text::CampaignText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::change_notice::ChangeNotice;
use super::wording::word;
use crate::browser::document;
use crate::order::base_name::{self, kind};
use crate::storage::campaign::{Campaign, ExistingCombatant, Group, GroupUse, Member};
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The id of the name field.
const NAME: &str = "keep-name";

/// The uses in the order of the form.
const USES: [GroupUse; 3] = [GroupUse::Party, GroupUse::Template, GroupUse::Creature];

/// The form, closed until it is needed.
#[component]
pub fn SaveForm(
    /// Whether the form is open from the start, with the focus in the name field.
    #[prop(optional)]
    opened: bool,
) -> impl IntoView {
    let store = Store::take();
    let open = RwSignal::new(opened);
    if opened {
        document::focus_soon(NAME);
    }
    // The browser says later that the form is open: it must not be built again under a name that is being typed.
    let is_open = flag(move || open.get());
    view! {
        <details class="keep" open=opened on:toggle=move |_| open.set(true)>
            // The press says so sooner than the event, which a quick Tab overtakes.
            <summary on:click=move |_| open.set(true)>{store.label(CampaignText::Keep)}</summary>
            {part(move || is_open.get().then(|| view! { <Form/> }))}
        </details>
    }
}

#[component]
fn Form() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let of = RwSignal::new(GroupUse::Party);
    // The name of the creature among the combatants.
    let which = RwSignal::new(String::new());
    let name = RwSignal::new(String::new());
    let notice = ChangeNotice::new(store);
    notice.follow();
    let suggest = move || {
        name.set(untrack(|| suggestion(store, of.get(), &which.get())));
        notice.clear();
    };
    suggest();
    let uses = USES.map(|one| {
        let choose = move |_| {
            of.set(one);
            if one == GroupUse::Creature && which.with_untracked(String::is_empty) {
                which.set(untrack(|| kinds(store).into_iter().next()).unwrap_or_default());
            }
            suggest();
        };
        view! {
            <button type="button" class="side" aria-pressed=text(move || (of.get() == one).to_string()) on:click=choose>
                {store.label(word(one))}</button>
        }
    });
    let is_creature = flag(move || of.get() == GroupUse::Creature);
    let choice = move || {
        is_creature.get().then(|| {
            let choose = move |event| {
                which.set(event_target_value(&event));
                suggest();
            };
            let option = move |kind: String| {
                let chosen = kind.clone();
                let chosen = flag(move || which.with(|which| *which == chosen));
                view! { <option value=kind.clone() prop:selected=chosen>{kind.clone()}</option> }.into_any()
            };
            view! {
                <label>{store.label(word(GroupUse::Creature))}
                    <select on:change=choose>{each(move || kinds(store), key, option)}</select></label>
            }
        })
    };
    let replaces = {
        let campaign = campaign.clone();
        flag(move || {
            let silent = notice.is_silent();
            let of = of.get();
            silent && campaign.with(|campaign| name.with(|name| campaign.named(of, name).is_some()))
        })
    };
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let of = of.get_untracked();
        let name = name.get_untracked();
        let before = campaign.with_untracked(|campaign| campaign.named(of, &name).cloned());
        let of_creature = which.get_untracked();
        let mut members = store
            .view
            .with_untracked(|view| members(view, of, &of_creature, &name));
        // The notes, ids and stat blocks stay with their members.
        for member in &mut members {
            let known = ExistingCombatant {
                name: member.name().to_owned(),
                id: Some(member.id.clone()).filter(|id| !id.is_empty()),
            };
            let old = before.iter().flat_map(|before| &before.group.members);
            if let Some(old) = old.into_iter().find(|old| old.is(&known)) {
                member.note.clone_from(&old.note);
                member.id.clone_from(&old.id);
                member.sheet.clone_from(&old.sheet);
            }
        }
        let group = Group { name, of, members };
        notice.save(before, group, move |saved| {
            notice.tell_saved(&saved);
        });
    };
    view! {
        <form class="keep-form" on:submit=save>
            <div class="sides" role="group" aria-label=store.label(CampaignText::What)>{uses}</div>
            {part(choice)}
            <label>{store.label(CampaignText::Name)}
                <input id=NAME autocomplete="off" maxlength="120" prop:value=name
                    on:input=move |event| { notice.clear(); name.set(event_target_value(&event)); }/></label>
            {part(move || replaces.get().then(|| view! { <p class="hint">{store.label(CampaignText::Replaces)}</p> }))}
            <button type="submit">{store.label(CampaignText::Save)}</button>
            {notice.shown()}
        </form>
    }
}

/// Suggests a name: the name of the party in play, or of the creature.
fn suggestion(store: Store, of: GroupUse, which: &str) -> String {
    match of {
        GroupUse::Party => store.view.with(|view| {
            let is_here = |member: &Member| {
                let mut all = view.without_second_places();
                all.any(|one| member.is(&ExistingCombatant::of(&one.profile)))
            };
            let played = Campaign::signal().with(|campaign| {
                let last = campaign.last_party()?;
                let plays = last.group.members.iter().any(is_here);
                plays.then(|| last.group.name.clone())
            });
            played.unwrap_or_default()
        }),
        GroupUse::Template => String::new(),
        GroupUse::Creature => which.to_owned(),
    }
}

/// Returns the names of the kinds of creatures outside the party, without their numbers.
fn kinds(store: Store) -> Vec<String> {
    store.view.with(|view| {
        let others = view.without_second_places().filter(|one| !is_of_party(one));
        base_name::kinds(others.map(|one| one.profile.name.as_str()))
    })
}

fn is_of_party(one: &CombatantView) -> bool {
    one.profile.side == Side::PARTY
}

/// Returns the members to save: the party in its present state, all others unhurt.
fn members(view: &EncounterView, of: GroupUse, which: &str, name: &str) -> Vec<Member> {
    let all = view.without_second_places();
    match of {
        GroupUse::Party => all.filter(|one| is_of_party(one)).map(Member::of).collect(),
        GroupUse::Template => {
            let enemies = all.filter(|one| one.profile.side == Side::FOES);
            enemies.map(|one| Member::of(one).fresh()).collect()
        }
        GroupUse::Creature => {
            let mut all = all.filter(|one| !is_of_party(one) && kind(&one.profile.name) == which);
            let creature = all.next().map(|one| {
                let mut member = Member::of(one).fresh();
                name.trim().clone_into(&mut member.newcomer.profile.name);
                member
            });
            creature.into_iter().collect()
        }
    }
}
