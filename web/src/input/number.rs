//! Whole numbers as the user types them.

/// Parses a whole number with a hyphen or a true minus sign. A number beyond 32 bits becomes the largest or
/// smallest of them, which is beyond every range.
pub fn whole(typed: &str) -> Option<i32> {
    let number: i64 = typed.trim().replace('−', "-").parse().ok()?;
    let nearest = if number < 0 { i32::MIN } else { i32::MAX };
    Some(number.try_into().unwrap_or(nearest))
}

/// Parses the total of a roll. A number with a plus is a modifier, and no total.
pub fn total(typed: &str) -> Option<i32> {
    whole(typed).filter(|_| !is_modifier(typed))
}

/// Returns whether a text begins as a modifier does: with a plus. A total may be below 0.
pub fn is_modifier(typed: &str) -> bool {
    typed.trim_start().starts_with('+')
}

#[cfg(test)]
mod tests {
    use super::{total, whole};

    #[test]
    fn a_number_with_a_plus_is_no_total() {
        assert_eq!(total(" 12 "), Some(12));
        assert_eq!(total("−3"), Some(-3));
        for typed in ["+2", " +2", "+0", "", "abc"] {
            assert_eq!(total(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_whole_number_has_digits_and_a_sign_alone() {
        assert_eq!(whole(" 12 "), Some(12));
        assert_eq!(whole("−3"), Some(-3));
        assert_eq!(whole("+2"), Some(2));
        assert_eq!(whole("99999999999"), Some(i32::MAX));
        assert_eq!(whole("-99999999999"), Some(i32::MIN));
        for typed in ["", "1e5", "12.5", "１２", "3+4", "abc", "- 1"] {
            assert_eq!(whole(typed), None, "{typed}");
        }
    }
}
