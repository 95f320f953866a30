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
    Ready: "Ready an action: tap whoever acts, open “Ready an action”, enter the action and its trigger, and confirm.";
    Trigger: "End the turn with the main button. When the trigger happens, use the readied action where the order offers it. It comes just before its trigger, and its owner acts on that count from now on.";
    Delay: "Now use Delay. It costs only your place, as long as you act before your count comes up again.";
    ActNow: "The order shows where the delayed turn can come in. Take it: the initiative becomes the count at that moment.";
    Why: "Tap a count, or a condition such as “surprised”, to see the reason and the rule.";
    TableEnd: "That’s all. The main button ends turns and says who is next, and Z undoes anything, even a whole combat. Play on, or start your own.";
    TowStart: "In a TOW turn everyone has a main phase, highest initiative first, and faster actors may respond. Start combat.";
    TowRolls: "Type these totals to follow along: Archer 15, Mage 10, Orc 5, Goblin 3.";
    Charges: "Charges come first. Nobody charges: press “Nobody charges”, beside the main button.";
    ToArcher: "The main button passes for everyone and says what comes next. Press it until the archer’s main phase, then press “Archer acts”: whoever is slower passes, and the archer has priority. Z takes back one press too many.";
    Shoot: "Declare the shot: press “Shoot · 3 AP”, then the target “@Orc”, and “Declare Shoot → Orc”. It leaves an arrow, which needs time to fly.";
    Arrow: "The shot is on the stack. Only actors as fast as the archer may respond, and there are none: press “Pass → resolve Shoot”. Then choose “Success”: the arrow goes to the postponed stack.";
    Lightning: "Press the main button until the mage’s main phase, then “Mage acts”. Declare “Chain lightning · 4 AP, 2 potency” at “@Goblin”. It costs AP and potency.";
    Chain: "Pass with the main button until it resolves. Only now you choose where it jumps: open “Further targets, chosen now”, choose “Orc”, and press “Resolve → Chain lightning”.";
    Axe: "Go on to the orc’s main phase and press “Orc acts”. Declare “Axe · 2 AP” at “@Mage”. If the phase has passed, Z goes back to it.";
    Respond: "The mage is faster than the orc and has 1 AP left. Press “Pass → Mage may respond”, and declare “Dodge · 1 AP”.";
    Newest: "The dodge lies on top of the axe, so it resolves first: press “Nobody responds → Dodge as declared”.";
    Fumble: "Now the axe: press “Nobody responds → resolve Axe”. Say that the roll is a “Fumble”; what happens can be written into “Fumble result”.";
    Consequences: "A fumble leaves its consequences on top of the stack, at the orc’s initiative. They need no roll. Pass until they resolve too.";
    TowTrigger: "Some effects trigger by themselves. Open “Triggered effects”, type a trap as the effect, choose the goblin and “its own main phase starts”, and press “Add triggered effect”.";
    ToTrap: "Go on to the goblin’s main phase. The trap goes on the stack before anyone acts.";
    Trap: "Everyone may respond to it as to any action. Pass until it resolves.";
    Lands: "In the final phase, postponed actions move to the main stack. Press the main button until the arrow does.";
    Hit: "Nobody is as fast as the archer, so nobody dodges the arrow. Pass, then resolve it.";
    TowEnd: "That’s all: a declared action waits, faster actors respond, and the newest resolves first.";
    Unaware: "The bandits lie in wait: the first button says that the party is unaware of the enemies, so the party is surprised. The line beside it says what that does. Start combat.";
    TwoDice: "Whoever is surprised rolls initiative twice and takes the lower. Roll for all, or type the totals of your own dice.";
    Strike: "Someone is hit: open “Damage”, type 7, tap a bandit, and press the button that names it.";
    Prone: "Now a condition: tap a bandit, open “Condition”, choose “prone”, and press the button below.";
    Reaction: "End the turn with the main button, which says who is next. When the trigger happens, use the readied action where the order offers it. It takes the reaction, and its owner keeps the place in the order.";
    WhyProne: "Tap a count, or “prone”, to see the reason and the rule.";
}
