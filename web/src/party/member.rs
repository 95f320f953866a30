//! A member on the page of its party.

use std::ops::RangeInclusive;

use asalto_core::combatant::NumericField;
use asalto_text::combat::{innate_effects, spent_uses};
use asalto_text::{CampaignText, Message, SetupText, Text, isolated};
use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::draft::Draft;
use super::faults::tell;
use crate::browser::document;
use crate::components::campaign::member_fields;
use crate::components::campaign::member_fields::{read_conditions, write_conditions};
use crate::input::number::whole;
use crate::storage::campaign::{Fault, Member, MemberPart};
use crate::store::Store;
use crate::ui::{live, part, text};

/// The id of the line that adds members.
pub const LINE: &str = "party-line";

/// Builds the fields of the member at an index. They follow the draft.
pub fn row(store: Store, draft: StoredValue<Draft>, place: usize) -> AnyView {
    let group = draft.with_value(|draft| draft.group.clone());
    let member = Memo::new(move |_| group.with(|group| group.members.get(place).cloned()));
    let of = move |read: fn(&Member) -> String| {
        Memo::new(move |_| member.with(|one| one.as_ref().map(read).unwrap_or_default()))
    };
    let change = move |edit: Box<dyn FnOnce(&mut Member)>| {
        draft.with_value(|draft| {
            draft.change(|group| {
                if let Some(one) = group.members.get_mut(place) {
                    edit(one);
                }
            })
        })
    };
    let name = of(|one| one.name().to_owned());
    let label = move |label: Text| {
        text(move || {
            let label = store.text(label);
            let text = &isolated(&name.get()).into_owned();
            store.message(&Message::Labeled { label, text })
        })
    };
    let rename = live(move |event| {
        let typed = event_target_value(&event);
        let done = change(Box::new(move |one| {
            typed.trim().clone_into(&mut one.newcomer.profile.name);
        }));
        tell(store, &event, done);
    });
    let numbers = MemberPart::numbers().map(|part| {
        let write = move |number| change(Box::new(move |one| part.write(one, number)));
        let label = label(member_fields::label(part));
        number(store, member, part, label, write)
    });
    let conditions = Memo::new(move |_| {
        let lang = store.lang();
        let write = |one: &Member| write_conditions(lang, &one.newcomer.conditions);
        member.with(|one| one.as_ref().map(write).unwrap_or_default())
    });
    let afflict = live(move |event| {
        let typed = event_target_value(&event);
        let lang = untrack(|| store.lang());
        let done = change(Box::new(move |one| {
            one.newcomer.conditions = read_conditions(lang, &typed);
        }));
        tell(store, &event, done);
    });
    let note = of(|one| one.note.clone());
    let annotate = live(move |event| {
        let typed = event_target_value(&event);
        let done = change(Box::new(move |one| typed.trim().clone_into(&mut one.note)));
        tell(store, &event, done);
    });
    let remove = move |_| {
        let gone = name.get_untracked();
        let done = draft.with_value(|draft| {
            draft.change_or_tell(|group| {
                if place < group.members.len() {
                    group.members.remove(place);
                }
            })
        });
        if done {
            let words = store.text_with(CampaignText::MemberRemoved, &[&isolated(&gone)]);
            store.announced.set(words);
            document::focus_soon(LINE);
        }
    };
    let about = Memo::new(move |_| {
        let lang = store.lang();
        let about = |one: &Member| {
            let spent = spent_uses(lang, &one.newcomer);
            [spent, innate_effects(lang, &one.newcomer)]
                .concat()
                .join(" · ")
        };
        member.with(|one| one.as_ref().map(about).unwrap_or_default())
    });
    let about = move || {
        let words = about.get();
        (!words.is_empty()).then(|| view! { <p class="hint">{words}</p> })
    };
    view! {
        <li>
            <label class="of-name"><span class="hidden">{store.label(CampaignText::Name)}</span>
                <input class="member-name" autocomplete="off" maxlength="120" prop:value=name on:change=rename/></label>
            <div class="numbers">{numbers.collect::<Vec<_>>()}</div>
            <input class="note" aria-label=label(CampaignText::Conditions.text()) placeholder=store.label(CampaignText::Conditions)
                autocomplete="off" maxlength="400" prop:value=conditions on:change=afflict/>
            <input class="note" aria-label=label(CampaignText::Notes.text()) placeholder=store.label(CampaignText::Notes)
                autocomplete="off" maxlength=Member::LONGEST_NOTE.to_string() prop:value=note on:change=annotate/>
            {part(about)}
            <button type="button" class="quiet remove" aria-label=label(SetupText::Remove.text()) on:click=remove>
                <span class="icon" data-icon="close" aria-hidden="true"></span></button>
        </li>
    }
    .into_any()
}

/// Builds the field of a number. Invalid text stays in the field, with a sentence.
fn number(
    store: Store,
    member: Memo<Option<Member>>,
    part: MemberPart,
    label: Signal<String>,
    write: impl Fn(Option<i32>) -> Result<(), Fault> + Send + Sync + 'static,
) -> AnyView {
    let range = Memo::new(move |_| {
        let range = member.with(|one| Some(range_of(part, one.as_ref()?)));
        range.map_or((0, 0), RangeInclusive::into_inner)
    });
    let value = Memo::new(move |_| {
        let write = |one: &Member| member_fields::write_number(part, one);
        member.with(|one| one.as_ref().map(write).unwrap_or_default())
    });
    let change = live(move |event| {
        let input = event_target::<HtmlInputElement>(&event);
        let typed = input.value();
        let (low, high) = range.get_untracked();
        let number = whole(&typed).filter(|number| (low..=high).contains(number));
        if number.is_none() && !typed.trim().is_empty() {
            return;
        }
        if tell(store, &event, write(number)) {
            // A number that can't be missing has a default.
            input.set_value(&value.get_untracked());
        }
    });
    let low = text(move || range.get().0.to_string());
    let high = text(move || range.get().1.to_string());
    // An on-screen keyboard of digits alone has no minus.
    let keyboard = text(move || if range.get().0 < 0 { "text" } else { "numeric" }.to_owned());
    view! {
        <label><span>{store.label(member_fields::label(part))}</span>
            <input class="number" inputmode=keyboard data-whole data-min=low data-max=high autocomplete="off" maxlength="8"
                placeholder="–" aria-label=label prop:value=value on:change=change/></label>
    }
    .into_any()
}

/// Returns the allowed numbers of a part: the hit points left, or a number of the profile.
fn range_of(part: MemberPart, member: &Member) -> RangeInclusive<i32> {
    if let MemberPart::Number(field) = part {
        return field.range();
    }
    let most = NumericField::HitPoints.range().into_inner().1;
    let maximum = member.newcomer.profile.hit_points.unwrap_or(most);
    maximum.saturating_sub(most)..=maximum
}
