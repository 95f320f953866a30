//! One table in every encoding.

use asalto_import::read;

const TABLE: &str = "Nombre;PG;CA\r\nSeñora Ñandú;12;13\r\n";

#[test]
fn a_table_is_the_same_in_every_encoding() {
    let le: Vec<u8> = TABLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let be: Vec<u8> = TABLE.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let latin: Vec<u8> = TABLE
        .chars()
        .map(|letter| u8::try_from(u32::from(letter)).expect("it is Latin-1"))
        .collect();
    let expected = read("", TABLE.as_bytes())
        .expect("it is a table")
        .combatants;
    assert_eq!(expected[0].name, "Señora Ñandú");
    for bytes in [
        [b"\xef\xbb\xbf", TABLE.as_bytes()].concat(),
        [b"\xff\xfe", &le[..]].concat(),
        [b"\xfe\xff", &be[..]].concat(),
        latin,
    ] {
        assert_eq!(
            read("", &bytes).expect("it is a table").combatants,
            expected
        );
    }
}

#[test]
fn names_have_no_unseen_characters() {
    let table =
        "name,hp,ac\n\u{202e}regnaD\u{200b},7,12\n\u{200b}\u{200d},7,12\nGob\u{ad}lin\t,7,12\n";
    let imported = read("", table.as_bytes()).expect("it is a table");
    let names: Vec<&str> = imported.combatants.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["regnaD", "Goblin"]);
    assert_eq!(imported.left_out.len(), 1);
    assert_eq!(
        imported.left_out[0].to_string(),
        "line 3: Its name is invisible."
    );
}
