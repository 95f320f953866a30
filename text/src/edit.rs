//! The text of an edited profile: the new name, each number that has changed, and whether it rolls with others.

use asalto_core::Combatant;
use asalto_core::combatant::NumericField;

use super::{Lang, isolated, numeric_field};
use crate::sets::LogText;

/// Describes the edit of a profile by its new name, its new numbers and its group; none if something else has changed.
#[must_use]
pub fn edit_text(lang: Lang, before: &Combatant, after: &Combatant) -> Option<String> {
    let mut known = before.clone();
    known.name.clone_from(&after.name);
    known.group = after.group;
    let mut numbers = Vec::new();
    for &field in NumericField::ALL {
        let now = field.get(after);
        if field.get(before) != now {
            field.set(&mut known, now);
            numbers.push(number(lang, field, now));
        }
    }
    if known != *after {
        return None;
    }
    let name = isolated(&after.name);
    let renamed = before.name != after.name;
    let renamed = renamed
        .then(|| lang.text_with(LogText::CombatantRenamed, &[&isolated(&before.name), &name]));
    let numbers = (!numbers.is_empty())
        .then(|| lang.text_with(LogText::Labeled, &[&name, &numbers.join(", ")]));
    let grouped = (before.group != after.group).then(|| {
        let text = match after.group {
            Some(_) => LogText::RollsWithGroup,
            None => LogText::RollsAlone,
        };
        lang.text_with(text, &[&name])
    });
    let said: Vec<_> = renamed.into_iter().chain(numbers).chain(grouped).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Writes a number with the short name of its field: `AC 19`. A number that was taken away is a dash.
fn number(lang: Lang, field: NumericField, now: Option<i32>) -> String {
    let short = lang.text_with(numeric_field(field).short, &[]);
    let now = match (field, now) {
        (_, None) => "–".to_owned(),
        (NumericField::Initiative | NumericField::Stealth, Some(now)) => {
            lang.modifier(i16::try_from(now).unwrap_or_default())
        }
        (_, Some(now)) => lang.number(now),
    };
    format!("{short} {now}")
}

#[cfg(test)]
mod tests {
    use asalto_core::Side;
    use asalto_core::combatant::Group;

    use super::*;

    #[track_caller]
    fn check(change: impl Fn(&mut Combatant), lines: [Option<&str>; 3]) {
        let mut before = Combatant::new("Boss", Side::FOES);
        before.armor_class = Some(15);
        let mut after = before.clone();
        change(&mut after);
        let texts = Lang::ALL.map(|lang| edit_text(lang, &before, &after));
        assert_eq!(texts, lines.map(|line| line.map(str::to_owned)));
    }

    #[test]
    fn an_edit_names_the_number_that_has_changed() {
        check(
            |one| one.armor_class = Some(19),
            [
                Some("Boss: CA 19."),
                Some("Boss\u{a0}: CA 19."),
                Some("Boss: AC 19."),
            ],
        );
        check(
            |one| one.armor_class = None,
            [
                Some("Boss: CA –."),
                Some("Boss\u{a0}: CA –."),
                Some("Boss: AC –."),
            ],
        );
    }

    #[test]
    fn an_edit_names_the_new_name() {
        check(
            |one| one.name = "Grishnak".to_owned(),
            [
                Some("Boss se llama ahora Grishnak."),
                Some("Boss s’appelle maintenant Grishnak."),
                Some("Boss is now called Grishnak."),
            ],
        );
        check(
            |one| {
                one.name = "Grishnak".to_owned();
                one.initiative = Some(3);
            },
            [
                Some("Boss se llama ahora Grishnak. Grishnak: Iniciativa +3."),
                Some("Boss s’appelle maintenant Grishnak. Grishnak\u{a0}: Initiative +3."),
                Some("Boss is now called Grishnak. Grishnak: Initiative +3."),
            ],
        );
    }

    #[test]
    fn an_edit_says_who_rolls_with_others() {
        check(
            |one| one.group = Some(Group(2)),
            [
                Some("Boss tira con su grupo."),
                Some("Boss lance avec son groupe."),
                Some("Boss rolls with its group."),
            ],
        );
    }

    #[test]
    fn another_edit_has_no_words() {
        check(|one| one.secret = true, [None; 3]);
        check(
            |one| {
                one.secret = true;
                one.armor_class = Some(19);
            },
            [None; 3],
        );
        check(|_| {}, [None; 3]);
    }
}
