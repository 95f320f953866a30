//! The tutorial, in English.

use crate::catalog::messages;

messages! {
    /// A text of the tutorial.
    TutorialText;
    Name: "Tutorial";
    StepOf: "Step {0} of {1}";
    Skip: "Skip this step";
    Leave: "Exit tutorial";
    Finish: "Done";
    Aware: "Who acts first depends on who is aware of whom. The enemies have seen nobody: tap “Enemies aware of the party” to turn it off.";
    Forecast: "The line beside it previews how combat opens. Start combat.";
    Rolls: "Only those who act in the surprise round roll now. Roll for all, or type the totals of your own dice.";
    Ready: "Ready an action: open “Ready an action”, enter the action and its trigger, and confirm.";
    Trigger: "End the turn with the main button. When the trigger happens, use the readied action where the order offers it. It comes just before its trigger, and its owner acts on that count from now on.";
    Delay: "Now use Delay. It costs only your place, as long as you act before your count comes up again.";
    ActNow: "The order shows where the delayed turn can come in. Take it: the initiative becomes the count at that moment.";
    Why: "Tap a count, or a condition such as “surprised”, to see the reason and the rule.";
    TableEnd: "That’s all. The main button ends turns and says who is next, and Z undoes anything, even a whole combat. Play on, or start your own.";
    TowStart: "In a TOW turn everyone has a main phase, highest initiative first, and faster actors may respond. Start combat.";
    TowRolls: "Type these totals to follow along: Archer 15, Mage 10, Orc 5, Goblin 3.";
    Charges: "Charges come first. Nobody charges: press “Nobody charges”, beside the main button.";
    ToArcher: "The main button passes for everyone and says what comes next. Press it until the archer’s main phase, then the arrow in the archer’s row: it passes until the archer has priority.";
    Shoot: "Declare the shot: tap the saved action, add the target Orc, and press Enter. It leaves an arrow, which needs time to fly.";
    Arrow: "The shot is on the stack. Only faster actors may respond, and nobody is faster than the archer. Pass until it resolves, then choose Success: the arrow goes to the postponed stack. If the roll fails, undo it.";
    ToMage: "Go on until the mage has priority in the mage’s main phase.";
    Lightning: "Declare Chain lightning at the goblin. It costs AP and potency.";
    Chain: "Pass until it resolves. Now you choose where it jumps: add a target, or redirect it if the first target is gone. Then resolve it.";
    Lands: "In the final phase, postponed actions move to the main stack. Pass until the arrow does.";
    Hit: "Nobody is faster than the archer, so nobody dodges the arrow. Pass, then resolve it.";
    TowEnd: "That’s all: a declared action waits, faster actors respond, and the newest resolves first.";
}
