//! The stored texts that can't be read, each with a button that saves it to a file and one that deletes it.

use std::sync::Arc;

use asalto_text::{CampaignText, HomeText, MenuText, Message, SetupText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::changes;
use super::changes::{Deleting, LastDeleted, act, end_undo_with_bin};
use crate::browser::{clock, document, shell};
use crate::storage::archive::bin;
use crate::storage::archive::bin::Deletion;
use crate::storage::archive::{DocumentKind, deletion};
use crate::storage::campaign::Campaign;
use crate::storage::unreadable;
use crate::storage::unreadable::UnreadableText;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The id of the heading, which takes the focus when a text is gone.
const HEADING: &str = "unreadable";

/// The section, if there are such texts.
#[component]
pub fn Unreadable() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let found = RwSignal::new(Vec::<UnreadableText>::new());
    let deleted: LastDeleted = RwSignal::new(None);
    end_undo_with_bin(store, deleted);
    Effect::new(move |_| {
        store.keeper.lists.track();
        campaign.track();
        bin::track();
        spawn_local(async move {
            let all = unreadable::all().await;
            // Home may be closed by now.
            found.try_set(all);
        });
    });
    let some = flag(move || !found.with(Vec::is_empty) || deleted.with(Option::is_some));
    let put_back = move |_| {
        let Some((gone, title)) = deleted.get_untracked() else {
            return;
        };
        act(store, async move {
            deletion::put_back(&gone).await?;
            deleted.set(None);
            document::focus_soon(HEADING);
            Campaign::read();
            Ok(store.text_with(HomeText::Back, &[&title]))
        });
    };
    let undo = move || {
        let (_, title) = deleted.get()?;
        let words = text(move || store.text_with(HomeText::Deleted, &[&title]));
        Some(view! {
            <p>{words}" "<button class="quiet" on:click=put_back>{store.label(SetupText::Undo)}</button></p>
        })
    };
    part(move || {
        some.get().then(|| {
            view! {
                <section class="unreadable">
                    <h2 id=HEADING tabindex="-1">{store.label(HomeText::Unreadable)}</h2>
                    <ul>{each(move || found.get(), key, move |one| row(store, one, deleted))}</ul>
                    {part(undo)}
                </section>
            }
        })
    })
}

fn row(store: Store, one: UnreadableText, deleted: LastDeleted) -> AnyView {
    let words = {
        let one = one.clone();
        text(move || title(store, &one))
    };
    let label = move |label: Text| {
        text(move || {
            let label = store.text(label);
            let text = &words.get();
            store.message(&Message::Labeled { label, text })
        })
    };
    let save = {
        let one = one.clone();
        move |_| {
            shell::send(
                shell::DOWNLOAD_TEXT,
                &shell::texts(&["asalto-unreadable", &one.key, &one.text]),
            );
        }
    };
    let delete = move |_| {
        let name = title(store, &one);
        let text = one.clone();
        let way = move |how| -> Deleting {
            let text = text.clone();
            Box::pin(async move { text.delete(how).await })
        };
        let title = Arc::new(move || Some(name.clone()));
        changes::delete(store, title, way, move |gone, how, name| {
            let can_return = how == Deletion::ToBin;
            deleted.try_set(can_return.then_some((gone, name)));
            document::focus_soon(HEADING);
            Campaign::read();
        });
    };
    view! {
        <li><span>{words}</span>
            <span class="buttons">
                <button aria-label=label(HomeText::SaveToFile.text()) on:click=save>{store.label(HomeText::SaveToFile)}</button>
                <button class="quiet" aria-label=label(MenuText::Delete.text()) on:click=delete>{store.label(MenuText::Delete)}</button>
            </span>
        </li>
    }
    .into_any()
}

/// Returns the word for a kind of document.
pub fn kind_word(kind: DocumentKind) -> Text {
    match kind {
        DocumentKind::Encounter | DocumentKind::Summary => HomeText::Encounter.text(),
        DocumentKind::Label => HomeText::NameOfEncounter.text(),
        DocumentKind::Party => CampaignText::Party.text(),
        DocumentKind::Template => CampaignText::Template.text(),
        DocumentKind::Creature => CampaignText::Creature.text(),
    }
}

/// Describes a text: “Party · 11/26/2026 · 420 characters”.
fn title(store: Store, one: &UnreadableText) -> String {
    let kind = kind_word(one.kind());
    let date = one
        .set_aside()
        .map(|time| clock::date(time, store.lang().tag()));
    let size = one.text.chars().count().to_string();
    let size = store.text_with(HomeText::Characters, &[&size]);
    let parts: Vec<_> = [Some(store.text(kind).to_owned()), date, Some(size)]
        .into_iter()
        .flatten()
        .collect();
    parts.join(" · ")
}
