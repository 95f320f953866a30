//! The base of a miniature in a row: its color, its letter and its picture.

use asalto_core::combatant::{Base, BaseColor};
use asalto_text::{BaseText, Lang};
use leptos::prelude::*;

/// Returns the name of a color, as an attribute for the styles.
#[must_use]
pub fn color(base: &Base) -> Option<&'static str> {
    Some(match base.color? {
        BaseColor::Red => "red",
        BaseColor::Orange => "orange",
        BaseColor::Yellow => "yellow",
        BaseColor::Green => "green",
        BaseColor::Blue => "blue",
        BaseColor::Purple => "purple",
        BaseColor::White => "white",
        BaseColor::Black => "black",
    })
}

/// Returns the word for a color.
#[must_use]
pub fn word(color: BaseColor) -> BaseText {
    match color {
        BaseColor::Red => BaseText::Red,
        BaseColor::Orange => BaseText::Orange,
        BaseColor::Yellow => BaseText::Yellow,
        BaseColor::Green => BaseText::Green,
        BaseColor::Blue => BaseText::Blue,
        BaseColor::Purple => BaseText::Purple,
        BaseColor::White => BaseText::White,
        BaseColor::Black => BaseText::Black,
    }
}

/// Returns the base in words, such as “red base B”. None without a color and a letter.
#[must_use]
pub fn said(lang: Lang, base: &Base) -> Option<String> {
    let color = base.color.map(|color| lang.text(word(color)));
    let letter = base.letter.map(|letter| letter.to_string());
    match (color, letter) {
        (Some(color), Some(letter)) => {
            Some(lang.text_with(BaseText::ColoredLettered, &[color, &letter]))
        }
        (Some(color), None) => Some(lang.text_with(BaseText::Colored, &[color])),
        (None, Some(letter)) => Some(lang.text_with(BaseText::Lettered, &[&letter])),
        (None, None) => None,
    }
}

/// Builds the mark of a base. None if it has nothing to show.
#[must_use]
pub fn base_mark(lang: Lang, base: &Base) -> Option<AnyView> {
    if *base == Base::default() {
        return None;
    }
    let said = said(lang, base);
    let role = if said.is_some() {
        "img"
    } else {
        "presentation"
    };
    Some(
        view! {
            <span class="base" role=role aria-label=said.clone() title=said data-base=color(base)>{face(base)}</span>
        }
        .into_any(),
    )
}

/// Builds the picture of a base, or else its letter.
#[must_use]
pub fn face(base: &Base) -> Option<AnyView> {
    let picture = base.picture.clone();
    let picture = picture.map(|source| view! { <img src=source alt=""/> }.into_any());
    picture.or_else(|| Some(view! { <span>{base.letter?.to_string()}</span> }.into_any()))
}
