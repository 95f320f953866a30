//! The base of a combatant's miniature, which tells it apart on the table.

use serde::{Deserialize, Serialize};

use crate::optional_field::is_default;

/// The color of a base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BaseColor {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// White.
    White,
    /// Black.
    Black,
}

impl BaseColor {
    /// Every color, in the order of a form.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::White,
        Self::Black,
    ];
}

/// The base of a combatant's miniature: its color, its letter and a picture. No rule considers it, and players see it, as
/// they see the miniature.
///
/// ```
/// use asalto_core::combatant::{Base, BaseColor};
/// let red = Base { color: Some(BaseColor::Red), letter: Some('B'), picture: None };
/// assert!(red.is_valid());
/// let faulty = Base { picture: Some("https://example.org/goblin.png".to_owned()), ..red };
/// assert!(!faulty.is_valid());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Base {
    /// The color.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub color: Option<BaseColor>,
    /// The letter or digit on it.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, type = "string"))]
    pub letter: Option<char>,
    /// The picture, as a `data:` address of a small image.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub picture: Option<String>,
}

impl Base {
    /// The longest address of a picture, in bytes. A square of 128 pixels fits.
    pub const LONGEST_PICTURE: usize = 12_000;

    /// The beginnings of an address: the kinds of images that every browser draws, and none that can hold a script.
    const KINDS: [&str; 3] = [
        "data:image/webp;base64,",
        "data:image/jpeg;base64,",
        "data:image/png;base64,",
    ];

    /// Returns whether the letter can be read, and the picture is a short `data:` address of an image.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let letter = self.letter.is_none_or(char::is_alphanumeric);
        let picture = self.picture.as_deref().is_none_or(Self::is_picture);
        letter && picture
    }

    fn is_picture(address: &str) -> bool {
        let is_base64 =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=');
        let image = Self::KINDS
            .iter()
            .find_map(|kind| address.strip_prefix(kind));
        let image = image.filter(|_| address.len() <= Self::LONGEST_PICTURE);
        image.is_some_and(|image| !image.is_empty() && image.bytes().all(is_base64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_picture(address: &str) -> Base {
        Base {
            picture: Some(address.to_owned()),
            ..Base::default()
        }
    }

    #[test]
    fn a_picture_is_a_short_image_and_nothing_else() {
        assert!(with_picture("data:image/webp;base64,UklGRg==").is_valid());
        let long = "A".repeat(Base::LONGEST_PICTURE);
        for address in [
            "",
            "data:image/webp;base64,",
            "data:image/svg+xml;base64,PHN2Zz4=",
            "data:text/html;base64,PHA+",
            "javascript:alert(1)",
            "data:image/png;base64,\"><script>",
            &format!("data:image/png;base64,{long}"),
        ] {
            assert!(!with_picture(address).is_valid(), "{address}");
        }
    }

    #[test]
    fn a_letter_can_be_read() {
        let with = |letter| Base {
            letter: Some(letter),
            ..Base::default()
        };
        assert!(
            ['B', 'é', 'ñ', '7']
                .into_iter()
                .all(|letter| with(letter).is_valid())
        );
        assert!(
            [' ', '\u{202e}', '\u{200b}', '<']
                .into_iter()
                .all(|letter| !with(letter).is_valid())
        );
    }
}
