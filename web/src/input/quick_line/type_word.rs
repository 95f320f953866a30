//! The word of a creature type behind a name: `golem construct` is a golem, and `iron construct` is a construct of iron.

use asalto_core::combatant::Feature;

use super::word::Word;

/// The words that describe a creature and name none, in lowercase and without accents.
const DESCRIBES: &str = "iron|stone|clay|flesh|wood|wooden|bone|brass|bronze|copper|silver|gold|golden|steel|crystal|glass|ice|snow\
    |mud|straw|paper|metal|mithral|adamantine|obsidian|marble|clockwork|animated|armored|armoured|flying|walking|living|ancient|old\
    |elder|young|greater|lesser|minor|major|giant|huge|large|big|small|tiny|colossal|gargantuan|black|white|red|blue|green|gray|grey\
    |dark|pale|mindless|risen|restless|rotting|headless|hooded|burning|frozen|fallen|evil|broken|damaged|rusty|rusted|unknown\
    |strange|other|first|second|third|nameless|mysterious|weird|wounded|strong|weak|fast|slow\
    |gran|pequeno|antiguo|viejo|primer|segundo|tercer|otro|petit|grand|vieux|ancien|premier|autre|nouveau|nuevo";

/// Returns whether a type is the noun of a name, because all words before it only describe: `iron construct`. A comma sets the
/// type apart: `iron, construct`.
pub(super) fn is_noun(feature: Feature, before: &[Word<'_>], name: &[&str]) -> bool {
    let is_type = matches!(feature, Feature::Undead | Feature::Construct);
    let apart = before.last().is_some_and(|word| word.typed.ends_with(','));
    let last = before.len().saturating_sub(name.len());
    let mut words = before[last..].iter();
    is_type && !apart && words.all(|word| describes(word.plain.trim_end_matches(',')))
}

fn describes(word: &str) -> bool {
    DESCRIBES.split('|').any(|one| one == word)
}
