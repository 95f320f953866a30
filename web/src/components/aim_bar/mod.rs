//! The bar of damage and healing: type an amount, tap who takes it, then Enter damages and Shift+Enter heals.
//!
//! The targets may be typed after the amount too (`7 g3, half bug`). Each may take half or double.

mod damage_type;
mod half_save;
mod shares;

use asalto_core::rules::{DownState, DyingRoll};
use asalto_core::share::DamageKind;
use asalto_core::{CombatantId, Command, EncounterView};
use asalto_text::{AimText, CombatText, DyingText, LimitedUseText, WoundText};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::browser::{document, unsaved_groups, validity};
use crate::components::aims;
use crate::components::dying_roll::roll_of;
use crate::input::aim::{AIM_BAR, AIM_COMMAND, AMOUNT, Aim, Amount, PendingChange};
use crate::input::command_line::Target;
use crate::input::hit_points::Kind;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, put, text as shown_text};
use damage_type::TypeChoice;
use half_save::{HalfSave, SaveInputs};
use shares::{Chooser, Shares};

/// Returns whether damage or healing can reach anyone. Damage disturbs a spell even without tracked hit points
/// (D35-65).
pub fn reaches_anyone(store: Store) -> bool {
    store.view.with(|view| {
        let mut all = view.combatants.iter();
        let casts = |frame: &asalto_core::stack::Frame| frame.casting().is_some();
        all.any(|one| one.vitality.is_some()) || view.stack.iter().any(casts)
    })
}

/// The bar. It is part of the decision bar, and takes its place while damage or healing is pending.
#[component]
pub fn AimBar() -> impl IntoView {
    let store = Store::take();
    let reaches = flag(move || reaches_anyone(store));
    part(move || reaches.get().then(|| view! { <Bar/> }))
}

#[component]
fn Bar() -> impl IntoView {
    let store = Store::take();
    let form = Form::new(store);
    // Another screen has another bar.
    on_cleanup(move || {
        if store.is_aiming() {
            store.close_drawer();
        }
        unsaved_groups::note_line(AMOUNT, "");
    });
    let open = store.is_open(AMOUNT);
    let heals = flag(move || store.aim.with(Aim::heals));
    let saves = flag(move || store.aim.with(|aim| aim.saves));
    Effect::new(move |_| {
        if open.get() {
            store.follow_names_of_creatures();
        }
    });
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            form.enter(event.shift_key());
        }
        // A digit replaces a selected amount; a name follows it.
        let key = event.key();
        let mut letters = key.chars();
        let one = letters.next().filter(|_| letters.next().is_none());
        let names = one.is_some_and(|letter| letter.is_alphabetic() || letter == ' ');
        if names && !event.ctrl_key() && !event.meta_key() {
            document::add_to_selected(&event);
        }
    };
    let help = move || {
        store.text(if heals.get() {
            AimText::HealHelp
        } else {
            AimText::AimHelp
        })
    };
    let label = move || {
        store.text(if heals.get() {
            CombatText::Heal
        } else {
            CombatText::Damage
        })
    };
    view! {
        <div class="amount" class:open=open class:heals=heals>
            <p class="say"><strong>{shown_text(move || label().to_owned())}</strong>
                <span class="hint" id="aim-help">{shown_text(move || help().to_owned())}</span></p>
            // The closed field takes the focus from its shortcut alone, which opens it.
            <input id=AMOUNT inputmode="numeric" autocomplete="off" size="5" maxlength="120"
                tabindex=shown_text(move || if open.get() { "0" } else { "-1" }.to_owned())
                aria-label=store.label(CombatText::Amount) aria-describedby="aim-help"
                prop:value=move || store.aim.with(|aim| aim.text().to_owned())
                on:input=move |event| form.write(event_target_value(&event))
                on:keydown=on_key on:focus=document::select/>
            {part(move || open.get().then(|| view! { <Controls form heals/> }))}
            <Fine form heals saves/>
            {part(move || (open.get() && form.several.get()).then(|| view! { <Chooser/> }))}
            {part(move || open.get().then(|| view! { <Untyped/> }))}
            {part(move || open.get().then(|| view! { <Untracked/> }))}
            {part(move || (open.get() && saves.get() && !heals.get()).then(|| view! { <HalfSave throws=form.throws deal=move || form.enter(false)/> }))}
        </div>
    }
}

/// The controls beside the open field.
#[component]
fn Controls(form: Form, heals: Signal<bool>) -> impl IntoView {
    let store = form.store;
    let words = shown_text(move || aims::words(store));
    let waits = move || {
        store
            .aim
            .with(|aim| !matches!(aim.pending(), PendingChange::Amount(_)))
    };
    // Longer words make a higher button, which covers the end of the bar on a phone.
    Effect::new(move |_| {
        words.track();
        document::after_picture(|| document::show_focused(AIM_BAR, AIM_COMMAND));
    });
    view! {
        {part(move || (!heals.get()).then(|| view! { <Shares/> }))}
        <button class="quiet cancel" on:click=move |_| form.leave()>
            {store.label(AimText::Cancel)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Escape)}</kbd></button>
        // A second press soon after the first answers no question that the first has put.
        <button class="go deal" data-once aria-disabled=shown_text(move || waits().to_string())
            on:click=move |_| form.enter(false)>{words}</button>
        <Critical/>
        <Spends heals/>
    }
}

/// The further choices, which the styles hide with the closed field. They are built once: they are many, and a wound
/// opens and closes the field.
#[component]
fn Fine(form: Form, heals: Signal<bool>, saves: Signal<bool>) -> impl IntoView {
    let Form { store, several, .. } = form;
    let toggle_saves = move |_| store.change_aim(|aim| aim.saves = !aim.saves);
    view! {
        <div class="buttons fine">
            <Nonlethal heals/>
            <TypeChoice heals/>
            {part(move || (!heals.get()).then(|| view! {
                <button class="quiet" id="half-save" aria-expanded=shown_text(move || saves.get().to_string())
                    on:click=toggle_saves>{store.label(AimText::SaveForHalf)}</button>
            }))}
            <button class="quiet restores" on:click=move |_| form.apply(Kind::Temporary)>{store.label(CombatText::Temporary)}</button>
            <button class="quiet restores" on:click=move |_| form.restore()>{store.label(CombatText::FullHitPoints)}</button>
            <button class="quiet unfolds" id="several" aria-expanded=shown_text(move || several.get().to_string())
                on:click=move |_| several.update(|on| *on = !*on)>{store.label(CombatText::SeveralTargets)}</button>
        </div>
    }
}

/// The damage reductions of the targets that do not count, because the damage has no type (D35-95).
#[component]
fn Untyped() -> impl IntoView {
    let store = Store::take();
    let notes = Memo::new(move |_| {
        let who = store.aim.with(|aim| {
            let plain = aim.parts().iter().all(|(_, of)| of.is_none());
            let notes = plain && !aim.heals() && aim.amount().is_some();
            if notes { aim.who() } else { Vec::new() }
        });
        if !store.defenses().has_numbers() {
            return String::new();
        }
        let notes = who.into_iter();
        let notes = notes.filter_map(|who| aims::reduction_needs_type(store, who));
        notes.collect::<Vec<_>>().join(" ")
    });
    part(move || {
        let notes = notes.get();
        (!notes.is_empty()).then(|| view! { <p class="hint untyped" role="note">{notes}</p> })
    })
}

/// The targets without hit points, which the command leaves out. The button says it if there are no others.
#[component]
fn Untracked() -> impl IntoView {
    let store = Store::take();
    let note = Memo::new(move |_| {
        store.aim.with(|aim| {
            let some = !aim.untracked().is_empty() && !aim.affected().is_empty();
            some.then(|| store.aim_words(|words| words.untracked(aim)))
        })
    });
    part(move || {
        let note = note.get()?;
        Some(view! { <p class="hint untracked" role="note">{note}</p> })
    })
}

/// Whether damage comes from a critical hit, which matters only at 0 hit points (D5E-62), and not to the dead.
#[component]
fn Critical() -> impl IntoView {
    let store = Store::take();
    let is_down = move |who| {
        let one = store.combatant(who);
        let down = one.with(|one| one.as_ref()?.vitality?.down);
        down.is_some_and(|down| down != DownState::Dead)
    };
    // Only death saves count a critical hit twice, and only a hit of one part is critical.
    let saves =
        move || roll_of(store) == DyingRoll::DeathSave && store.aim.with(|aim| !aim.has_parts());
    let down = flag(move || saves() && store.aim.with(Aim::who).into_iter().any(is_down));
    let critical = flag(move || store.aim.with(|aim| aim.critical));
    let set = move |event| store.change_aim(|aim| aim.critical = event_target_checked(&event));
    part(move || {
        down.get().then(|| {
            view! {
                <label class="check"><input type="checkbox" prop:checked=critical on:change=set/>
                    {store.label(DyingText::Critical)}</label>
            }
        })
    })
}

/// Whether the damage spends the limited use of the entry that deals it (D5E-83).
#[component]
fn Spends(heals: Signal<bool>) -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| {
        let left = |aim: &Aim| store.view.with(|view| aim.use_left(view));
        store.aim.with(left).filter(|_| !heals.get())
    });
    let spent = flag(move || store.aim.with(|aim| !aim.spares));
    let set = move |event| {
        let spares = !event_target_checked(&event);
        store.change_aim(|aim| aim.spares = spares);
        aims::focus_amount(store);
    };
    part(move || {
        let (_, name) = offered.get()?;
        Some(view! {
            <label class="check spends"><input type="checkbox" prop:checked=spent on:change=set/>
                {store.text_with(LimitedUseText::SpendToo, &[&name])}</label>
        })
    })
}

/// Whether damage is nonlethal, where the rules count it apart (D35-91).
#[component]
fn Nonlethal(heals: Signal<bool>) -> impl IntoView {
    let store = Store::take();
    let counted = move || {
        let policy = store.with_session(|session| session.encounter().rules().vitality);
        policy.counts_nonlethal()
    };
    let offered = flag(move || !heals.get() && counted());
    let nonlethal = flag(move || store.aim.with(|aim| aim.damage == DamageKind::Nonlethal));
    let set = move |event| {
        let kind = if event_target_checked(&event) {
            DamageKind::Nonlethal
        } else {
            DamageKind::Lethal
        };
        store.change_aim(|aim| aim.damage = kind);
        aims::focus_amount(store);
    };
    part(move || {
        offered.get().then(|| {
            view! {
                <label class="check" id="nonlethal"><input type="checkbox" prop:checked=nonlethal on:change=set/>
                    {store.label(WoundText::Nonlethal)}</label>
            }
        })
    })
}

/// The actions of the bar.
#[derive(Clone, Copy)]
struct Form {
    store: Store,
    /// Whether the combatants to choose are in sight.
    several: RwSignal<bool>,
    throws: SaveInputs,
}

impl Form {
    fn new(store: Store) -> Self {
        let form = Self {
            store,
            several: RwSignal::new(false),
            throws: SaveInputs::new(),
        };
        let open = store.is_open(AMOUNT);
        // Escape and a tap change the text too.
        let text = Memo::new(move |_| store.aim.with(|aim| aim.text().to_owned()));
        Effect::new(move |_| {
            let is_open = open.get();
            text.with(|text| unsaved_groups::note_line(AMOUNT, if is_open { text } else { "" }));
        });
        // What was said at the field ends with its cause.
        Effect::new(move |was: Option<bool>| {
            let is_refused = store.stood_back.with(Option::is_some);
            if was == Some(true) && !is_refused {
                validity::find_in(AMOUNT, None);
            }
            is_refused
        });
        Effect::new(move |was: Option<bool>| {
            let open = open.get();
            if was == Some(true) && !open {
                validity::find_in(AMOUNT, None);
                put(form.several, false);
                form.throws.clear();
            }
            if was == Some(false) && open {
                document::after_picture(show_targets);
            }
            open
        });
        form
    }

    fn write(self, text: String) {
        validity::find_in(AMOUNT, None);
        self.store.write_amount(text);
    }

    /// Closes the bar without a command.
    fn leave(self) {
        self.store.close_drawer();
        self.store.focus_on_view();
    }

    /// Closes the bar after the command. A rejected command keeps the typed text. If another tab has kept it from being
    /// carried out, the field says so.
    fn done(self, done: bool) {
        if done {
            self.store.close_drawer();
            self.store.focus_on_view();
        } else {
            document::focus_soon(AMOUNT);
            if let Some(why) = self.store.stood_back.get_untracked() {
                let said = untrack(|| self.store.held_back_words(why));
                validity::find_in(AMOUNT, Some(&said));
            }
        }
    }

    /// Damages the targets, or heals them after H.
    fn enter(self, shift: bool) {
        let kind = self.store.aim.with_untracked(Aim::kind);
        self.apply(if shift { Kind::Heal } else { kind });
    }

    /// Applies the amount to the targets. It does nothing without a target.
    fn apply(self, how: Kind) {
        let store = self.store;
        let aim = store.aim.get_untracked();
        let is_unreadable = !aim.text().trim().is_empty() && aim.amount().is_none();
        let misses = matches!(
            aim.pending(),
            PendingChange::Nobody | PendingChange::Untracked
        );
        if misses && !is_unreadable {
            store.announced.set(untrack(|| aims::words(store)));
            document::focus_now(AMOUNT);
            return;
        }
        let saves = aim.saves && how.harms();
        let stops = || {
            validity::focus_fault(".half-save input")
                || self.throws.focus_unread(store, &aim.affected())
        };
        if saves && stops() {
            return;
        }
        let Some(amounts) = amounts(store, &aim, how) else {
            return;
        };
        let save = aim.half_save().filter(|_| saves);
        let spending = how
            .harms()
            .then(|| store.view.with_untracked(|view| aim.spending(view)));
        let spending = spending.flatten();
        let commands = |amounts: &[i32]| {
            let command = match save.clone() {
                Some(save) => aim.saved(amounts, save, |target| self.throws.target(store, target)),
                None => aim.command(how, amounts),
            };
            spending.clone().into_iter().chain(command).collect()
        };
        if save.is_some()
            && self.asks_to_resist(
                &aim,
                aims::foreseen_failures(store, how, &amounts, commands),
            )
        {
            return;
        }
        self.done(aims::roll_then(store, how, &amounts, commands));
    }

    /// Asks about legendary resistance before the damage of failed saves is dealt (D5E-72). Returns whether there are any about
    /// which it has not asked yet.
    fn asks_to_resist(self, aim: &Aim, failed: Vec<(CombatantId, i32)>) -> bool {
        let store = self.store;
        let asked = |one: &(CombatantId, i32)| aim.save.failed.contains(one);
        let Some(&(who, _)) = failed.iter().find(|one| !asked(one)) else {
            return false;
        };
        store.change_aim(|aim| aim.save.failed = failed);
        let id = half_save::resists_of(who);
        document::focus_soon(&id);
        true
    }

    /// Heals the targets to their maximum.
    fn restore(self) {
        let store = self.store;
        let aim = store.aim.get_untracked();
        if aim.targets().is_empty() {
            self.apply(Kind::Heal);
            return;
        }
        let missing = |&(who, _): &Target| {
            let of = |view: &EncounterView| view.combatant(who)?.vitality;
            let vitality = store.view.with_untracked(of)?;
            let missing = vitality.maximum.saturating_sub(vitality.left);
            // Healing removes nonlethal damage too.
            let amount = missing.max(vitality.nonlethal);
            (amount > 0).then_some((who, amount))
        };
        let hurt = aim.targets().iter().filter_map(missing);
        let heal = hurt.map(|(who, amount)| {
            let who = vec![who];
            Command::Heal { who, amount }
        });
        self.done(store.dispatch_all(heal.collect()));
    }
}

/// The height of two rows, in pixels.
const TWO_ROWS: f64 = 112.0;

/// Scrolls to the combatants if nearly none of them can be tapped, e.g. while the log of a phone is in sight.
fn show_targets() {
    let acting = ".order .row[aria-current=\"true\"], .sweep .actor[aria-current=\"true\"]";
    let element = if document::is_there(acting) {
        acting
    } else {
        ".order .row, .sweep .actor"
    };
    let around = [".top", ".bar-below:has(.amount)"];
    document::show_unless_seen(element, ".order .rows, .sweep ol", around, TWO_ROWS);
}

/// Returns the amounts of the parts, numbers or dice, or states their fault at the field.
fn amounts(store: Store, aim: &Aim, how: Kind) -> Option<Vec<String>> {
    let parts = aim.parts();
    let said = match aim.pending() {
        PendingChange::Fault(fault) => untrack(|| store.aim_words(|words| words.fault(fault))),
        _ if aim.says_damage() && !how.harms() => {
            untrack(|| store.text(AimText::OnlyDamage).to_owned())
        }
        _ if parts.is_empty() => untrack(|| store.text(AimText::NoAmount).to_owned()),
        _ => {
            let typed = |(amount, _)| match amount {
                Amount::Number(amount) => amount.to_string(),
                Amount::Dice(dice) => dice.to_owned(),
            };
            return Some(parts.into_iter().map(typed).collect());
        }
    };
    document::focus_now(AMOUNT);
    validity::find_in(AMOUNT, Some(&said));
    None
}
