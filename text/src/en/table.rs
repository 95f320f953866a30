//! Combats of any other game, in English.

use crate::catalog::messages;

messages! {
    /// A text of the combats of any other game: log, reasons, rejections and prompts.
    TableText;
    CardDealt: "{0} is dealt {1}.";
    Shuffled: "The deck is shuffled.";
    HandedOver: "{0} is picked to act next.";
    PhaseEnded: "The phase ends.";
    TurnKept: "{0} still acts this round.";
    ActsAgain: "{0} acts again: a controlled mount acts on the turn in which it is mounted.";
    SurprisedTurn: "{0} is surprised: no turn this round.";
    SurprisedLast: "{0} is surprised: acts last this round.";
    WhyLowest: "{0} acts on {1}: lowest count first.";
    WhyTogether: "{0} acts on {1}, together with {2}, in any order.";
    WhySecond: "{0} acts on {1}, tied with {2}: tie-break number {3} vs. {4}, higher first.";
    WhySide: "{0} acts on the side’s turn, with {1}, in any order.";
    WhyCard: "{0} has {1}: highest card first.";
    DelayedCard: "{0} delayed and acts here, with {1}.";
    RuledCard: "{0} acts here by a ruling, with {1}.";
    WhySideChosen: "{0} acts on the turn of its side. The GM chooses which side goes first.";
    Rearranged: "{0} acts here by a ruling.";
    DelayedHere: "{0} delayed and acts here.";
    WhyEntered: "{0} acts in order of entry. The GM can change the order.";
    WhyHandedOver: "{0} acts when picked.";
    WhyNoFirstTurn: "{0} is surprised: no turn in the first round.";
    WhyLastAtFirst: "{0} is surprised: acts last in the first round.";
    NoSuchCard: "The deck has no card {0}.";
    CardIsOut: "{0} has already been dealt.";
    CardsDecide: "Cards set the order here. Enter a card.";
    NotHandedOver: "Nobody is picked here: the order says who is next.";
    SurprisedNow: "{0} is surprised: no turn now.";
    Phases: "Each phase needs a short name of its own. 20 phases at most.";
    NoDice: "{0} has no initiative dice: fill in “Initiative dice for everyone”, or type the total.";
    WhoIsNext: "Who acts next?";
    NameNext: "Next";
    HaveActed: "Have acted";
    YetToAct: "Yet to act";
    HaveNoTurn: "No turn this round";
    WhoBegins: "Who starts the round?";
    WhoInPhase: "{0}: who acts?";
    ThisPhase: "This phase";
    NextPhase: "Next phase";
    Card: "Card";
    Deal: "Deal";
    Joker: "the joker {0}";
    NewPlace: "{0} has another place in the order.";
    NoCounts: "Nobody acts on a number here. Choose a place before or after someone.";
    SideAsked: "The GM chooses which side goes first.";
    SideChosen: "{0}’s side goes first.";
    SideOpen: "Choose which side goes first.";
    WhichSide: "Which side goes first?";
    RollForSide: "Roll for who goes first";
    DealAll: "Deal to all";
    DiceMissing: "No initiative dice: {0}. Set the dice here, or type each total.";
    ActsNowWith: "acts now, with {0}";
}
