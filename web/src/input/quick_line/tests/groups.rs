//! Groups with their numbers, and the initiative that is typed before combat.

use asalto_core::combatant::NumericField;
use asalto_text::Lang;

use super::super::LineFault;
use super::try_read;

/// Writes a part of a line: its count, its name, whether it is a group, and its modifier.
fn shown(line: &str, lang: Lang) -> String {
    let parts = try_read(line, lang).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    let of = |part: &super::super::LinePart| {
        let profile = &part.newcomer.profile;
        let group = profile.group.map_or("", |_| " group");
        let modifier = NumericField::Initiative.get(profile);
        let modifier = modifier.map_or(String::new(), |by| format!(" {by:+}"));
        format!("{} {}{group}{modifier}", part.number(), profile.name)
    };
    parts.iter().map(of).collect::<Vec<_>>().join("; ")
}

#[test]
fn a_group_has_its_number_before_or_behind_the_name() {
    for (lang, lines, expected) in [
        (
            Lang::En,
            [
                "6 goblins in a group",
                "goblins group of 6",
                "group of 6 goblins",
                "a group of 6 goblins",
            ],
            "6 Goblin group",
        ),
        (
            Lang::Es,
            [
                "6 trasgos en un grupo",
                "trasgos grupo de 6",
                "grupo de 6 trasgos",
                "un grupo de 6 trasgos",
            ],
            "6 Trasgo group",
        ),
        (
            Lang::Fr,
            [
                "6 gobelins dans un groupe",
                "gobelins groupe de 6",
                "groupe de 6 gobelins",
                "un groupe de 6 gobelins",
            ],
            "6 Gobelin group",
        ),
    ] {
        for line in lines {
            assert_eq!(shown(line, lang), expected, "{line}");
        }
    }
}

#[test]
fn a_typed_d20_has_its_modifier() {
    for (lang, line, expected) in [
        (Lang::En, "wolf init 1d20+2", "1 Wolf +2"),
        (Lang::En, "wolf init d20-1", "1 Wolf -1"),
        (Lang::En, "wolf 1d20+2", "1 Wolf +2"),
        (Lang::Es, "lobo iniciativa 1d20+2", "1 Lobo +2"),
        (Lang::Fr, "loup initiative 1d20+2", "1 Loup +2"),
        (Lang::En, "wolf init 2d6+2", "1 Wolf"),
    ] {
        assert_eq!(shown(line, lang), expected, "{line}");
    }
}

#[test]
fn a_high_initiative_without_a_sign_is_no_modifier() {
    for (lang, line, typed) in [
        (Lang::En, "wolf init 15", "init 15"),
        (Lang::En, "3 wolves 15 init", "15 init"),
        (Lang::Es, "lobo iniciativa 15", "iniciativa 15"),
        (Lang::Fr, "loup initiative 15", "initiative 15"),
    ] {
        let fault = LineFault::TotalOrModifier(typed.to_owned(), 15);
        assert_eq!(try_read(line, lang), Err(fault), "{line}");
    }
    assert_eq!(shown("wolf init +15", Lang::En), "1 Wolf +15");
    assert_eq!(shown("wolf init 10", Lang::En), "1 Wolf +10");
}
