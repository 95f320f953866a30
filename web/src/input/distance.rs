//! The number of typing mistakes between two words.

/// Returns the number of letters to add, leave out, change or swap to make one word from another.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<_>, Vec<_>) = (one.chars().collect(), other.chars().collect());
    let mut before = vec![0; other.len() + 1];
    let mut row: Vec<_> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, same) in other.iter().enumerate() {
            let changed = row[j] + usize::from(letter != same);
            let mut least = changed.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *same {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_is_one_letter_or_a_swap() {
        assert_eq!(distance("goblin", "goblin"), 0);
        assert_eq!(distance("gobiln", "goblin"), 1);
        assert_eq!(distance("gobln", "goblin"), 1);
        assert_eq!(distance("", "ab"), 2);
        assert_eq!(distance("wolf", "worg"), 2);
    }
}
