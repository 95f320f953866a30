//! The examples for newcomers print the expected texts.

#[path = "../examples/ambush.rs"]
#[allow(dead_code, reason = "the tests call `play`, not `main`")]
mod ambush;
#[path = "../examples/first_combat.rs"]
#[allow(dead_code, reason = "the tests call `play`, not `main`")]
mod first_combat;
#[path = "../examples/undo_and_save.rs"]
#[allow(dead_code, reason = "the tests call `play`, not `main`")]
mod undo_and_save;

#[test]
fn a_first_combat_goes_by_initiative() {
    let story = first_combat::play().expect("no command is rejected");
    let expected = [
        "Lidda acts at 17",
        "Goblin acts at 10",
        "Lidda",
        "Goblin: Dead",
    ];
    assert_eq!(story, expected);
}

#[test]
fn an_ambush_gives_its_reasons() {
    let said = ambush::play().expect("no other command is rejected");
    let expected = [
        "Lidda is flat-footed (D35-18, D35-31)",
        "AC 12 (D35-9)",
        "rejected (D35-28), overridable: true",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_session_is_undone_and_saved() {
    let said = undo_and_save::play().expect("nothing fails");
    let expected = [
        "played: Lidda and Tordek",
        "undone: Lidda",
        "another way: Lidda and Mialee, 1 branch",
        "loaded: Lidda and Mialee",
        "cut: the text is not a saved session",
    ];
    assert_eq!(said, expected);
}
