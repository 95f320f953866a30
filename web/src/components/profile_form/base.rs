//! The fields for the base of a miniature: its color, its letter and a picture from a file.

use asalto_core::Combatant;
use asalto_core::combatant::{Base, BaseColor};
use asalto_text::BaseText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{document, picture};
use crate::components::base_mark::{base_mark, word};
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The fields of the base.
#[component]
pub fn BaseFields(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let option = |color: Option<BaseColor>| {
        let chosen = flag(move || draft.with(|draft| draft.base.color == color));
        let label = color.map_or(BaseText::NoColor, word);
        view! { <option prop:selected=chosen>{store.label(label)}</option> }
    };
    let colors = [None].into_iter().chain(BaseColor::ALL.map(Some));
    let colors: Vec<_> = colors.map(option).collect();
    let color = move |event: leptos::ev::Event| {
        let select = event_target::<web_sys::HtmlSelectElement>(&event);
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        let color = index
            .checked_sub(1)
            .and_then(|index| BaseColor::ALL.get(index));
        draft.update(|draft| draft.base.color = color.copied());
    };
    let letter = move |event| {
        let typed = event_target_value(&event);
        let typed = typed.chars().find(|letter| letter.is_alphanumeric());
        let letter = typed.and_then(|letter| letter.to_uppercase().next());
        draft.update(|draft| draft.base.letter = letter);
    };
    let written = move || {
        let letter = draft.with(|draft| draft.base.letter);
        letter.map(String::from).unwrap_or_default()
    };
    let read = move |event: leptos::ev::Event| {
        document::find_fault(&event, None);
        let Some(file) = picture::chosen(&event) else {
            return;
        };
        spawn_local(async move {
            let small = picture::small(file, Base::LONGEST_PICTURE).await;
            if small.is_none() {
                document::find_fault(&event, Some(store.text(BaseText::NotRead)));
            }
            // The form may be closed by now.
            let _closed = draft.try_update(|draft| {
                if small.is_some() {
                    draft.base.picture = small;
                }
            });
        });
    };
    let remove = move |_| draft.update(|draft| draft.base.picture = None);
    let has_picture = flag(move || draft.with(|draft| draft.base.picture.is_some()));
    let shown = move || draft.with(|draft| base_mark(store.lang(), &draft.base));
    view! {
        <fieldset class="whole base-fields">
            <legend>{store.label(BaseText::Heading)}" "{part(shown)}</legend>
            <label>{store.label(BaseText::Color)}<select on:change=color>{colors}</select></label>
            <label>{store.label(BaseText::Letter)}
                <input maxlength="4" autocomplete="off" prop:value=text(written) on:change=letter/></label>
            <label class="whole">{store.label(BaseText::Picture)}
                <input type="file" accept="image/*" on:change=read/></label>
            {part(move || has_picture.get().then(|| view! {
                <button type="button" class="quiet" on:click=remove>{store.label(BaseText::RemovePicture)}</button>
            }))}
        </fieldset>
    }
}
