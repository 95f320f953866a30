//! Hit points: type an amount, then Enter damages and Shift+Enter heals.
//!
//! The amount goes to the combatant on view, or to several: tap their rows, or type their names after the
//! amount (`7 g3, half bug`). Each may take half or double.

use asalto_core::share::{DamageShare, SharedDamage};
use asalto_core::{Command, EncounterView};
use asalto_text::{AimText, CombatText, NumericFieldText};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::dying::Critical;
use super::half_save::{HalfSave, SaveInputs};
use super::shares::{Chooser, Shares};
use crate::browser::{document, validity};
use crate::components::aims;
use crate::components::aims::Target;
use crate::components::panel_subject::PanelSubject;
use crate::input::hit_points::Kind;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::store::page::AMOUNT;
use crate::ui::{empty, flag, part, put, text as shown_text};

/// The typed amount and its options.
#[derive(Clone, Copy)]
struct Form {
    store: Store,
    whose: PanelSubject,
    typed: RwSignal<String>,
    /// Whether the combatants to choose are in sight.
    several: RwSignal<bool>,
    critical: RwSignal<bool>,
    /// Whether the targets save for half.
    saves: RwSignal<bool>,
    throws: SaveInputs,
}

impl Form {
    /// Returns an empty form for damage. The next combatant on view empties it again.
    fn new(store: Store, whose: PanelSubject) -> Self {
        let form = Self {
            store,
            whose,
            typed: RwSignal::new(String::new()),
            several: RwSignal::new(false),
            critical: RwSignal::new(false),
            saves: RwSignal::new(false),
            throws: SaveInputs::new(),
        };
        form.empty();
        whose.on_change(move || {
            form.empty();
            put(form.several, false);
            form.throws.reset();
        });
        form
    }

    /// Returns to damage, with nothing typed.
    fn empty(self) {
        put(self.typed, String::new());
        validity::find_in(AMOUNT, None);
        empty(self.store.amount);
        put(self.store.heals, false);
        put(self.critical, false);
        put(self.saves, false);
    }

    /// Reads the typed text: the amount, and the names after it.
    fn write(self, text: String) {
        self.store.drawer.set(Some(AMOUNT));
        validity::find_in(AMOUNT, None);
        if let Ok(aimed) = aims::read(self.store, &text) {
            self.store.amount.set(aimed.amount.parse().ok());
            if !aimed.targets.is_empty() {
                self.store.chosen.set(aimed.targets);
            }
        }
        self.typed.set(text);
    }

    /// Empties the form and closes it.
    fn clear(self) {
        self.empty();
        self.store.chosen.set(Vec::new());
        self.throws.clear();
        if self.store.is_aiming() {
            self.store.drawer.set(None);
        }
    }

    /// Closes the form without a command.
    fn leave(self) {
        self.clear();
        document::focus_now(&format!("row-{}", self.whose.now().0));
    }

    /// Closes the form after the command, and leaves the focus on the row. A rejected command keeps the typed
    /// text.
    fn done(self, done: bool) {
        if done {
            self.clear();
            document::focus_soon(&format!("row-{}", self.whose.now().0));
        } else {
            document::focus_soon(AMOUNT);
        }
    }

    /// Applies the amount to the targets.
    fn apply(self, how: Kind) {
        if self.saves.get_untracked() && validity::focus_fault(".half-save input") {
            return;
        }
        let Some(amount) = number(self.store, self.typed, how) else {
            return;
        };
        let targets = aims::targets(self.store, self.whose.now());
        let save = self.throws.save().filter(|_| self.saves.get_untracked());
        let whole = targets.iter().all(|(_, share)| *share == DamageShare::Full);
        let critical = whole && self.critical.get_untracked();
        let command = match how {
            Kind::Damage if save.is_some() => Command::ShareDamage(Box::new(SharedDamage {
                amount,
                save,
                targets: targets
                    .into_iter()
                    .map(|target| self.throws.target(target))
                    .collect(),
            })),
            Kind::Damage if critical => Command::Damage {
                who: targets.into_iter().map(|(who, _)| who).collect(),
                amount,
                critical,
            },
            how => aims::change(how, amount, &targets),
        };
        self.done(self.store.dispatch(command));
    }

    /// Damages the targets, or heals them after H.
    fn enter(self, shift: bool) {
        let heals = shift || self.store.heals.get_untracked();
        self.apply(if heals { Kind::Heal } else { Kind::Damage });
    }

    /// Applies the typed amount, or asks for one.
    fn press(self, how: Kind) {
        if self.typed.with_untracked(|typed| typed.trim().is_empty()) {
            self.store.ask_amount(how == Kind::Heal);
        } else {
            self.apply(how);
        }
    }

    /// Heals the targets to their maximum.
    fn restore(self) {
        let missing = |(who, _): Target| {
            let of = |view: &EncounterView| view.combatant(who)?.vitality;
            let vitality = self.store.view.with_untracked(of)?;
            let amount = vitality.maximum.saturating_sub(vitality.left);
            (amount > 0).then_some((who, amount))
        };
        let targets = aims::targets(self.store, self.whose.now());
        let hurt: Vec<_> = targets.into_iter().filter_map(missing).collect();
        let all = hurt.into_iter().all(|(who, amount)| {
            let who = vec![who];
            self.store.dispatch(Command::Heal { who, amount })
        });
        self.done(all);
    }

    /// Describes the effect of the button, once a number is typed.
    fn words(self) -> Option<String> {
        let store = self.store;
        let amount = store.amount.get()?;
        store.chosen.track();
        let targets = aims::targets(store, self.whose.get());
        if !store.heals.get() {
            return Some(aims::deals(store, amount, &targets));
        }
        let who: Vec<_> = targets.iter().map(|(who, _)| *who).collect();
        let with = [&*store.lang().number(amount), &aims::named(store, &who)];
        Some(store.text_with(AimText::HealBy, &with))
    }
}

/// The amount and its buttons, for a combatant or for the chosen ones.
#[component]
pub fn Points(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let form = Form::new(store, whose);
    let Form {
        typed,
        several,
        saves,
        critical,
        throws,
        ..
    } = form;
    let open = flag(move || store.drawer.get() == Some(AMOUNT));
    let aims_now = flag(move || open.get() || !store.chosen.with(Vec::is_empty));
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => {
            event.prevent_default();
            form.enter(event.shift_key());
        }
        "Escape" => {
            event.prevent_default();
            form.leave();
        }
        _ => {}
    };
    let help = move || {
        store.text(if store.heals.get() {
            AimText::HealHelp
        } else {
            AimText::AimHelp
        })
    };
    let deal = move || {
        let words = form.words()?;
        Some(view! { <button class="deal" on:click=move |_| form.enter(false)>{words}</button> })
    };
    view! {
        <button class="tile to-damage" class:armed=flag(move || aims_now.get() && !store.heals.get())
            on:click=move |_| form.press(Kind::Damage)>
            {store.label(CombatText::Damage)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Damage)}</kbd></button>
        <button class="tile to-heal" class:armed=flag(move || aims_now.get() && store.heals.get())
            on:click=move |_| form.press(Kind::Heal)>
            {store.label(CombatText::Heal)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Heal)}</kbd></button>
        // The closed field can take the focus, which opens it.
        <div class="amount" class:open=aims_now>
            <label for=AMOUNT>{store.label(NumericFieldText::HitPoints)}</label>
            <input id=AMOUNT inputmode="numeric" autocomplete="off" size="5" maxlength="120"
                aria-label=store.label(CombatText::Amount) aria-describedby="aim-help"
                prop:value=typed on:input=move |event| form.write(event_target_value(&event))
                on:keydown=on_key on:focus=document::select/>
            <Shares whose/>
            <button class="quiet cancel" on:click=move |_| form.leave()>{store.label(AimText::Cancel)}</button>
            {part(deal)}
            <p class="hint" id="aim-help">{shown_text(move || help().to_owned())}</p>
            <Critical whose critical/>
            <div class="buttons fine">
                <button class="quiet" on:click=move |_| form.apply(Kind::Temporary)>{store.label(CombatText::Temporary)}</button>
                <button class="quiet" on:click=move |_| form.restore()>{store.label(CombatText::FullHitPoints)}</button>
                <button class="quiet" id="several" aria-expanded=shown_text(move || several.get().to_string())
                    on:click=move |_| several.update(|on| *on = !*on)>{store.label(CombatText::SeveralTargets)}</button>
                <button class="quiet" id="half-save" aria-expanded=shown_text(move || saves.get().to_string())
                    on:click=move |_| saves.update(|on| *on = !*on)>{store.label(AimText::SaveForHalf)}</button>
            </div>
            {part(move || several.get().then(|| view! { <Chooser/> }))}
            {part(move || saves.get().then(|| view! { <HalfSave whose throws/> }))}
        </div>
    }
}

/// Returns the amount, rolled if it is dice, or states its fault at the field.
fn number(store: Store, typed: RwSignal<String>, how: Kind) -> Option<i32> {
    let aimed = typed.with_untracked(|typed| aims::read(store, typed));
    let said = match aimed {
        Ok(aimed) => match aimed.amount.parse() {
            Ok(amount) => return Some(amount),
            Err(_) if aimed.amount.contains('d') => {
                let total = store.roll(&aimed.amount)?;
                return Some(aims::rolled(store, how, total));
            }
            Err(_) => untrack(|| store.text(AimText::NoAmount).to_owned()),
        },
        Err(fault) => aims::fault(store, &fault),
    };
    validity::find_in(AMOUNT, Some(&said));
    None
}
