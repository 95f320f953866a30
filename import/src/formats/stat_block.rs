//! Stat blocks as text, as copied from a page or a book, and as HTML: D&D 5e of 2014 and 2024, D&D 3.5, Pathfinder.

mod abilities;
mod labels;
mod lines;
mod title;

use crate::clean;
use crate::defenses;
use crate::entry::{Entry, Sheet};
use crate::format::Format;
use crate::html;
use crate::left_out::{Field, Place, Reason};
use crate::number;
use crate::reading::Reading;
use crate::tree::Tree;

use labels::Label;
use lines::Line;

/// The headings within a stat block.
const HEADINGS: [&str; 14] = [
    "traits",
    "actions",
    "bonus actions",
    "reactions",
    "legendary actions",
    "statistics",
    "special abilities",
    "offense",
    "acciones",
    "acciones adicionales",
    "reacciones",
    "acciones legendarias",
    "réactions",
    "actions légendaires",
];

/// The most lines between the armor class and the hit points.
const NEAR: usize = 8;
/// The most lines from a title to the armor class.
const HEAD: usize = 14;

/// Reads a text with stat blocks. False if there is none.
pub fn read_text(text: &str, reading: &mut Reading) -> bool {
    let found = blocks(text, &Place::FILE, reading);
    if found {
        reading.found(Format::StatBlockText);
    }
    found
}

/// Reads the lines of a page. False if it has no stat block.
pub fn read_page(lines: &str, place: &Place, reading: &mut Reading) -> bool {
    let found = blocks(lines, place, reading);
    if found {
        reading.found(Format::StatBlockHtml);
    }
    found
}

/// Whether an object is a page: a name with HTML, or a journal of Foundry.
pub fn is_json_page(tree: &Tree) -> bool {
    tree.has("name") && (tree.at("content").text().contains('<') || tree.at("pages").is_list())
}

/// Reads a page in JSON.
pub fn read_json_page(tree: &Tree, place: &Place, reading: &mut Reading) {
    let place = place.clone().named(&tree.at("name").words());
    let pages = tree
        .at("pages")
        .list()
        .iter()
        .map(|page| page.path("text.content").text());
    let mut is_found = false;
    for content in [tree.at("content").text()].into_iter().chain(pages) {
        is_found |= read_page(&html::text(content), &place, reading);
    }
    reading.found(Format::StatBlockHtml);
    if !is_found {
        reading.leave(place, Reason::NoStatBlock);
    }
}

/// Reads each stat block of some lines.
fn blocks(text: &str, place: &Place, reading: &mut Reading) -> bool {
    let mut lines = lines::of(text);
    let mut anchors = anchors(&lines);
    if anchors.is_empty() && lines::can_be_broken(text) {
        // Some programs copy a block as one line.
        lines = lines::of(&lines::broken(text));
        anchors = self::anchors(&lines);
    }
    let is_found = !anchors.is_empty();
    let mut starts: Vec<title::Title> = Vec::new();
    let mut last = 0;
    for at in anchors {
        let from = at.saturating_sub(HEAD).max(last);
        if let Some(title) = title::find(&lines, from, at) {
            last = at + 1;
            starts.push(title);
        } else if last == 0 || at > last + HEAD {
            reading.leave(Place::line(lines[at].number), Reason::NoName);
        }
    }
    let ends = starts.iter().skip(1).map(|title| title.at);
    let ends: Vec<usize> = ends.chain([lines.len()]).collect();
    for (title, end) in starts.iter().zip(ends) {
        if reading.is_full() {
            break;
        }
        block(
            &lines[title.at..end.max(title.at + 1)],
            title,
            place,
            reading,
        );
    }
    is_found
}

/// Returns the lines with an armor class that have hit points near them.
fn anchors(lines: &[Line]) -> Vec<usize> {
    let is_anchor = |line: &Line| Label::ArmorClass.at_start(&line.text).is_some();
    let armor: Vec<usize> = (0..lines.len())
        .filter(|at| is_anchor(&lines[*at]))
        .collect();
    let has_hit_points = |at: usize| {
        let near = &lines[at.saturating_sub(NEAR)..lines.len().min(at + NEAR)];
        let mut near = near.iter().map(|line| &*line.text);
        near.any(|line| {
            Label::HitPoints
                .find(line)
                .or_else(|| Label::HitDice.find(line))
                .is_some()
        })
    };
    armor
        .into_iter()
        .filter(|at| has_hit_points(*at))
        .take(crate::limits::MOST_COMBATANTS + 1)
        .collect()
}

fn block(lines: &[Line], title: &title::Title, place: &Place, reading: &mut Reading) {
    let place = match place.number {
        None if place.name.is_none() => Place::line(lines.first().map_or(1, |line| line.number)),
        _ => place.clone(),
    };
    let Some(mut entry) = Entry::new(reading, &place, &title.name) else {
        return;
    };
    let value = |label: Label| {
        lines
            .iter()
            .find_map(|line| label.find(&line.text))
            .map(|rest| Tree::Text(rest.to_owned()))
    };
    let text = |label: Label| value(label).unwrap_or_default();
    hit_points(
        &mut entry,
        value(Label::HitPoints).as_ref(),
        text(Label::HitDice).text(),
    );
    entry.armor_class(&text(Label::ArmorClass));
    for (label, is_touch) in [(Label::Touch, true), (Label::FlatFooted, false)] {
        let number = entry.number(Field::ArmorClass, &text(label));
        *(if is_touch {
            &mut entry.one.touch
        } else {
            &mut entry.one.flat_footed
        }) = number;
    }
    let texts: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
    match abilities::dexterity(&texts) {
        Some(abilities::Dexterity::Score(score)) => {
            entry.dexterity(&Tree::Number(f64::from(score)));
        }
        Some(abilities::Dexterity::Modifier(modifier)) => {
            entry.one.dex_mod = Some(modifier);
            entry.one.init_mod = (title.level.is_none()).then_some(modifier);
        }
        None => {}
    }
    initiative(&mut entry, text(Label::Initiative).text());
    if let Some(level) = title.level {
        entry.one.level = Some(level);
        if entry.one.init_mod.is_none() || value(Label::Initiative).is_none() {
            entry.one.init_mod = entry.number(Field::InitiativeModifier, &text(Label::Perception));
        }
    } else {
        let rating = title
            .challenge
            .clone()
            .map(Tree::Text)
            .or_else(|| value(Label::Challenge));
        entry.challenge(&rating.unwrap_or_default());
    }
    entry.one.passive_perception = lines
        .iter()
        .find_map(|line| super::phrases::passive_in(&line.text));
    if let Some(count) = title
        .count
        .filter(|_| text(Label::HitPoints).text().contains("each"))
    {
        entry.count(&count.to_string());
    }
    let mut above = lines.iter().map(|line| &*line.text);
    entry.one.features = above.find_map(title::unliving).into_iter().collect();
    let head = head(lines);
    // The numbers of Pathfinder 2 are not those of the app's rulesets.
    if title.level.is_none() {
        // In a block of few lines the defenses stand behind the skills, below the abilities.
        let below = lines[head.len()..].iter().take(2);
        let below = below.take_while(|line| defenses::names(&line.text));
        let own = head.iter().chain(below).map(|line| &*line.text);
        let own: Vec<&str> = own.collect();
        let is_armor = |line: &&str| Label::ArmorClass.find(line).is_some();
        let start = own.iter().position(is_armor).unwrap_or(0);
        entry.defended(defenses::of_lines(&own[start..]));
    }
    sheet(&mut entry, head, &lines[head.len()..]);
    entry.add();
}

/// Hit points, or those in brackets behind hit dice: `1d8+1 (5 hp)`.
fn hit_points(entry: &mut Entry<'_>, given: Option<&Tree>, dice: &str) {
    let inner = dice.split_once('(').map_or(dice, |(_, inner)| inner);
    let of_dice = Tree::Text(inner.to_owned());
    entry.hit_points(given.unwrap_or(&of_dice));
}

/// A number behind the modifier in brackets is the fixed initiative of 2024.
fn initiative(entry: &mut Entry<'_>, text: &str) {
    if text.is_empty() {
        return;
    }
    entry.initiative_modifier(&Tree::Text(text.to_owned()));
    let fixed = text
        .split_once('(')
        .and_then(|(_, fixed)| fixed.split_once(')'));
    let fixed = fixed.and_then(|(fixed, _)| number::parse(fixed).number());
    entry.one.init_score = fixed
        .and_then(crate::tree::whole)
        .filter(|score| (0..=99).contains(score));
}

/// Returns the lines before the traits and actions. It ends with the abilities and the line of the rating.
fn head(lines: &[Line]) -> &[Line] {
    let is_head = |line: &Line| {
        Label::Challenge.at_start(&line.text).is_some()
            || Label::ALL
                .iter()
                .any(|label| label.at_start(&line.text).is_some())
            || abilities::is_row(&line.text)
            || defenses::begins(&line.text)
    };
    let end = lines.iter().rposition(is_head);
    &lines[..end.map_or(lines.len(), |at| at + 1)]
}

/// Everything behind the head is traits and actions. In D&D 3.5 and Pathfinder regeneration stands in the head.
fn sheet(entry: &mut Entry<'_>, head: &[Line], rest: &[Line]) {
    let mut sheet = Sheet::default();
    let mut regenerating = head.iter().map(|line| &*line.text);
    if let Some(quality) = regenerating.find_map(crate::regeneration::quality) {
        sheet.line(quality, "");
    }
    for line in rest {
        let is_mark = line.text.chars().all(|letter| "{}".contains(letter));
        if !is_mark && !HEADINGS.contains(&&*line.text.to_lowercase()) {
            sheet.line("", &line.text);
        }
    }
    let lines = || head.iter().chain(rest);
    let legendary = lines().find_map(|line| legendary_actions(&line.text));
    entry.one.legendary_actions = legendary;
    let resistance = lines()
        .find_map(|line| super::phrases::legendary_resistance_in(clean::cut(&line.text, 40)));
    entry.one.legendary_resistances = resistance;
    entry.sheet(sheet);
}

/// Returns the number in "can take 3 legendary actions", or in "Legendary Action Uses: 3".
fn legendary_actions(text: &str) -> Option<i32> {
    let lower = text.to_lowercase();
    let number: i32 = if let Some((_, after)) = lower.split_once("legendary action uses:") {
        let digits: String = after
            .trim_start()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse().ok()?
    } else {
        let (before, _) = lower.split_once(" legendary actions")?;
        before.rsplit(' ').next()?.parse().ok()?
    };
    (1..=20).contains(&number).then_some(number)
}
