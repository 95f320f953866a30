//! The text in the bytes of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252.

use crate::error::ImportError;

/// The letters of Windows-1252 that Latin-1 does not have, from 0x80. The five bytes without a letter stay control
/// characters.
const FROM_0X80: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Returns the text of a file.
///
/// # Errors
/// [`ImportError::NotText`] for a picture or an archive.
pub fn decode(bytes: &[u8]) -> Result<String, ImportError> {
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => Ok(String::from_utf8_lossy(rest).into_owned()),
        [0xff, 0xfe, rest @ ..] => Ok(utf16(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Ok(utf16(rest, u16::from_be_bytes)),
        _ if is_binary(bytes) => Err(ImportError::NotText),
        _ => Ok(match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().copied().map(windows_1252).collect(),
        }),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    let letters = char::decode_utf16(units);
    letters
        .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => FROM_0X80[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// Whether the first kilobyte has too many control characters for a text.
fn is_binary(bytes: &[u8]) -> bool {
    let first = &bytes[..bytes.len().min(1024)];
    let is_control = |byte: &&u8| **byte < b' ' && !b"\t\n\r\x0c\x1b".contains(byte);
    let controls = first.iter().filter(is_control).count();
    let magic: [&[u8]; 4] = [b"PK\x03\x04", b"%PDF-", b"\x89PNG", b"\xff\xd8\xff"];
    controls * 20 > first.len() || magic.iter().any(|magic| bytes.starts_with(magic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_gives_the_text() {
        let text = "Señor Núñez – “viejo”";
        let le: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            [b"\xff\xfe", &le[..]].concat(),
            [b"\xfe\xff", &be[..]].concat(),
            b"Se\xf1or N\xfa\xf1ez \x96 \x93viejo\x94".to_vec(),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_picture_is_no_text() {
        assert_eq!(
            decode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
            Err(ImportError::NotText)
        );
        assert_eq!(decode(b"\0\x01\x02\x03"), Err(ImportError::NotText));
    }
}
