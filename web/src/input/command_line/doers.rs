//! The combatant before a verb that acts on another one: `bugbear hits lidda for 5`, `jozan stabilizes lidda`. It is no
//! target.

use asalto_core::CombatantId;
use asalto_text::Lang;

use super::boons;
use super::items::{Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Missing};
use super::parts::Parts;
use super::sense::{Act, Sense};
use super::suggestion::names;

/// The forms of verbs that act on somebody, in lowercase and without accents. Participles are none: `g1 stunned g2`.
fn actives(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ENGLISH,
        Lang::Es => SPANISH,
        Lang::Fr => FRENCH,
    }
}

const ENGLISH: &str = "kills|kill|killed|slays|slay|destroys|murders|executes|finishes off|finish off|stabilizes|stabilises|stabilize|stabilise\
    |removes|remove|ends|end|stops|lifts|lift|clears|clear|cancels|dispels|cleanses|frees|cures|moves|move|puts|put|places|place\
    |revives|revive|resurrects|raises|brings back|brings|hides|hide|conceals|stands|drops|knocks down|takes down|take down|knock down|knocks|knock|shoves|shove|reveals|reveal|shows\
    |surprises|ambushes|stuns|stun|trips|trip|knocks prone|blinds|blind|charms|charm|deafens|deafen|frightens|frighten|scares|scare|terrifies|terrify\
    |grapples|grapple|grappling|grabs|grab|restrains|restrain|poisons|poison|paralyzes|paralyses|paralyze|petrifies|petrify|incapacitates|incapacitate\
    |knocks out|blesses|bless|slows|slow|dazes|daze|sickens|sicken|entangles|entangle|confuses|confuse|dazzles|dazzle|fascinates|fascinate|fatigues|fatigue|nauseates|nauseate|banes|bane|curses|curse|hexes|hex|marks|mark|hastes|haste";

const SPANISH: &str = "mata|mata a|matan|matan a|rematan|liquidan|asesinan|acaban con|estabilizan|aturden|ciegan|hechizan|ensordecen|asustan|atemorizan|aterrorizan|apresan|inmovilizan|envenenan|paralizan|petrifican|incapacitan|noquean|bendicen|ralentizan|enredan|derriban|tumban|abaten|sorprenden|tiran al suelo|remata|remata a|liquida|asesina|acaba con|elimina a|elimina al|elimina|estabiliza|quita|quitar|saca|retira\
    |termina|acaba|cancela|libera|limpia|cura|mueve|coloca|pon|pone|revive|resucita|reanima|esconde|oculta|levanta|derriba|tumba|abate|tira a\
    |muestra|revela|sorprende|aturde|ciega|hechiza|ensordece|asusta|atemoriza|agarra|agarrar|agarran|agarrando|apresa|aterroriza|inmoviliza|noquea|atonta|envenena|paraliza|petrifica|incapacita\
    |bendice|ralentiza|enreda|confunde|deslumbra|fascina|maldice|marca|acelera|tira al suelo|borra|devuelve a la vida";

const FRENCH: &str = "tue|tuent|achevent|assassinent|eliminent|executent|stabilisent|etourdissent|aveuglent|charment|assourdissent|effraient|terrorisent|terrifient|assomment|entravent|empoisonnent|paralysent|petrifient|benissent|ralentissent|renversent|surprennent|acheve|assassine|elimine|execute|abat|stabilise|enleve|retire|ote|supprime|termine|efface|dissipe|libere|nettoie|met fin a\
    |deplace|place|met|mets|bouge|ressuscite|ranime|reanime|ramene a la vie|cache|masque|dissimule|releve|leve|renverse|fait tomber|couche\
    |montre|revele|surprend|etourdit|aveugle|charme|assourdit|effraie|effraye|agrippe|agripper|agrippent|empoigne|empoigner|empoignent|saisit|saisir|saisissent|terrorise|terrifie|assomme|entrave|empoisonne|paralyse|petrifie|neutralise\
    |benit|ralentit|enchevetre|fascine|maudit|marque|hate|soigne";

/// Returns whether a part is a verb that acts on somebody.
pub(super) fn is_active(parts: Parts<'_>, verb: &Item) -> bool {
    let typed = (parts.typed)(verb).to_lowercase();
    // `agrippé` is a participle, and `agrippe` none.
    if ["é", "ée", "és", "ées"]
        .iter()
        .any(|end| typed.ends_with(end))
    {
        return false;
    }
    let typed = (parts.context.fold)(&typed);
    let lang = parts.context.lang;
    [lang, Lang::En]
        .into_iter()
        .any(|lang| actives(lang).split('|').any(|one| one == typed))
}

/// The parts of a line without the combatants that act on others.
pub(crate) struct Done<'p> {
    pub parts: Parts<'p>,
    /// The combatants that act.
    pub doers: Vec<CombatantId>,
    /// Whether they give a condition without casting it: `tordek grapples g2`.
    pub gives: bool,
    /// The condition that they cast, as typed.
    pub cast: Option<String>,
}

/// Leaves out the combatants that act on another one: `bugbear hits lidda for 5`.
///
/// # Errors
/// The names, where they may as well be targets: `g1 stunned g2`.
pub(crate) fn without_doer(parts: Parts<'_>) -> Result<Done<'_>, Fault> {
    let is_who = |it: &Item| matches!(it.kind, Kind::Who(_));
    let whole = |parts| {
        Ok(Done {
            parts,
            doers: Vec::new(),
            gives: false,
            cast: None,
        })
    };
    let first = parts.items.iter().take_while(|it| is_who(it)).count();
    let Some((verb, rest)) = parts.items[first..].split_first().filter(|_| first > 0) else {
        return whole(parts);
    };
    if verb.breaks {
        return whole(parts);
    }
    let near = rest.iter().take_while(|it| !it.breaks);
    let mut named = near.enumerate().filter(|(_, it)| is_who(it));
    let Some((at, target)) = named.next() else {
        if casts(verb) && gives(rest) {
            return Err(Fault::Missing(Missing::Name));
        }
        let alone = rest.is_empty() && needs_object(parts, verb);
        return if alone {
            Err(Fault::Unread((parts.typed)(verb)))
        } else {
            whole(parts)
        };
    };
    let doers = &parts.items[..first];
    let unread = || Err(Fault::Unread((parts.typed)(&doers[0])));
    let left_out = |from: usize, gives| {
        let of = |items| Parts { items, ..parts };
        Ok(Done {
            parts: of(&parts.items[from..]),
            doers: of(doers).named(),
            gives,
            cast: None,
        })
    };
    let aimed = at == 0 || target.led == Some(Sense::To);
    // `nonlethal` belongs to the amount.
    let verbs = rest.iter().enumerate().any(|(index, it)| match &it.kind {
        Kind::Act(acts) => !acts.contains(&Act::Nonlethal) && !is_noun(parts, rest, index),
        Kind::Condition(_) => true,
        _ => false,
    });
    let gives = gives(rest);
    let led_to = doers.iter().any(|it| it.led == Some(Sense::To));
    let active = !led_to && is_active(parts, verb);
    let between = || {
        rest[..at]
            .iter()
            .all(|it| !matches!(it.kind, Kind::Amount(_)))
    };
    match &verb.kind {
        Kind::Act(_) if casts(verb) && gives => {
            let done = left_out(first + 1, false)?;
            let cast = rest.first().map(parts.typed);
            Ok(Done { cast, ..done })
        }
        // The one before the verb is hurt.
        Kind::Act(acts) if acts.contains(&Act::Suffer) => whole(parts),
        Kind::Act(_)
            if active
                && !acts_by_amount(parts, verb)
                && between()
                && !beside(rest, at)
                && !(at == 0 && target.led == Some(Sense::From)) =>
        {
            left_out(first, false)
        }
        Kind::Act(acts)
            if acts
                .iter()
                .any(|act| matches!(act, Act::Harm | Act::Cure | Act::Give)) =>
        {
            if target.led == Some(Sense::From) {
                return whole(parts);
            }
            // `a lidda le pega osgo 5`: what `to` leads is the target.
            if verbs || !aimed || led_to {
                return unread();
            }
            left_out(first, false)
        }
        Kind::Act(acts)
            if at == 0 && (acts.contains(&Act::Kill) || acts.contains(&Act::Stabilize)) =>
        {
            unread()
        }
        Kind::Condition(_) if at == 0 && active && target.led != Some(Sense::From) => {
            by_one(left_out(first, true)?, parts, &parts.items[first..])
        }
        Kind::Condition(_) if at == 0 && target.led != Some(Sense::From) => unread(),
        _ => whole(parts),
    }
}

/// The nouns for damage after an amount, in the three languages and without accents.
const NOUNS: &str = "damage|dmg|of damage|hp damage|points of damage|point of damage|de dano|dano|danos|puntos de dano|punto de dano\
    |degats|degat|de degats|points de degats|dommages|de dommages";

/// Returns whether a part is the noun of the amount before it: `deals 6 damage`, `deals 6 fire damage`.
fn is_noun(parts: Parts<'_>, items: &[Item], index: usize) -> bool {
    let before = index.checked_sub(1).map(|before| &items[before].kind);
    let counted = matches!(
        before,
        Some(Kind::Amount(_) | Kind::Type(_) | Kind::Past(_))
    );
    let typed = (parts.context.fold)(&(parts.typed)(&items[index]));
    counted && NOUNS.split('|').any(|noun| noun == typed)
}

/// Checks that one combatant alone acts: a condition has one source.
///
/// # Errors
/// [`Fault::Apart`] with a line for each of several.
fn by_one<'p>(done: Done<'p>, parts: Parts<'p>, action: &[Item]) -> Result<Done<'p>, Fault> {
    match done.doers.as_slice() {
        [_] => Ok(done),
        several => Err(Fault::Apart(one_each(parts, several, action))),
    }
}

/// The most lines that are offered for those who act together.
const MOST: usize = 4;

/// Returns a line for each of several combatants that act on somebody.
fn one_each(parts: Parts<'_>, doers: &[CombatantId], action: &[Item]) -> Vec<String> {
    let [verb, to @ ..] = action else {
        return Vec::new();
    };
    let is_grapple = matches!(&verb.kind, Kind::Condition(named)
        if boons::is_one_of(named, &["grappled"], parts.context));
    let grapples = lexicon::of(parts.context.lang).lines.grapples;
    let line = |who: &CombatantId| {
        let who = names(parts.context.view, &[*who]);
        if is_grapple {
            grapples
                .replace("{who}", &who)
                .replace("{n}", &parts.text(to))
        } else {
            format!("{who} {}", parts.text(action))
        }
    };
    doers.iter().take(MOST).map(line).collect()
}

/// Returns whether a verb casts a spell.
fn casts(verb: &Item) -> bool {
    matches!(&verb.kind, Kind::Act(acts) if acts.contains(&Act::Cast))
}

/// Returns whether parts begin with a condition.
fn gives(rest: &[Item]) -> bool {
    let first = rest.first();
    first.is_some_and(|it| matches!(it.kind, Kind::Condition(_)))
}

/// Returns whether a verb says nothing without the one that it acts on: `lidda kills`, `jozan blesses`. French forms may be
/// participles without their accents.
fn needs_object(parts: Parts<'_>, verb: &Item) -> bool {
    let typed = (parts.context.fold)(&(parts.typed)(verb));
    let kills = matches!(&verb.kind, Kind::Act(acts) if acts.contains(&Act::Kill));
    let gives = matches!(verb.kind, Kind::Condition(_));
    let present = match parts.context.lang {
        Lang::En => typed.ends_with('s'),
        Lang::Es => true,
        Lang::Fr => kills,
    };
    (kills || gives) && typed != "killed" && present && is_active(parts, verb)
}

/// Returns whether a verb changes hit points by an amount of the line: `jozan cures lidda 5`.
fn acts_by_amount(parts: Parts<'_>, verb: &Item) -> bool {
    let changes = matches!(&verb.kind, Kind::Act(acts) if acts.iter().any(|act| {
        matches!(act, Act::Harm | Act::Cure | Act::Give)
    }));
    changes && (parts.amounts().next().is_some() || parts.conditions().is_empty())
}

/// Returns whether a place in the order stands before the first name: `g1 moves after lidda`.
fn beside(rest: &[Item], at: usize) -> bool {
    rest[..at]
        .iter()
        .any(|it| matches!(it.kind, Kind::Beside(_)))
}
