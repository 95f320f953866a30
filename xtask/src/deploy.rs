//! The headers that a host should send for the files of the site, and the recipes in `deploy/` that set them.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::hash::sha256;
use crate::project::{self, at};
use crate::run::{Outcome, say};
use crate::serve::mime;

/// The longest time for which a browser may keep a file whose name stays, in seconds.
const MINUTES: u32 = 600;

/// The time for which it should keep a file whose name has a hash.
const FOREVER: u32 = 31_536_000;

/// Returns whether a file's name changes with its content, as [`crate::hash::hashed_name`] makes it.
fn is_hashed(name: &str) -> bool {
    let Some((stem, "js" | "css" | "wasm" | "txt" | "woff2")) = name.rsplit_once('.') else {
        return false;
    };
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 16
        && hash
            .chars()
            .all(|digit| matches!(digit, '0'..='9' | 'a'..='f'))
}

/// Checks that `deploy/_headers`, which names the files by their beginnings, has a rule for each file of a
/// built site whose name has a hash, and for no other one.
///
/// # Errors
/// The first file with the wrong rule.
pub fn check(dist: &Path) -> Outcome {
    let recipe = project::root().join("deploy/_headers");
    let text = fs::read_to_string(&recipe).map_err(|error| at(&recipe, &error))?;
    for (address, _) in project::files_below(dist)? {
        let rules = kept_forever(&text, &address);
        if rules != usize::from(is_hashed(&address)) {
            return Err(format!(
                "deploy/_headers has {rules} rules for the cache of {address}: a name with a hash needs one, any other none"
            ));
        }
    }
    Ok(())
}

/// Returns how many sections of `_headers` let a browser keep an address forever.
fn kept_forever(recipe: &str, address: &str) -> usize {
    let sections = recipe.split("\n/").skip(1);
    let fits = |section: &&str| {
        let (pattern, headers) = section.split_once('\n').unwrap_or((section, ""));
        let fits = match pattern.strip_suffix('*') {
            Some(beginning) => format!("/{address}").starts_with(&format!("/{beginning}")),
            None => pattern == address,
        };
        fits && headers.contains("Cache-Control")
    };
    sections.filter(fits).count()
}

/// Asks a running site for every file of `dist/`, and compares the answers with the needs of the site.
///
/// # Errors
/// If a file is missing or changed, has the wrong type, can't be used by other pages, or is kept too long.
pub fn headers(site: &str) -> Outcome {
    let dist = project::dist();
    let site = site.trim_end_matches('/');
    let mut faults = Vec::new();
    let mut short = 0;
    let mut files = project::files_below(&dist)?;
    if files.is_empty() {
        return Err("there is no dist/ to compare with: cargo xtask build".to_owned());
    }
    let count = files.len();
    files.push((String::new(), dist.join("index.html")));
    for (address, file) in files {
        let answer = ask(&format!("{site}/{address}"))?;
        let content = fs::read(&file).map_err(|error| at(&file, &error))?;
        let mut fault = |words: String| faults.push(format!("/{address}: {words}"));
        if answer.status != 200 {
            fault(format!("status {}", answer.status));
            continue;
        }
        if sha256(&answer.body) != sha256(&content) {
            fault("another content than in dist/".to_owned());
        }
        let wanted = mime(&file);
        if !is_type(answer.header("content-type"), wanted) {
            fault(format!(
                "is {}, not {wanted}",
                answer.header("content-type")
            ));
        }
        if answer.header("access-control-allow-origin") != "*" {
            fault("other pages may not load it".to_owned());
        }
        match (is_hashed(&address), age(answer.header("cache-control"))) {
            (true, Some(age)) if age >= FOREVER => {}
            (true, _) => short += 1,
            (false, Some(age)) if age <= MINUTES => {}
            (false, _) => fault(format!(
                "kept too long, with `{}`",
                answer.header("cache-control")
            )),
        }
    }
    if short > 0 {
        say(&format!(
            "{short} files with a hash in their names are not kept for a year: visits ask for them again"
        ));
    }
    if faults.is_empty() {
        say(&format!("{count} files of {site} have the right headers"));
        Ok(())
    } else {
        Err(faults.join("\n"))
    }
}

/// Returns whether a type is the wanted one. Only the types that a browser insists on are compared.
fn is_type(found: &str, wanted: &str) -> bool {
    let kind = |text: &str| {
        text.split(';')
            .next()
            .map(|kind| kind.trim().to_ascii_lowercase())
    };
    wanted == "application/octet-stream" || kind(found) == kind(wanted)
}

/// Returns the seconds for which an answer may be kept without asking again; none if the browser guesses.
fn age(cache: &str) -> Option<u32> {
    let mut words = cache.split(',').map(str::trim);
    if words
        .clone()
        .any(|word| matches!(word, "no-cache" | "no-store"))
    {
        return Some(0);
    }
    words.find_map(|word| word.strip_prefix("max-age=")?.parse().ok())
}

/// The answer of a site.
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        let mut all = self.headers.iter();
        all.find(|(own, _)| own == name)
            .map_or("", |(_, value)| value)
    }
}

/// Asks for an address with curl, which also knows HTTPS.
fn ask(url: &str) -> Result<Answer, String> {
    let mut curl = Command::new("curl");
    curl.args([
        "--silent",
        "--show-error",
        "--compressed",
        "--location",
        "--include",
        url,
    ]);
    let output = curl
        .output()
        .map_err(|error| format!("curl cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    answer(&output.stdout).ok_or_else(|| format!("{url}: the answer is not HTTP"))
}

/// Parses an answer with its head. Answers that redirect come before it.
fn answer(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let (first, rest) = head.split_once("\r\n")?;
    let status = first.split(' ').nth(1)?.parse().ok()?;
    let body = &bytes[end + 4..];
    if (300..400).contains(&status) && body.starts_with(b"HTTP/") {
        return answer(body);
    }
    let headers = rest.lines().filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()));
    Some(Answer {
        status,
        headers: headers.collect(),
        body: body.to_vec(),
    })
}

#[cfg(test)]
mod tests;
