//! The notices at the top of the page: rejections, storage warnings, messages and other tabs.

use asalto_text::{NoticeText, SetupText};
use leptos::prelude::*;

use crate::components::backup::{download_all, keep_deleted, progress_notice, unsaved_notice};
use crate::components::lazy_part::later;
use crate::components::play_here::{return_to_amount, take_over};
use crate::parts::Part;
use crate::store::{KEEP_HERE, PLAY_HERE, Store};
use crate::ui::{flag, part, text};

/// The notices, if there are any. The focus rests once its notice is gone (web/shell/lost-focus.js).
#[component]
pub fn Notices() -> impl IntoView {
    let store = Store::take();
    let warning = move || {
        store
            .keeper
            .warning
            .get()
            .map(|notice| view! { <Warning notice/> })
    };
    let told = move || {
        let words = store.keeper.told.get()?;
        let close = move |_| store.keeper.told.set(None);
        Some(view! {
            <div class="notice reply"><p>{words}</p>
                <button class="quiet" on:click=close>{store.label(SetupText::Close)}</button>
            </div>
        })
    };
    let take_over = move |_| take_over(store);
    let follows = move || {
        // The pages of saved encounters and parties do not change the encounter.
        let at_home = store.elsewhere.get() == Some(SetupText::Home);
        (store.keeper.follows.get() && !at_home).then(|| {
            view! {
                <div class="notice warning"><p>{held_back_words(store, NoticeText::PlayedElsewhere)}</p>
                    <button id=PLAY_HERE on:click=take_over>{store.label(NoticeText::PlayHere)}</button>
                </div>
            }
        })
    };
    let refused = move || {
        // It stays at the table: another page has no command to repeat.
        let here = store.elsewhere.with(Option::is_none);
        let any = here && store.refused.with(Option::is_some);
        any.then(|| later(Part::Refusal))
    };
    view! { <div class="notices">{part(follows)}{part(warning)}{unsaved_notice(store)}{part(told)}{progress_notice(store)}{part(refused)}</div> }
}

/// Follows the words of a notice. If it holds this tab back, they say that a command was not carried out.
fn held_back_words(store: Store, notice: NoticeText) -> Signal<String> {
    let refused = flag(move || store.stood_back.get() == Some(notice));
    text(move || {
        if refused.get() {
            store.held_back_words(notice)
        } else {
            store.text(notice).to_owned()
        }
    })
}

/// A storage warning, and the button that downloads everything as a file.
#[component]
fn Warning(notice: NoticeText) -> impl IntoView {
    let store = Store::take();
    let stays = matches!(notice, NoticeText::NotSaved | NoticeText::MemoryOnly);
    let deleted = notice == NoticeText::DeletedElsewhere;
    let comes = notice == NoticeText::SavedComing;
    let helps = !deleted
        && !comes
        && !matches!(notice, NoticeText::SafeMode | NoticeText::ChangedElsewhere);
    let close = move |_| {
        if deleted {
            store.replace_deleted();
        }
        store.keeper.warning.set(None);
    };
    let retry = move |_| {
        store.save_here();
        if store.keeper.warning.get_untracked() == Some(NoticeText::NotSaved) {
            // The same sentence is said again.
            store.announced.set(String::new());
            store
                .announced
                .set(store.text(NoticeText::NotSaved).to_owned());
        }
    };
    let keep = move |_| {
        keep_deleted(store);
        return_to_amount(store);
    };
    let close_is = if deleted {
        NoticeText::DiscardDeleted.text()
    } else {
        SetupText::Close.text()
    };
    view! {
        <div class="notice warning" data-unsaved=stays.then_some("")><p role="alert">{held_back_words(store, notice)}</p>
            {comes.then(|| view! {
                <button on:click=move |_| store.open_readable()>{store.label(NoticeText::TryAgain)}</button>
            })}
            {(notice == NoticeText::NotSaved).then(|| view! {
                <button on:click=retry>{store.label(NoticeText::TryAgain)}</button>
            })}
            {deleted.then(|| view! { <button id=KEEP_HERE on:click=keep>{store.label(NoticeText::KeepDeleted)}</button> })}
            {helps.then(|| view! { <button on:click=move |_| download_all(store)>{store.label(NoticeText::DownloadAll)}</button> })}
            {(!stays).then(|| view! {
                <button class="quiet" on:click=close>{store.label(close_is)}</button>
            })}
        </div>
    }
}
