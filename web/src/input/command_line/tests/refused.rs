//! Lines that are refused: their reasons, and the lines that are offered in their place.

use super::*;

#[test]
fn an_unreadable_command_says_why() {
    let goblins = || [4, 5, 6].map(CombatantId).to_vec();
    let several = |word: &str| Fault::Which(word.to_owned(), goblins());
    fault(" ", &Fault::Empty);
    fault("xyzzy", &Fault::Unknown("xyzzy".to_owned()));
    fault("Dely bug", &Fault::Unknown("Dely".to_owned()));
    fault("7 g", &several("g"));
    fault("7 to the goblin", &several("goblin"));
    fault("7 dragon", &Fault::NeitherNameNorType("dragon".to_owned()));
    fault("7 to dragon", &Fault::Nobody("dragon".to_owned()));
    fault(
        "7 goblin 9",
        &Fault::NoNumber("goblin 9".to_owned(), goblins()),
    );
    fault("stun g", &several("g"));
    fault("stun bug until", &Fault::Missing(Missing::Duration));
    fault("stun bug until goblins", &several("goblins"));
    fault("ready", &Fault::Missing(Missing::Action));
    fault("heal catti", &Fault::Missing(Missing::Amount));
    fault("7 8 bug", &Fault::Unread("8".to_owned()));
    fault("remove", &Fault::Missing(Missing::Name));
    fault("add", &Fault::Missing(Missing::Newcomers));
    fault("7", &Fault::Missing(Missing::Name));
    fault("bug", &Fault::Missing(Missing::Verb));
    fault("end", &Fault::Ask(Ask::End));
    fault("delay soon", &Fault::Nobody("soon".to_owned()));
}

#[test]
fn the_number_of_a_level_or_a_die_is_no_damage() {
    fault("wulfgar level 3", &Fault::Unread("level".to_owned()));
    fault("wulfgar nat 20", &Fault::Unread("nat".to_owned()));
    fault("wulfgar natural 1", &Fault::Unread("natural".to_owned()));
}

#[test]
fn the_one_that_acts_takes_nothing() {
    let full = DamageShare::Full;
    let five = amount(Kind::Damage, "5", &[(WULFGAR, full)]);
    is("bugbear hits wulfgar for 5", &five);
    is("bugbear deals 5 to wulfgar", &five);
    check(Lang::Es, "bugbear pega 5 a wulfgar", &five);
    check(Lang::Fr, "bugbear inflige 5 à wulfgar", &five);
    let healed = amount(Kind::Heal, "5", &[(WULFGAR, full)]);
    is("catti heals wulfgar 5", &healed);
    is("bugbear kills wulfgar", &Line::Kill(vec![WULFGAR]));
    fault("bugbear kills", &Fault::Unread("kills".to_owned()));
    fault("g1 stunned g2", &Fault::Unread("g1".to_owned()));
    // Both of these are targets.
    let both = Line::Points(
        [(4, "3"), (5, "5")]
            .map(|(id, amount)| Points {
                kind: Kind::Damage,
                parts: vec![TypedAmount {
                    amount: amount.to_owned(),
                    of: None,
                }],
                past: Vec::new(),
                targets: vec![(CombatantId(id), full)],
                critical: false,
            })
            .to_vec(),
    );
    is("g1 takes 3, g2 takes 5", &both);
}

#[test]
fn enter_takes_only_what_was_nearly_typed() {
    let taken = |lang: Lang, typed: &str| {
        at_table(lang, |context| {
            let fault = match read(typed, context) {
                // The rules of this table have no delay.
                Ok(Line::Delay(_)) => Fault::NoDelay,
                Ok(line) => panic!("it is a command: {line:?}"),
                Err(fault) => fault,
            };
            let all = suggestions(typed, &fault, context);
            all.into_iter().find_map(|one| match one {
                Suggestion::Line(line) => Some(line).filter(|line| !line.contains('…')),
                Suggestion::Example(_) | Suggestion::Condition(..) => None,
            })
        })
    };
    for (lang, typed, line) in [
        (Lang::En, "stunn bug", Some("stun bug")),
        (Lang::En, "sutn bug", Some("stun bug")),
        (Lang::En, "kil bug", None),
        (Lang::En, "dahses bug", Some("dashes bug")),
        (Lang::En, "stinned bug", None),
        (Lang::Es, "aturdo bug", None),
        (Lang::Fr, "charge bug", None),
        (Lang::Fr, "terrifiez bug", Some("terrifie bug")),
        // What changes nobody else, and by no other number.
        (Lang::En, "7 goblin 9", None),
        (Lang::En, "7 goblin", None),
        (Lang::En, "7", None),
        (Lang::En, "7.5 bug", None),
        (Lang::En, "heal bug", None),
        // What does something else than was typed, or an example.
        (Lang::En, "no", None),
        (Lang::Es, "no", None),
        (Lang::Fr, "non", None),
        (Lang::En, "end", None),
        (Lang::En, "stop", None),
        (Lang::En, "delay", None),
        (Lang::Es, "retrasa", None),
        (Lang::Fr, "retarde", None),
        (Lang::En, "ready", None),
        (Lang::Es, "prepara", None),
        (Lang::Fr, "prépare", None),
        (Lang::En, "ok", None),
        (Lang::En, "nextt turn", Some("next turn")),
        (Lang::En, "bug rolls 12", None),
        (Lang::En, "bugbear kills", None),
        (Lang::En, "bug at 5", Some("Bugbear hp 5")),
        (Lang::En, "kiill bug", Some("kill bug")),
        (Lang::En, "banana bug", None),
        (Lang::En, "dance bug", None),
        (Lang::En, "1e3 to bug", None),
        (Lang::Es, "banana bug", None),
        (Lang::Es, "aturdr bug", Some("aturdir bug")),
        (Lang::Fr, "danser bug", None),
        (Lang::Fr, "banane bug", None),
        (Lang::Fr, "étrourdi bug", Some("etourdi bug")),
    ] {
        assert_eq!(taken(lang, typed).as_deref(), line, "{typed}");
    }
}

#[test]
fn a_plural_of_several_kinds_offers_each_kind() {
    let names = [
        "Lidda",
        "Mialee",
        "Goblin Warrior 1",
        "Goblin Warrior 2",
        "Goblin Boss",
    ];
    of(&names, Lang::En, |context| {
        let typed = "24 to goblins half";
        let fault = read(typed, context).expect_err("it may be the boss, too");
        let offered = suggestions(typed, &fault, context);
        let line = "24 to goblin warriors half";
        assert_eq!(offered.first(), Some(&Suggestion::Example(line.to_owned())));
        let half = [3, 4].map(|id| (CombatantId(id), DamageShare::Half));
        assert_eq!(read(line, context), Ok(amount(Kind::Damage, "24", &half)));
    });
}

#[test]
fn a_count_of_somebody_new_offers_to_add_them() {
    for (lang, typed, line) in [
        (Lang::En, "5 bandits", Some("add 5 bandits")),
        (
            Lang::En,
            "two wolves rolled 12",
            Some("add two wolves rolled 12"),
        ),
        (Lang::Es, "5 bandidos", Some("añade 5 bandidos")),
        (
            Lang::Es,
            "dos lobos ocultos",
            Some("añade dos lobos ocultos"),
        ),
        (Lang::Fr, "5 bandits", Some("ajoute 5 bandits")),
        (Lang::Fr, "deux loups", Some("ajoute deux loups")),
        // An amount, a verb, or a mistyped name adds nobody.
        (Lang::En, "45 bandits", None),
        (Lang::En, "5 damage to bandits", None),
        (Lang::En, "5 to bandits", None),
    ] {
        at_table(lang, |context| {
            let fault = read(typed, context).expect_err("nobody is called so");
            let offered = suggestions(typed, &fault, context).into_iter().next();
            let expected = line.map(|line| Suggestion::Line(line.to_owned()));
            assert_eq!(offered, expected, "{typed}");
            if let Some(line) = line {
                assert!(matches!(read(line, context), Ok(Line::Add(_))), "{line}");
            }
        });
    }
}

#[test]
fn a_refusal_offers_whole_lines() {
    let offers = |typed: &str| {
        at_table(Lang::En, |context| {
            let fault = read(typed, context).expect_err("it is no command");
            let all = suggestions(typed, &fault, context).into_iter();
            all.map(|one| one.line(context.view)).collect::<Vec<_>>()
        })
    };
    assert_eq!(offers("Haele 5 bug")[0], "heal 5 bug");
    assert_eq!(offers("7 bgu"), ["7 Bugbear"]);
    assert_eq!(
        offers("kick goblin 9")[..2],
        ["kick Goblin 1", "kick Goblin 2"]
    );
    assert_eq!(
        offers("give 8 to bug"),
        ["damage 8 Bugbear", "heal Bugbear 8"]
    );
    let custom = offers("ensnare g1");
    assert_eq!(
        custom.last().map(String::as_str),
        Some("“ensnare” Goblin 1")
    );
    // A save names its kind, and its number is a total or a DC.
    assert_eq!(offers("bug save 18")[1], "Bugbear dexterity save 18");
    assert_eq!(offers("bug dex 15")[0], "bug dex save 15");
    assert_eq!(offers("bug dex save dc 15"), ["bug dex save dc 15 +0"]);
    assert_eq!(offers("save dc 15 dex")[0], "save dc 15 dex Wulfgar");
    assert_eq!(offers("end").last().map(String::as_str), Some("end combat"));
}
