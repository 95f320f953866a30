//! The page of a party: its members with their numbers, conditions and notes, edited in place (decision 60).

mod draft;
mod faults;
mod member;

use asalto_text::{CampaignText, SetupText};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::browser::{document, validity};
use crate::components::campaign::{ChangeNotice, add};
use crate::components::help_button::HelpButton;
use crate::components::kept_texts;
use crate::components::notices::Notices;
use crate::components::quick_line::sentence;
use crate::input::quick_line;
use crate::storage::campaign::{Campaign, Member, SavedGroup};
use crate::store::Store;
use crate::store::address::{Reading, Route};
use crate::ui::{each, flag, key, live, part, text};
use asalto_core::Side;
use asalto_core::combatant::Controller;

use draft::Draft;
use faults::{tell, words};
use member::LINE;

/// The id of the heading, which takes the focus when the page opens.
const TOP: &str = "party";

/// The page of the party in the address.
#[component]
pub fn Party() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let campaign = Campaign::signal();
    let notice = ChangeNotice::new(store);
    Effect::new(move |_| document::focus_soon(TOP));
    // The page is built once for a party, and follows its draft afterwards.
    let known = {
        let campaign = campaign.clone();
        Memo::new(move |_| {
            let Route::Party(id) = reading.place.get() else {
                return None;
            };
            campaign.with(|campaign| campaign.party(id).map(|saved| saved.id))
        })
    };
    let page = {
        let campaign = campaign.clone();
        move || match known.get() {
            Some(id) => {
                let saved = campaign.with_untracked(|campaign| campaign.party(id).cloned())?;
                Some(sheet(store, reading, notice, saved))
            }
            None => campaign.with(|campaign| campaign.is_read).then(|| {
                view! { <p class="hint">{store.label(CampaignText::PartyGone)}</p> }.into_any()
            }),
        }
    };
    view! {
        <main class="home party">
            <div class="home-top">
                <button class="quiet" on:click=|_| Reading::home()>
                    <span aria-hidden="true">"←"</span><span class="text">{store.label(SetupText::Home)}</span>
                </button>
                <h1 id=TOP tabindex="-1">{store.label(CampaignText::Party)}</h1>
                <HelpButton/>
            </div>
            <Notices/>
            {part(page)}
        </main>
    }
}

/// Builds the page of a party.
fn sheet(store: Store, reading: Reading, notice: ChangeNotice, saved: SavedGroup) -> AnyView {
    let id = saved.id;
    let draft = StoredValue::new(Draft::open(store, notice, saved));
    let leaving = draft.with_value(Draft::clone);
    on_cleanup(move || leaving.tell_unsaved(store));
    let group = draft.with_value(|draft| draft.group.clone());
    let name = {
        let group = group.clone();
        Memo::new(move |_| group.with(|group| group.name.clone()))
    };
    Effect::new(move |_| {
        store.settings.lang.track();
        document::set_title(format!("{} · Asalto", name.get()));
    });
    let rename = live(move |event| {
        let name = event_target_value(&event);
        let done = draft.with_value(|draft| draft.change(|group| group.name = name));
        tell(store, &event, done);
    });
    let count = {
        let group = group.clone();
        Memo::new(move |_| group.with(|group| group.members.len()))
    };
    let about = move || store.text_with(CampaignText::PartyHint, &[&count.get().to_string()]);
    let rows = move || (0..count.get()).collect::<Vec<_>>();
    let worn = {
        let group = group.clone();
        flag(move || {
            group.with(|group| group.members.iter().any(|one| *one != one.clone().fresh()))
        })
    };
    let rest = move |_| {
        draft.with_value(|draft| {
            draft.change_or_tell(|group| {
                for member in &mut group.members {
                    *member = member.clone().fresh();
                }
            })
        });
    };
    let past = draft.with_value(|draft| draft.past.clone());
    let nothing = text(move || past.with(Vec::is_empty).to_string());
    let undo = move |_| draft.with_value(Draft::undo);
    let begin = move |_| {
        if !reading.can_leave() {
            return;
        }
        let saved = draft.with_value(Draft::saved);
        store.begin_another();
        reading.to_table("quick-line");
        add(store, &SavedGroup { id, ..saved });
    };
    view! {
        <input class="party-name" aria-label=store.label(CampaignText::Name) autocomplete="off" maxlength="120"
            prop:value=name on:change=rename/>
        <p class="hint">{text(about)}</p>
        <ul class="members">{each(rows, key, move |place| member::row(store, draft, place))}</ul>
        {line(store, draft)}
        <div class="buttons">
            <button type="button" class="quiet undo" aria-disabled=nothing on:click=undo>{store.label(SetupText::Undo)}</button>
            {part(move || worn.get().then(|| view! {
                <button type="button" class="quiet" on:click=rest>{store.label(CampaignText::Rest)}</button>
            }))}
        </div>
        {notice.shown()}
        <footer class="bar-below">
            <p class="at-rest"><strong><bdi>{name}</bdi></strong><span>{store.label(CampaignText::SavedAsTyped)}</span></p>
            <button id="begin-with" class="go" on:click=begin>{store.label(CampaignText::NewWith)}</button>
        </footer>
    }
    .into_any()
}

/// Builds the line that adds members.
fn line(store: Store, draft: StoredValue<Draft>) -> AnyView {
    let kept = format!("party-{}", draft.with_value(|draft| draft.saved().id));
    let typed = RwSignal::new(kept_texts::text(&kept).unwrap_or_default());
    Effect::new(move |_| typed.with(|typed| kept_texts::keep(&kept, typed)));
    let join = move |event: SubmitEvent| {
        event.prevent_default();
        let line = typed.get_untracked();
        let group = draft.with_value(|draft| draft.group.get_untracked());
        let names: Vec<_> = group
            .members
            .iter()
            .map(|one| one.name().to_owned())
            .collect();
        let fold = &folded;
        let (lang, side, stage) = (store.lang(), Side::PARTY, quick_line::Stage::Setup);
        let reading = quick_line::Reading {
            lang,
            side,
            stage,
            defenses: store.with_session(|session| session.encounter().rules().defenses()),
            features: store.features(),
            fold,
        };
        let parts = match quick_line::read(&line, reading) {
            Ok(parts) => parts,
            Err(fault) => return validity::find_in(LINE, Some(&sentence(store, &fault))),
        };
        let mut new = Vec::new();
        for part in &parts {
            quick_line::expand(part, &mut new, &names);
        }
        for one in &mut new {
            one.profile.side = Side::PARTY;
            one.profile.controller = Controller::Player;
        }
        if new.is_empty() {
            validity::find_in(LINE, Some(store.text(CampaignText::FaultEmpty)));
            return;
        }
        let members = new.into_iter().map(Member::joined);
        let done = draft.with_value(|draft| draft.change(|group| group.members.extend(members)));
        if done.is_ok() {
            typed.set(String::new());
        }
        let words = done.err().map(|fault| words(store, fault));
        validity::find_in(LINE, words);
    };
    view! {
        // A line with a fault is read again.
        <form class="party-line" novalidate on:submit=join>
            <input id=LINE aria-label=store.label(CampaignText::AddMember) placeholder=store.label(CampaignText::MemberExample)
                autocomplete="off" maxlength=quick_line::LONGEST.to_string() prop:value=typed
                on:input=move |event| {
                    document::find_fault(&event, None);
                    typed.set(event_target_value(&event));
                }/>
            <button type="submit">{store.label(CampaignText::AddGroup)}</button>
        </form>
    }
    .into_any()
}
