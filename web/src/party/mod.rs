//! The page of a party: its members with their numbers, conditions and notes, edited in place (decision 60).

mod draft;
mod faults;
mod member;

use asalto_text::{CampaignText, NoticeText, SetupText, isolated};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::browser::{document, unsaved_groups, validity};
use crate::components::campaign::{ChangeNotice, add};
use crate::components::help_button::HelpButton;
use crate::components::kept_texts;
use crate::components::notices::Notices;
use crate::components::other_tabs::on_change;
use crate::components::quick_line::sentence;
use crate::input::quick_line;
use crate::storage::archive::bin;
use crate::storage::campaign::{Campaign, Member, SavedGroup};
use crate::store::Store;
use crate::store::address::{EDITED, Reading, Route};
use crate::ui::{each, flag, key, live, part, text};
use asalto_core::Side;
use asalto_core::combatant::Controller;

use draft::Draft;
use faults::{tell, words};
use member::LINE;

/// The id of the heading, which takes the focus when the page opens.
const TOP: &str = "party";
/// The id of the button that undoes the last change.
const UNDO: &str = "undo-party";

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
        Memo::new(move |before: Option<&Option<u32>>| {
            let Route::Party(id) = reading.place.get() else {
                return None;
            };
            let is_shown = before == Some(&Some(id));
            let is_there = campaign.with(|campaign| campaign.party(id).is_some());
            (is_there || is_shown).then_some(id)
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
                let is_closed = campaign.with(|campaign| campaign.is_closed);
                missing(store, is_closed)
            }),
        }
    };
    view! {
        <main class="home party">
            <div class="home-top">
                <button class="quiet" on:click=|_| Reading::home()>
                    <span class="icon" data-icon="back" aria-hidden="true"></span><span class="text">{store.label(SetupText::Home)}</span>
                </button>
                <h1 id=TOP tabindex="-1">{store.label(CampaignText::Party)}</h1>
                <HelpButton/>
            </div>
            <Notices/>
            {part(page)}
        </main>
    }
}

/// Says why a page has no party: it is gone, or can't be read now.
fn missing(store: Store, is_closed: bool) -> AnyView {
    if !is_closed {
        return view! { <p class="hint">{store.label(CampaignText::PartyGone)}</p> }.into_any();
    }
    view! {
        <div class="notice warning"><p role="alert">{store.label(CampaignText::PartyClosed)}</p>
            <button on:click=|_| Campaign::read()>{store.label(NoticeText::TryAgain)}</button>
        </div>
    }
    .into_any()
}

/// Builds the page of a party.
fn sheet(store: Store, reading: Reading, notice: ChangeNotice, saved: SavedGroup) -> AnyView {
    let id = saved.id;
    let draft = StoredValue::new(Draft::open(store, notice, saved));
    let leaving = draft.with_value(Draft::clone);
    on_cleanup(move || leaving.close());
    follow_tabs(draft);
    let faulty = follow_faults(id);
    Effect::new(move |_| {
        if faulty.get() {
            notice.retract_saved();
        }
    });
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
    let rest = move |_| rest(draft);
    let past = draft.with_value(|draft| draft.past.clone());
    let nothing = text(move || past.with(Vec::is_empty).to_string());
    let left = draft.with_value(|draft| draft.past.clone());
    let undo = move |_| {
        if left.with_untracked(Vec::is_empty) {
            return;
        }
        draft.with_value(Draft::undo);
        store
            .announced
            .set(store.text(CampaignText::Undone).to_owned());
        // A button that does nothing keeps no focus.
        if left.with_untracked(Vec::is_empty) {
            document::focus_soon(TOP);
        }
    };
    let failed = draft.with_value(|draft| draft.failed.clone());
    let state = text(move || {
        // Both are followed.
        let faulty = faulty.get();
        let label = if failed.get() || faulty {
            CampaignText::NotSaved
        } else {
            CampaignText::SavedAsTyped
        };
        store.text(label).to_owned()
    });
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
            <button type="button" class="quiet undo" id=UNDO aria-disabled=nothing on:click=undo>{store.label(SetupText::Undo)}</button>
            {part(move || worn.get().then(|| view! {
                <button type="button" class="quiet" on:click=rest>{store.label(CampaignText::Rest)}</button>
            }))}
        </div>
        {notice.shown()}
        <footer class="bar-below">
            <p class="at-rest"><strong><bdi>{name}</bdi></strong><span>{state}</span></p>
            <button id="begin-with" class="go" on:click=begin>{store.label(CampaignText::NewWith)}</button>
        </footer>
    }
    .into_any()
}

/// Gives all members their hit points and uses back. The button goes with its change, and leaves the focus to the undo.
fn rest(draft: StoredValue<Draft>) {
    let done = draft.with_value(|draft| {
        draft.change_or_tell(|group| {
            for member in &mut group.members {
                *member = member.clone().fresh();
            }
        })
    });
    if done {
        document::focus_soon(UNDO);
    }
}

/// Follows another tab that deletes or restores the party. It may have done so while this one showed another page.
fn follow_tabs(draft: StoredValue<Draft>) {
    draft.with_value(Draft::follow);
    on_change(
        |key| key == bin::CHANGED,
        move || {
            draft.try_with_value(Draft::follow);
        },
    );
}

/// Follows whether a field of the page has a fault, so that its text is not saved. The browser asks before the page closes
/// then.
fn follow_faults(id: u32) -> RwSignal<bool> {
    let faulty = RwSignal::new(false);
    let name = format!("fields-of-party-{id}");
    let look = {
        let name = name.clone();
        move || {
            let is_faulty = validity::has_fault(EDITED);
            if faulty
                .try_get_untracked()
                .is_some_and(|was| was != is_faulty)
            {
                faulty.set(is_faulty);
                unsaved_groups::note(&name, is_faulty);
            }
        }
    };
    // The fields are checked first, and a command may give them other texts.
    let listen = |event: &str| {
        let look = look.clone();
        window_event_listener_untyped(event, move |_| request_animation_frame(look.clone()))
    };
    let listening = ["input", "change", "click"].map(listen);
    on_cleanup(move || {
        for one in listening {
            one.remove();
        }
        unsaved_groups::note(&name, false);
    });
    faulty
}

/// Builds the line that adds members.
fn line(store: Store, draft: StoredValue<Draft>) -> AnyView {
    let kept = format!("party-{}", draft.with_value(|draft| draft.saved().id));
    let kept = kept_texts::written(&kept);
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
        let added: Vec<_> = new
            .iter()
            .map(|one| isolated(&one.profile.name).into_owned())
            .collect();
        let added = asalto_text::list(untrack(|| store.lang()), &added);
        let added = store.text_with(CampaignText::MemberAdded, &[&added]);
        let members = new.into_iter().map(Member::joined);
        let done = draft.with_value(|draft| draft.change(|group| group.members.extend(members)));
        if done.is_ok() {
            typed.set(String::new());
            // A fault that was announced is over.
            store.announced.set(added);
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
