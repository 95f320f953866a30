//! Lines of three languages with the combatants that they add: the count and the name, then what is typed about it.

use asalto_text::SetupText;

use super::*;

/// Writes the parts of a line.
fn shown(line: &str, lang: Lang) -> String {
    let parts = match try_read(line, lang) {
        Ok(parts) => parts,
        Err(fault) => return format!("{fault:?}"),
    };
    let parts = parts.into_iter().map(|part| {
        let one = part.newcomer;
        let profile = &one.profile;
        let mut words = match part.count {
            Some(Count::Fixed(1)) | None => vec![profile.name.clone()],
            Some(Count::Fixed(count)) => vec![count.to_string(), profile.name.clone()],
            Some(Count::Dice(dice)) => vec![dice, profile.name.clone()],
        };
        let side = match (profile.side, profile.controller) {
            (Side::PARTY, Controller::Player) => Some("pc"),
            (Side::PARTY, Controller::GameMaster) => Some("ally"),
            (Side(2), _) => Some("other"),
            _ => None,
        };
        words.extend(side.map(str::to_owned));
        for (short, field) in [
            ("init", NumericField::Initiative),
            ("dex", NumericField::Dexterity),
            ("hp", NumericField::HitPoints),
            ("ac", NumericField::ArmorClass),
            ("pp", NumericField::PassivePerception),
            ("st", NumericField::Stealth),
            ("level", NumericField::Level),
            ("leg", NumericField::LegendaryActions),
            ("lr", NumericField::LegendaryResistance),
        ] {
            let number = field.get(profile).filter(|number| *number != 0);
            words.extend(number.map(|number| format!("{short} {number}")));
        }
        words.extend(one.hit_dice.map(|dice| format!("hp {dice}")));
        words.extend((one.lost > 0).then(|| format!("lost {}", one.lost)));
        words.extend(profile.challenge.map(|rating| format!("cr {rating}")));
        words.extend(one.lair.map(|_| "lair".to_owned()));
        for (word, feature) in [
            ("alert", Feature::Alert),
            ("feral", Feature::FeralInstinct),
            ("surge", Feature::ActionSurge),
        ] {
            words.extend(profile.has(feature).then(|| word.to_owned()));
        }
        words.extend(profile.group.map(|_| "group".to_owned()));
        words.extend(profile.secret.then(|| "hidden".to_owned()));
        words.extend(part.unread.iter().map(|word| format!("“{word}”")));
        words.join(" ")
    });
    parts.collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn check(lang: Lang, rows: &[(&str, &str)]) {
    check_rows(rows, |line| shown(line, lang));
}

#[test]
fn english() {
    check(
        Lang::En,
        &[
            ("Krusk dex 14 feral instinct", "Krusk dex 14 feral"),
            (
                "Lidda dex 16 feral instinct, alert",
                "Lidda dex 16 alert feral",
            ),
            ("4 goblins", "4 Goblin"),
            ("Lidda dex 16 alert pc", "Lidda pc dex 16 alert"),
            ("alert guard", "Alert guard"),
            ("6 goblin warriors", "6 Goblin warrior"),
            ("4 goblins 2 wolves", "4 Goblin, 2 Wolf"),
            (
                "4 goblins hp 7 2 wolves ac 13 1 ogre",
                "4 Goblin hp 7, 2 Wolf ac 13, Ogre",
            ),
            ("4 goblins 2 ac 15", "4 Goblins 2 ac 15 “2”"),
            ("goblin x6", "6 Goblin"),
            ("goblin x 6", "6 Goblin"),
            ("4 x goblins", "4 Goblin"),
            ("4 × goblins hp 7", "4 Goblin hp 7"),
            ("4 goblins + 2 wolves", "4 Goblin, 2 Wolf"),
            ("ogre + 2 hp 30", "Ogre + 2 hp 30 “2”"),
            ("Agent x", "Agent x"),
            ("two wolves", "2 Wolf"),
            ("Two wolves", "2 Wolf"),
            ("1d6 wolf", "1d6 Wolf"),
            ("5 goblins +2 hp 10 ac 15", "5 Goblin init 2 hp 10 ac 15"),
            ("minotaur 76 hp", "Minotaur hp 76"),
            ("ogre 59 hp ac 11", "Ogre hp 59 ac 11"),
            ("ogre with 59 hp", "Ogre hp 59"),
            ("goblin 2 hp 7 ac 15", "Goblin 2 hp 7 ac 15 “2”"),
            ("orc x3", "3 Orc"),
            ("two ghouls", "2 Ghoul"),
            ("an ogre and 2 wolves", "Ogre, 2 Wolf"),
            ("Tom and Jerry +2", "Tom and Jerry init 2"),
            ("One Eye +3", "One Eye init 3"),
            ("one wolf", "Wolf"),
            ("Lidda +4 hp 24 ac 15 pc", "Lidda pc init 4 hp 24 ac 15"),
            ("Boromir player", "Boromir pc"),
            (
                "Tordek player level 5, 52 hp, ac 18",
                "Tordek pc hp 52 ac 18 level 5",
            ),
            ("3 wolves hp 2d8+2 ac 13", "3 Wolf ac 13 hp 2d8+2"),
            ("1d4+1 zombies", "1d4+1 Zombie"),
            ("6 rats group hp 1", "6 Rat hp 1 group"),
            ("6 kobolds one roll 5hp ac12", "6 Kobold hp 5 ac 12 group"),
            ("bugbear init +2 hp 27", "Bugbear init 2 hp 27"),
            ("ogre, hp 59, ac 11", "Ogre hp 59 ac 11"),
            ("worg hp: 26, ac: 13", "Worg hp 26 ac 13"),
            ("hobgoblin 11hp 18ac", "Hobgoblin hp 11 ac 18"),
            (
                "4 zombies; 2 ghouls; necromancer hp 45",
                "4 Zombie, 2 Ghoul, Necromancer hp 45",
            ),
            (
                "adult red dragon leg 3 lr 3 lair",
                "Adult red dragon leg 3 lr 3 lair",
            ),
            ("cultist cr 1/8", "Cultist cr 1/8"),
            ("thug cr 0.5", "Thug cr 1/2"),
            ("orc dex 12", "Orc dex 12"),
            ("spy stealth +6", "Spy st 6"),
            ("sentry passive perception 13", "Sentry pp 13"),
            ("sentry perception 13", "Sentry pp 13"),
            ("goblin hit points 7", "Goblin hp 7"),
            ("2 guards allies +1 hp 11", "2 Guard ally init 1 hp 11"),
            ("4 enemies Bandit hp 11", "4 Bandit hp 11"),
            ("2 players", "2 Player"),
            (
                "Old Bess the mule hp 11 other",
                "Old Bess the mule other hp 11",
            ),
            ("4x kobold −1", "4 Kobold init -1"),
            ("boss hp 120/150", "Boss hp 150 lost 30"),
            ("shadow hidden hp 27", "Shadow hp 27 hidden"),
            ("3 wolfs hp 11", "3 Wolf hp 11"),
            (
                "Sir Percival +1 ac 20 hit points 44",
                "Sir Percival init 1 hp 44 ac 20",
            ),
            ("R2 hp 30 ac 17", "R2 hp 30 ac 17"),
            ("mage hp 40 temp 8", "Mage temp 8 hp 40 “8”"),
            ("a dozen skeletons hp 13", "12 Skeleton hp 13"),
            ("2 mummies, a lich hp 135", "2 Mummy, Lich hp 135"),
            (
                "goblin boss 21hp, 2 goblin archers 7hp",
                "Goblin boss hp 21, 2 Goblin archer hp 7",
            ),
            ("52 hp Tordek", "Tordek hp 52"),
            ("500 rats", "Count(\"500\")"),
        ],
    );
}

#[test]
fn spanish() {
    check(
        Lang::Es,
        &[
            ("Krusk des 14 instinto salvaje", "Krusk dex 14 feral"),
            ("Lidda des 16 instinto salvaje", "Lidda dex 16 feral"),
            ("Lidda des 16 alerta pj", "Lidda pc dex 16 alert"),
            ("5 trasgos +2 pg 10 ca 15", "5 Trasgo init 2 hp 10 ac 15"),
            ("minotauro 76 pg", "Minotauro hp 76"),
            ("orco x3", "3 Orco"),
            ("dos esqueletos", "2 Esqueleto"),
            ("un ogro y 2 lobos", "Ogro, 2 Lobo"),
            ("Lidda +4 pg 24 ca 15 pj", "Lidda pc init 4 hp 24 ac 15"),
            ("Boromir jugador", "Boromir pc"),
            (
                "Tordek jugador nivel 5, 52 pg, ca 18",
                "Tordek pc hp 52 ac 18 level 5",
            ),
            ("3 lobos pg 2d8+2 ca 13", "3 Lobo ac 13 hp 2d8+2"),
            ("1d4+1 zombis", "1d4+1 Zombi"),
            ("6 ratas grupo pg 1", "6 Rata hp 1 group"),
            (
                "6 kobolds una sola tirada 5pg ca12",
                "6 Kobold hp 5 ac 12 group",
            ),
            ("osgo inic +2 pg 27", "Osgo init 2 hp 27"),
            ("ogro, pg 59, ca 11", "Ogro hp 59 ac 11"),
            ("huargo pg: 26, ca: 13", "Huargo hp 26 ac 13"),
            (
                "4 zombis; 2 necrófagos; nigromante pg 45",
                "4 Zombi, 2 Necrófago, Nigromante hp 45",
            ),
            (
                "dragon rojo adulto leg 3 rl 3 guarida",
                "Dragon rojo adulto leg 3 lr 3 lair",
            ),
            ("sectario vd 1/8", "Sectario cr 1/8"),
            ("matón vd 0,5", "Matón cr 1/2"),
            ("espía sigilo +6", "Espía st 6"),
            ("centinela percepcion pasiva 13", "Centinela pp 13"),
            ("centinela percepción 13", "Centinela pp 13"),
            ("orco destreza 12", "Orco dex 12"),
            ("2 guardias aliados +1 pg 11", "2 Guardia ally init 1 hp 11"),
            ("la mula Paca pg 11 otro", "La mula Paca other hp 11"),
            ("jefe pg 120/150", "Jefe hp 150 lost 30"),
            ("sombra oculta pg 27", "Sombra hp 27 hidden"),
            ("3 leones pg 26", "3 León hp 26"),
            (
                "Don Gonzalo +1 ca 20 puntos de golpe 44",
                "Don Gonzalo init 1 hp 44 ac 20",
            ),
            ("una docena de esqueletos pg 13", "12 Esqueleto hp 13"),
            (
                "jefe trasgo 21pg, 2 arqueros trasgo 7pg",
                "Jefe trasgo hp 21, 2 Arquero trasgo hp 7",
            ),
            ("4 enemigos Bandido pg 11", "4 Bandido hp 11"),
            ("4 bandidos enemigos", "4 Bandido"),
            ("troll 84 PV", "Troll hp 84"),
            ("ogro con 59 pg", "Ogro hp 59"),
            ("Juan de la Cruz pj +2", "Juan de la Cruz pc init 2"),
            ("trasgo pg", "NoNumber(\"pg\")"),
            ("two wolves", "2 Wolve"),
        ],
    );
}

#[test]
fn french() {
    check(
        Lang::Fr,
        &[
            ("Krusk dex 14 instinct sauvage", "Krusk dex 14 feral"),
            ("Léa dex 16 instinct sauvage", "Léa dex 16 feral"),
            ("Léa dex 16 vigilante pj", "Léa pc dex 16 alert"),
            ("gobelin dex 14 vigilant", "Gobelin dex 14 alert"),
            ("5 gobelins +2 pv 10 ca 15", "5 Gobelin init 2 hp 10 ac 15"),
            ("minotaure 76 pv", "Minotaure hp 76"),
            ("orque x3", "3 Orque"),
            ("deux squelettes", "2 Squelette"),
            ("un ogre et 2 loups", "Ogre, 2 Loup"),
            ("Lidda +4 pv 24 ca 15 pj", "Lidda pc init 4 hp 24 ac 15"),
            ("Boromir joueur", "Boromir pc"),
            (
                "Tordek joueur niveau 5, 52 pv, ca 18",
                "Tordek pc hp 52 ac 18 level 5",
            ),
            ("3 loups pv 2d8+2 ca 13", "3 Loup ac 13 hp 2d8+2"),
            ("1d4+1 zombis", "1d4+1 Zombi"),
            ("6 rats groupe pv 1", "6 Rat hp 1 group"),
            (
                "6 kobolds un seul jet 5pv ca12",
                "6 Kobold hp 5 ac 12 group",
            ),
            ("gobelours init +2 pv 27", "Gobelours init 2 hp 27"),
            ("worg pv : 26, ca : 13", "Worg hp 26 ac 13"),
            (
                "4 zombis; 2 goules; nécromancien pv 45",
                "4 Zombi, 2 Goule, Nécromancien hp 45",
            ),
            (
                "dragon rouge adulte lég 3 rl 3 repaire",
                "Dragon rouge adulte leg 3 lr 3 lair",
            ),
            ("cultiste fp 1/8", "Cultiste cr 1/8"),
            ("malfrat fp 0,5", "Malfrat cr 1/2"),
            ("espion discretion +6", "Espion st 6"),
            ("espion discrétion +6", "Espion st 6"),
            ("sentinelle perception passive 13", "Sentinelle pp 13"),
            ("orque dextérité 12", "Orque dex 12"),
            ("2 gardes alliés +1 pv 11", "2 Garde ally init 1 hp 11"),
            ("la mule Rosalie pv 11 autre", "La mule Rosalie other hp 11"),
            ("chef pv 120/150", "Chef hp 150 lost 30"),
            ("ombre cachée pv 27", "Ombre hp 27 hidden"),
            ("3 chevaux pv 19", "3 Cheval hp 19"),
            (
                "Sire Gauvain +1 ca 20 points de vie 44",
                "Sire Gauvain init 1 hp 44 ac 20",
            ),
            ("une douzaine de squelettes pv 13", "12 Squelette hp 13"),
            (
                "chef gobelin 21pv, 2 archers gobelins 7pv",
                "Chef gobelin hp 21, 2 Archer gobelin hp 7",
            ),
            ("4 bandits ennemis pv 11", "4 Bandit hp 11"),
            ("l'hydre pv 172 ca 15", "Hydre hp 172 ac 15"),
            ("l’ogre", "Ogre"),
            ("ogre avec 59 pv", "Ogre hp 59"),
            ("Jean de la Lune pj +2", "Jean de la Lune pc init 2"),
            ("gobelin pv", "NoNumber(\"pv\")"),
        ],
    );
}

#[test]
fn newcomers_fight_for_a_side() {
    check(
        Lang::En,
        &[
            ("2 wolves for the party", "2 Wolf ally"),
            ("2 wolves for the party hp 11", "2 Wolf ally hp 11"),
            ("2 wolves on our side", "2 Wolf ally"),
            (
                "2 wolves and a bear for the party",
                "2 Wolf ally, Bear ally",
            ),
            ("ogre; 2 wolves for the party", "Ogre, 2 Wolf ally"),
            ("2 wolves for the enemies", "2 Wolf"),
        ],
    );
    check(
        Lang::Es,
        &[
            ("2 lobos para el grupo", "2 Lobo ally"),
            ("2 lobos de nuestro lado", "2 Lobo ally"),
            ("2 lobos para los enemigos", "2 Lobo"),
        ],
    );
    check(
        Lang::Fr,
        &[
            ("2 loups pour le groupe", "2 Loup ally"),
            ("2 loups de notre côté", "2 Loup ally"),
            ("2 loups pour les ennemis", "2 Loup"),
        ],
    );
}

#[test]
fn a_point_between_parts_ends_them_as_in_the_example() {
    let parted = "4 Goblin, Grok hp 9, 2 Wolf hidden, Aria pc init 3";
    check(
        Lang::En,
        &[
            (
                "4 goblins · Grok hp 9 · 2 wolves hidden · Aria +3 pc",
                parted,
            ),
            (
                "4 goblins • Grok hp 9 • 2 wolves hidden • Aria +3 pc",
                parted,
            ),
            ("• 2 goblins\n• ogre", "2 Goblin, Ogre"),
            ("· ·", ""),
            // Inside a name it is a letter of Catalan.
            ("Gal·la pc", "Gal·la pc"),
        ],
    );
    check(
        Lang::Es,
        &[("2 trasgos · Grok pg 9", "2 Trasgo, Grok hp 9")],
    );
}

#[test]
fn the_hint_and_the_example_name_one_creature_with_one_word() {
    for lang in Lang::ALL {
        let [hint, example] = [SetupText::QuickHint, SetupText::LineExample]
            .map(|text| lang.text(text).split([' ', ',']).nth(1));
        assert_eq!(hint, example);
    }
}
