//! Counts in the output of the runners.

use crate::run::{Output, say};

/// The counts of a runner.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Count {
    pub passed: usize,
    pub failed: usize,
}

impl Count {
    pub const PASSED: Self = Self {
        passed: 1,
        failed: 0,
    };
    pub const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Prints the seeds of the random tests and the number of sessions that they tried.
pub fn say_seeds(text: &str) {
    let told = |line: &&str| line.contains("ASALTO_SEED=") || line.contains(" hostile sessions");
    for line in text.lines().filter(told) {
        say(line);
    }
}

/// Checks a runner's counts: a failed run has at least one failure, and a run without tests is an
/// error.
pub fn require_tests(printed: &Output, count: Count) -> Result<Count, String> {
    if !printed.success {
        println!("{}", printed.text);
        let failed = count.failed.max(1);
        Ok(Count { failed, ..count })
    } else if count.passed == 0 {
        Err(format!("no test ran\n{}", printed.text))
    } else {
        Ok(count)
    }
}

/// Adds up lines such as `test result: ok. 3 passed; 0 failed; …`.
pub fn harness_count(text: &str) -> Count {
    let mut sum = Count::default();
    for line in text
        .lines()
        .filter(|line| line.trim_start().starts_with("test result:"))
    {
        sum.passed += number_before(line, " passed");
        sum.failed += number_before(line, " failed");
    }
    sum
}

fn number_before(line: &str, word: &str) -> usize {
    let before = line.split_once(word).map_or("", |(before, _)| before);
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next();
    digits
        .and_then(|digits| digits.parse().ok())
        .unwrap_or_default()
}

/// Parses the summary of the scenario test, such as `scenarios: 3 passed, 1 failed`.
pub fn scenario_count(text: &str) -> Count {
    let mut lines = text.lines();
    let line = lines.find_map(|line| line.strip_prefix("scenarios: "));
    let line = line.unwrap_or_default();
    Count {
        passed: number_before(line, " passed"),
        failed: number_before(line, " failed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_harness_lines_add_up() {
        let text = "test result: ok. 3 passed; 0 failed; 0 ignored\nx\n    test result: FAILED. 12 passed; 2 failed;";
        assert_eq!(
            harness_count(text),
            Count {
                passed: 15,
                failed: 2
            }
        );
    }

    #[test]
    fn each_scenario_counts() {
        let text = "1 passed, 0 failed\nscenarios: 3 passed, 1 failed\nwarning: unused\n";
        assert_eq!(
            scenario_count(text),
            Count {
                passed: 3,
                failed: 1
            }
        );
        assert_eq!(scenario_count("no counts"), Count::default());
    }
}
