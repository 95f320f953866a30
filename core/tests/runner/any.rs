//! Statements of any other game: cards, hand-over, phases and the formulas of sides.

use asalto_core::card::{Card, Suit};
use asalto_core::command::TableCommand;
use asalto_core::{Command, EncounterView};

use super::commands::number;
use super::expect::{one, same, same_set};
use super::priority::formula;
use super::table::Table;

/// Reads a command of any other game; `None` for any other statement.
pub fn read(table: &Table, words: &[&str]) -> Result<Option<Command>, String> {
    let mut rules = table.encounter().rules().clone();
    Ok(Some(match words {
        ["side-formula", side, text] => {
            let side = table.side(side).ok_or(format!("no side `{side}`"))?;
            rules.order.side_formulas.push((side, formula(text)?));
            Command::AdoptRules(Box::new(rules))
        }
        ["phases", names @ ..] => {
            rules.order.phases = names.iter().map(|name| (*name).to_owned()).collect();
            Command::AdoptRules(Box::new(rules))
        }
        ["card", name, card] => Command::Table(TableCommand::EnterCard {
            who: table.who(name)?,
            card: read_card(card)?,
        }),
        ["hand-over", name] => Command::Table(TableCommand::HandOver {
            to: table.who(name)?,
        }),
        ["next-phase"] => Command::Table(TableCommand::NextPhase),
        _ => return Ok(None),
    }))
}

/// Checks an expectation of any other game.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Option<Result<(), String>> {
    Some(match words {
        ["card", name, wanted] => one(table, view, name).and_then(|one| {
            let found = one.card.map_or("none".to_owned(), write_card);
            same("card", wanted, &found)
        }),
        ["deck", wanted] => same(
            "deck",
            wanted,
            &table.encounter().deck().count().to_string(),
        ),
        ["turns", turn, wanted @ ..] => {
            let with = view.combatants.iter().filter(|one| {
                let name = one.turn.map(|turn| super::names::name_of(&turn));
                name.as_deref() == Some(*turn)
            });
            same_set("turns", wanted, &table.names(with.map(|one| one.id)))
        }
        _ => return None,
    })
}

const VALUES: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];
const SUITS: [(char, Suit); 4] = [
    ('C', Suit::Clubs),
    ('D', Suit::Diamonds),
    ('H', Suit::Hearts),
    ('S', Suit::Spades),
];

/// Reads a card: `QH`, `10C`, `red-joker`, or `/60` by its rank.
fn read_card(word: &str) -> Result<Card, String> {
    let unknown = || format!("`{word}` is no card");
    match word {
        "black-joker" => return Ok(Card::BLACK_JOKER),
        "red-joker" => return Ok(Card::RED_JOKER),
        _ => {}
    }
    if let Some(rank) = word.strip_prefix('/') {
        return number(rank).map(Card);
    }
    let suit = word.chars().last().ok_or_else(unknown)?;
    let (_, suit) = *SUITS.iter().find(|one| one.0 == suit).ok_or_else(unknown)?;
    let value = VALUES
        .iter()
        .position(|value| *value == &word[..word.len() - 1]);
    let value = u8::try_from(value.ok_or_else(unknown)?).map_err(|_| unknown())?;
    Ok(Card::of(value + 2, suit))
}

fn write_card(card: Card) -> String {
    match (card.value(), card.suit()) {
        (Some(value), Some(suit)) => {
            let letter = SUITS.iter().find(|one| one.1 == suit).map(|one| one.0);
            let value = VALUES.get(usize::from(value - 2)).copied();
            format!("{}{}", value.unwrap_or("?"), letter.unwrap_or('?'))
        }
        _ if card == Card::RED_JOKER => "red-joker".to_owned(),
        _ => "black-joker".to_owned(),
    }
}
