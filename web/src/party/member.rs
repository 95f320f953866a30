//! A member on the page of its party.

use asalto_text::{CampaignText, Message, SetupText, Text, isolated};
use leptos::prelude::*;

use super::draft::Draft;
use crate::browser::document;
use crate::components::campaign::member_fields;
use crate::components::campaign::member_fields::{read_conditions, write_conditions};
use crate::input::number::whole;
use crate::storage::campaign::{Member, MemberPart};
use crate::store::Store;
use crate::ui::text;

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
    let rename = move |event| {
        let typed = event_target_value(&event);
        change(Box::new(move |one| {
            typed.trim().clone_into(&mut one.newcomer.profile.name);
        }));
    };
    let numbers = MemberPart::numbers().map(|part| {
        let write = move |typed: String| {
            let number = match typed.trim() {
                "" => Some(None),
                typed => whole(typed).map(Some),
            };
            number.is_some_and(|number| change(Box::new(move |one| part.write(one, number))))
        };
        number(
            store,
            member,
            part,
            label(member_fields::label(part)),
            write,
        )
    });
    let conditions = Memo::new(move |_| {
        let lang = store.lang();
        let write = |one: &Member| write_conditions(lang, &one.newcomer.conditions);
        member.with(|one| one.as_ref().map(write).unwrap_or_default())
    });
    let afflict = move |event| {
        let typed = event_target_value(&event);
        let lang = untrack(|| store.lang());
        change(Box::new(move |one| {
            one.newcomer.conditions = read_conditions(lang, &typed);
        }));
    };
    let note = of(|one| one.note.clone());
    let annotate = move |event| {
        let typed = event_target_value(&event);
        change(Box::new(move |one| typed.trim().clone_into(&mut one.note)));
    };
    let remove = move |_| {
        let gone = name.get_untracked();
        let done = draft.with_value(|draft| {
            draft.change(|group| {
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
    view! {
        <li>
            <label class="of-name"><span class="hidden">{store.label(CampaignText::Name)}</span>
                <input class="member-name" autocomplete="off" maxlength="120" prop:value=name on:change=rename/></label>
            <div class="numbers">{numbers.collect::<Vec<_>>()}</div>
            <input class="note" aria-label=label(CampaignText::Conditions.text()) placeholder=store.label(CampaignText::Conditions)
                autocomplete="off" maxlength="400" prop:value=conditions on:change=afflict/>
            <input class="note" aria-label=label(CampaignText::Notes.text()) placeholder=store.label(CampaignText::Notes)
                autocomplete="off" maxlength=Member::LONGEST_NOTE.to_string() prop:value=note on:change=annotate/>
            <button type="button" class="quiet remove" aria-label=label(SetupText::Remove.text()) on:click=remove>
                <span aria-hidden="true">"×"</span></button>
        </li>
    }
    .into_any()
}

/// Builds the field of a number. Invalid text stays in the field, marked.
fn number(
    store: Store,
    member: Memo<Option<Member>>,
    part: MemberPart,
    label: Signal<String>,
    write: impl Fn(String) -> bool + Send + Sync + 'static,
) -> AnyView {
    let wrong = RwSignal::new(false);
    let value = Memo::new(move |_| {
        let write = |one: &Member| member_fields::write_number(part, one);
        member.with(|one| one.as_ref().map(write).unwrap_or_default())
    });
    let change = move |event| {
        let done = write(event_target_value(&event));
        if !done {
            store
                .announced
                .set(store.text(CampaignText::FaultMember).to_owned());
        }
        wrong.set(!done);
    };
    view! {
        <label><span>{store.label(member_fields::label(part))}</span>
            <input class="number" inputmode="numeric" autocomplete="off" maxlength="6" placeholder="–" aria-label=label
                aria-invalid=text(move || wrong.get().to_string()) prop:value=value on:change=change/></label>
    }
    .into_any()
}
