//! The aim of the store: opening and closing drawers, and choosing targets.

use std::collections::BTreeMap;

use asalto_core::summary::End;
use asalto_core::{Bypass, CombatantId, DamageType, EncounterView};
use asalto_text::damage_type_word;
use leptos::prelude::*;

use super::Store;
use super::drawers::Drawers;
use crate::browser::document;
use crate::browser::letters::folded;
use crate::content::creatures;
use crate::input::aim::{AMOUNT, Aim, DamageSource, TargetMark, Wording};
use crate::input::command_line::{
    bypass_counts, bypass_of_weapon, bypass_taken_out, bypasses_all, nonlethal_taken_out, typed,
};
use crate::input::damage_line::{self, DamageLine, Fault, Roster};
use crate::order::base_name;
use crate::ui::empty;

impl Store {
    /// Changes the aim. Only a difference reaches its readers.
    pub fn change_aim<T>(&self, change: impl FnOnce(&mut Aim) -> T) -> T {
        let mut aim = self.aim.get_untracked();
        let before = aim.drawer();
        let result = change(&mut aim);
        if !aim.targets().is_empty() || !aim.untracked().is_empty() {
            self.session
                .with_untracked(|session| aim.track(session.encounter()));
        }
        if self.aim.with_untracked(|now| *now != aim) {
            let after = aim.drawer();
            self.aim.set(aim);
            let drawers = self.drawers;
            drawers.with_value(|drawers| drawers.turn(before, after));
        }
        result
    }

    /// Follows whether a drawer is open.
    #[must_use]
    pub fn is_open(&self, id: &'static str) -> Signal<bool> {
        let open = self.aim.with_untracked(Aim::drawer) == Some(id);
        let drawers = self.drawers;
        let followed = drawers.try_update_value(|drawers| drawers.follow(id, open));
        followed.map_or_else(|| Signal::stored(open), |open| RwSignal::from(open).into())
    }

    /// Returns whether the panel shows the seldom used commands too, until a drawer opens.
    #[must_use]
    pub fn all_commands(&self) -> RwSignal<bool> {
        RwSignal::from(self.drawers.with_value(Drawers::all_commands))
    }

    /// Opens a drawer of the panel. Any other closes, with its targets.
    pub fn open_drawer(&self, id: &'static str) {
        self.change_aim(|aim| aim.open(id));
    }

    /// Closes the open drawer and drops its targets.
    pub fn close_drawer(&self) {
        self.change_aim(Aim::close);
    }

    /// Opens the field for an amount of damage or healing, if the screen has it.
    pub fn ask_amount(&self, heals: bool) {
        if self.stands_back() {
            return;
        }
        if document::is_there(&format!("#{AMOUNT}")) {
            let selected = self.selected_now();
            self.change_aim(|aim| aim.ask(heals, selected));
            empty(self.why);
            document::leave_for(AMOUNT);
        }
    }

    /// Aims the damage of a stat block at nobody yet, or that of a line at its targets, with the save that halves it. Returns
    /// whether the screen has the damage bar.
    pub fn aim_damage(&self, source: DamageSource) -> bool {
        if self.stands_back() || !document::is_there(&format!("#{AMOUNT}")) {
            return false;
        }
        self.change_aim(|aim| aim.ask(false, None));
        let DamageSource {
            of,
            amounts,
            kind,
            targets,
            save,
            spends,
        } = source;
        // A single type stands in its own choice, where it can be changed; several are in the text.
        let amount = match amounts.as_slice() {
            [(amount, _)] => amount.clone(),
            several => {
                let parts = several.iter();
                let parts = parts.map(|(amount, of)| match of {
                    Some(of) => {
                        let of = untrack(|| self.text(damage_type_word(*of)).to_owned());
                        format!("{amount} {of}")
                    }
                    None => amount.clone(),
                });
                parts.collect::<Vec<_>>().join(" + ")
            }
        };
        let single = amounts.len() < 2;
        self.write_amount(amount);
        self.change_aim(|aim| {
            if single {
                aim.of = of;
            }
            aim.damage = kind;
            aim.take_targets(targets);
            aim.spends = spends;
            aim.saves = save.is_some();
            if let Some(save) = save {
                aim.save = save;
            }
        });
        empty(self.why);
        // The focus selects the amount once the field shows it.
        document::focus_soon(AMOUNT);
        true
    }

    /// Takes a text of the field for an amount.
    pub fn write_amount(&self, text: String) {
        let read = self.read_amount(&text);
        let selected = self.selected_now();
        self.change_aim(|aim| {
            if !aim.is_aiming() {
                aim.ask(false, selected);
            }
            aim.write(text, read);
        });
    }

    /// Reads an amount and the targets after it. Their creatures have other names, which are looked up for a word that is no
    /// name here.
    fn read_amount(&self, text: &str) -> Result<DamageLine, Fault> {
        if !text.trim().contains(char::is_whitespace) {
            return self.read_with(text, &Roster::default());
        }
        let roster = self.view.with_untracked(|view| {
            let all = view.combatants.iter();
            let dead = all.clone().filter(|one| End::of(one) == End::Dead);
            let dead = dead.map(|one| one.id).collect();
            let all = all.map(|one| (one.id, folded(&one.profile.name), one.profile.side));
            Roster::new(all).with_dead(dead)
        });
        self.read_with(text, &roster).or_else(|fault| match fault {
            Fault::Nobody(_) | Fault::NeitherNameNorType(_) | Fault::Several(_) => {
                let others = untrack(|| self.names_of_creatures());
                self.read_with(text, &roster.with_others(&others))
            }
            fault => Err(fault),
        })
    }

    /// Lists the names that the creatures of the combatants have in the language in use and in English, where the rules in
    /// use have creatures. Empty while they load. Tracks them.
    fn names_of_creatures(&self) -> Vec<(CombatantId, String)> {
        if self.creature_table().is_none() {
            return Vec::new();
        }
        let lang = self.lang();
        let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut others = Vec::new();
        let all = self.view.with_untracked(|view| view.combatants.clone());
        for one in all {
            let kind = base_name::kind(&one.profile.name);
            let names = kinds.entry(kind.to_owned()).or_insert_with_key(|kind| {
                let names = creatures::other_names(lang, kind).into_iter();
                let names = names.filter(|(_, plural)| !plural);
                names.map(|(name, _)| folded(&name)).collect()
            });
            others.extend(names.iter().map(|name| (one.id, name.clone())));
        }
        others
    }

    /// Fetches the names of the creatures for the field of an amount, and reads its text again once they are there.
    pub fn follow_names_of_creatures(&self) {
        if self.creature_table().is_some() {
            creatures::follow_names(self.lang());
            untrack(|| self.read_amount_again());
        }
    }

    /// Reads an amount and the targets after it.
    fn read_with(&self, text: &str, roster: &Roster) -> Result<DamageLine, Fault> {
        let knows_types = !self.defenses().types().is_empty();
        let (lethal, nonlethal) = self.without_nonlethal(text, roster)?;
        let (rest, past) = self.without_bypass(&lethal, roster);
        let mut line = damage_line::read(&folded(&rest), roster)
            .map_err(|fault| as_typed(fault, text, knows_types))?;
        line.nonlethal = nonlethal;
        if !past.is_empty() {
            let word = first_blanked(&lethal, &rest).to_owned();
            if !self.deals_weapon_damage(&line) {
                return Err(Fault::NeedsWeapon(word));
            }
            let bypasses = self.bypasses(&line, &past);
            line.bypasses = Some(bypasses.ok_or(Fault::OnlySome(word))?);
        }
        let known = |of| typed(of, self.defenses()).map(|typed| typed.of);
        line.of = known(line.of);
        for (_, of) in &mut line.more {
            *of = known(*of);
        }
        Ok(line)
    }

    /// Reads the text again that lacked a type of weapon damage, or has a word that was no name.
    pub fn read_amount_again(&self) {
        if self.aim.with_untracked(Aim::may_be_read) {
            let text = self.aim.with_untracked(|aim| aim.text().to_owned());
            self.write_amount(text);
        }
    }

    /// Takes the words for nonlethal damage out of a text.
    fn without_nonlethal(&self, text: &str, roster: &Roster) -> Result<(String, bool), Fault> {
        let is_name = |word: &str| roster.find(&[word]).is_ok();
        let (rest, nonlethal) = nonlethal_taken_out(text, (self.lang(), &folded), &is_name);
        let policy = self.with_session(|session| session.encounter().rules().vitality);
        if nonlethal && !policy.counts_nonlethal() {
            return Err(Fault::NoNonlethal);
        }
        Ok((rest, nonlethal))
    }

    /// Returns whether a line deals a type of weapon damage, or else whether the chosen type is one.
    fn deals_weapon_damage(&self, line: &DamageLine) -> bool {
        let more = line.more.iter().filter_map(|(_, of)| *of);
        let mut types = line.of.into_iter().chain(more).peekable();
        if types.peek().is_some() {
            return types.any(DamageType::is_of_weapons);
        }
        let chosen = self.aim.with_untracked(Aim::chosen_type);
        chosen.is_some_and(|typed| typed.of.is_of_weapons())
    }

    /// Takes the words for what a weapon bypasses out of a text, where the rules have them.
    fn without_bypass(&self, text: &str, roster: &Roster) -> (String, Vec<String>) {
        let policy = self.defenses();
        let is_name = |word: &str| roster.find(&[word]).is_ok();
        let (rest, past) = self
            .view
            .with_untracked(|view| bypass_taken_out(text, view, (self.lang(), &folded), &is_name));
        let counts = |past: &String| {
            self.view.with_untracked(|view| {
                bypass_counts(past, view.combatants.iter().map(|one| &*one.profile))
            })
        };
        if policy.has_numbers() || policy.has_nonmagical() && past.iter().all(counts) {
            (rest, past)
        } else {
            (text.to_owned(), Vec::new())
        }
    }

    /// Returns what a weapon bypasses of the damage reduction of the targets of a line, or else of those in the aim. None if it
    /// bypasses that of some only.
    fn bypasses(&self, line: &DamageLine, past: &[String]) -> Option<Bypass> {
        if self.defenses().has_nonmagical() {
            return bypass_of_weapon(past);
        }
        let mut who: Vec<_> = line.targets.iter().map(|(who, _)| *who).collect();
        if who.is_empty() {
            who = self.aim.with_untracked(Aim::who);
        }
        let more = line.more.iter().filter_map(|(_, of)| *of);
        let of: Vec<_> = line.of.into_iter().chain(more).collect();
        self.view.with_untracked(|view| {
            let meant = |one: CombatantId| who.is_empty() || who.contains(&one);
            let all = view.combatants.iter().filter(|one| meant(one.id));
            let all = all.filter_map(|one| one.profile.defenses.reduction.as_ref());
            bypasses_all(all, past, &of, &folded)
        })
    }

    /// Returns the combatant selected by hand, if it is in the encounter.
    #[must_use]
    pub fn selected_now(&self) -> Option<CombatantId> {
        let selected = self.selected.get_untracked()?;
        let there = |view: &EncounterView| view.combatant(selected).is_some();
        self.view.with_untracked(there).then_some(selected)
    }

    /// Selects a combatant by hand. Combatants selected together before are dropped.
    pub fn select(&self, who: CombatantId) {
        if !self.is_aiming() {
            self.drop_targets();
        }
        self.selected.set(Some(who));
    }

    /// Returns whether damage or healing is pending, so that a press on a row makes it a target.
    #[must_use]
    pub fn is_aiming(&self) -> bool {
        self.aim.with_untracked(Aim::is_aiming)
    }

    /// Returns whether there are targets.
    #[must_use]
    pub fn has_targets(&self) -> bool {
        self.aim.with_untracked(|aim| !aim.targets().is_empty())
    }

    /// Moves the focus to the row of the combatant on view, or else to the main button.
    pub fn focus_on_view(&self) {
        let on_view = self.selected_now();
        let on_view = on_view.or_else(|| self.view.with_untracked(|view| view.current));
        match on_view {
            Some(who) => document::leave_for(&format!("row-{}", who.0)),
            None => document::focus_soon("go"),
        }
    }

    /// Takes one step back: drops the targets, or else closes the open drawer. Returns whether there was either.
    pub fn step_back(&self) -> bool {
        let aimed = self.is_aiming();
        let stepped = self.change_aim(Aim::step_back);
        if aimed && !self.is_aiming() {
            self.focus_on_view();
        }
        stepped
    }

    /// Drops the targets.
    pub fn drop_targets(&self) {
        self.change_aim(Aim::release);
    }

    /// Follows a change of the encounter.
    pub(super) fn aim_again(&self, turn_changed: bool) {
        self.change_aim(|aim| {
            self.view
                .with_untracked(|view| aim.follow(turn_changed, view));
        });
    }

    /// Returns the marks of the targets.
    pub(super) fn aimed(&self) -> Vec<(CombatantId, TargetMark)> {
        self.aim.with_untracked(|aim| {
            if aim.targets().is_empty() {
                return Vec::new();
            }
            self.session
                .with_untracked(|session| aim.marks(session.encounter()))
        })
    }

    /// Calls a function with what the words of the aim depend on.
    #[must_use]
    pub fn aim_words(&self, say: impl FnOnce(Wording<'_>) -> String) -> String {
        let name = |who| self.with_session(|session| session.name_of(who).to_owned());
        say(Wording {
            lang: self.lang(),
            policy: self.with_session(|session| session.encounter().rules().vitality),
            name: &name,
        })
    }
}

/// Returns a fault that quotes its word as it was typed, with capitals and accents. Without types of damage, a word can
/// only be a name.
fn as_typed(fault: Fault, typed: &str, knows_types: bool) -> Fault {
    let own = |word: String| {
        let words = typed.split(|it: char| it.is_whitespace() || matches!(it, ',' | ';'));
        let words: Vec<_> = words.filter(|one| !one.is_empty()).collect();
        let several = word.split(' ').count();
        let mut windows = words.windows(several).map(|some| some.join(" "));
        windows.find(|one| folded(one) == word).unwrap_or(word)
    };
    match fault {
        Fault::Nobody(word) => Fault::Nobody(own(word)),
        Fault::Several(word) => Fault::Several(own(word)),
        Fault::NeitherNameNorType(word) if !knows_types => Fault::Nobody(own(word)),
        Fault::NeitherNameNorType(word) => Fault::NeitherNameNorType(own(word)),
        Fault::SecondType(word) if !knows_types => Fault::Nobody(own(word)),
        Fault::SecondType(word) => Fault::SecondType(own(word)),
        Fault::SecondAmount(word) => Fault::SecondAmount(own(word)),
        Fault::NoNumber(word, those) => Fault::NoNumber(own(word), those),
        Fault::Critical(word) => Fault::Critical(own(word)),
        Fault::OnlySome(word) => Fault::OnlySome(own(word)),
        Fault::NeedsWeapon(word) => Fault::NeedsWeapon(own(word)),
        Fault::NoNonlethal => Fault::NoNonlethal,
        Fault::OnlyDamage => Fault::OnlyDamage,
    }
}

/// Returns the first words of a text that spaces replace in another one.
fn first_blanked<'t>(before: &'t str, after: &str) -> &'t str {
    let is_blank = |at: usize| after.as_bytes().get(at) == Some(&b' ');
    let is_taken = |&(at, letter): &(usize, char)| is_blank(at) && !letter.is_whitespace();
    let Some((first, _)) = before.char_indices().find(is_taken) else {
        return "";
    };
    let mut rest = before[first..].char_indices();
    let end = rest.find(|(at, _)| !is_blank(first + at));
    let end = end.map_or(before.len(), |(at, _)| first + at);
    before[first..end].trim_end()
}
