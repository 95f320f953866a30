//! Reads the recipes as their servers do, and compares the headers of each kind of file with one table.

use super::*;

/// One file of each kind, with the seconds that a browser may keep it.
const TABLE: [(&str, u32); 14] = [
    ("", 0),
    ("index.html", 0),
    ("embed.html", 0),
    ("sw.js", 0),
    ("embed@1.js", MINUTES),
    ("manifest.es.webmanifest", MINUTES),
    ("icons/icon-512.png", MINUTES),
    ("pkg/engine.wasm", MINUTES),
    ("licenses.txt", MINUTES),
    ("app-0123456789abcdef.wasm", FOREVER),
    ("part-combat_en-fedcba9876543210.wasm", FOREVER),
    ("style-0123456789abcdef.css", FOREVER),
    ("embed-frame-0123456789abcdef.js", FOREVER),
    ("rules-fr-0123456789abcdef.txt", FOREVER),
];

/// The expression by which nginx and Caddy know a name with a hash.
const HASHED: &str = r"-[0-9a-f]{16}\.(js|css|wasm|txt|woff2)$";

fn recipe(name: &str) -> String {
    let file = project::root().join("deploy").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}", at(&file, &error)))
}

/// Returns whether a pattern of a recipe fits a path, where names are in lowercase. The recipes use these patterns and no others.
fn fits(pattern: &str, path: &str) -> bool {
    match pattern {
        HASHED => is_hashed(path),
        r"\.html$" | "*.html" => path.rsplit_once('.').is_some_and(|(_, end)| end == "html"),
        r"/sw\.js$" | "*/sw.js" => path.ends_with("/sw.js"),
        "*/" => path.ends_with('/'),
        "*.webmanifest" => path
            .rsplit_once('.')
            .is_some_and(|(_, end)| end == "webmanifest"),
        _ => panic!("the test does not know the pattern `{pattern}`"),
    }
}

/// Checks the headers of a recipe for each file of the table.
#[track_caller]
fn check(cache: impl Fn(&str) -> String) {
    for (address, longest) in TABLE {
        let header = cache(address);
        let age = age(&header).unwrap_or(u32::MAX);
        let right = if longest == FOREVER {
            age == FOREVER && header.contains("immutable")
        } else {
            age <= longest
        };
        assert!(right, "/{address}: `{header}`");
    }
}

#[test]
fn nginx_keeps_each_file_for_its_time() {
    let text = recipe("nginx.conf");
    let (_, map) = text
        .split_once("map $uri $asalto_cache {")
        .expect("a map of times");
    let (map, server) = map.split_once("\n}").expect("the map ends");
    assert!(server.contains("add_header Cache-Control $asalto_cache;"));
    assert!(server.contains("add_header Access-Control-Allow-Origin *;"));
    let rules = map.lines().filter_map(|line| {
        let (pattern, value) = line.trim().strip_suffix(';')?.split_once(" \"")?;
        Some((pattern.trim_matches('"'), value.trim_matches('"')))
    });
    let rules: Vec<_> = rules.collect();
    assert_eq!(rules.len(), 4, "{rules:?}");
    check(|address| {
        // nginx answers for the folder with its index, and takes the first expression that fits.
        let path = if address.is_empty() {
            "/index.html".to_owned()
        } else {
            format!("/{address}")
        };
        let fit = |(pattern, _): &&(&str, &str)| {
            pattern.strip_prefix('~').is_some_and(|it| fits(it, &path))
        };
        let default = rules.iter().find(|(pattern, _)| *pattern == "default");
        rules
            .iter()
            .find(fit)
            .or(default)
            .expect("a default")
            .1
            .to_owned()
    });
}

#[test]
fn nginx_knows_the_type_of_each_file() {
    let text = recipe("nginx.conf");
    let (_, types) = text.split_once("types {").expect("a block of types");
    let (types, _) = types.split_once('}').expect("the block ends");
    let found = |ending: &str| {
        let lines = types
            .lines()
            .filter_map(|line| line.trim().strip_suffix(';'));
        let mut words = lines.map(|line| line.split(' ').collect::<Vec<_>>());
        words
            .find(|words| words[1..].contains(&ending))
            .map(|words| words[0].to_owned())
    };
    for ending in [
        "html",
        "js",
        "css",
        "wasm",
        "json",
        "webmanifest",
        "svg",
        "png",
        "txt",
        "woff2",
    ] {
        let wanted = mime(Path::new(&format!("a.{ending}")));
        let found = found(ending).unwrap_or_default();
        assert!(is_type(&found, wanted), "{ending} is `{found}`");
    }
}

#[test]
fn caddy_keeps_each_file_for_its_time() {
    let text = recipe("Caddyfile");
    let (_, route) = text.split_once("route {").expect("a route");
    let lines: Vec<_> = route.lines().map(str::trim).collect();
    let patterns = |name: &str| {
        let line = lines
            .iter()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(" path"));
        let line = line.unwrap_or_else(|| panic!("{name} has no pattern"));
        line.trim_start_matches("_regexp")
            .split_whitespace()
            .collect::<Vec<_>>()
    };
    check(|address| {
        let path = format!("/{address}");
        let mut header = String::new();
        for line in &lines {
            let Some((matcher, value)) = line
                .strip_prefix("header ")
                .and_then(|rest| rest.split_once("Cache-Control "))
            else {
                continue;
            };
            let matcher = matcher.trim();
            // The last line that fits wins.
            if matcher.is_empty() || patterns(matcher).iter().any(|pattern| fits(pattern, &path)) {
                value.trim_matches('"').clone_into(&mut header);
            }
        }
        header
    });
    assert!(lines.contains(&"header @manifest Content-Type application/manifest+json"));
    assert_eq!(patterns("@manifest"), ["*.webmanifest"]);
    assert!(lines.contains(&"header Access-Control-Allow-Origin *"));
}

#[test]
fn static_hosts_keep_each_file_for_its_time() {
    let text = recipe("_headers");
    check(|address| match kept_forever(&text, address) {
        0 => "public, max-age=0, must-revalidate".to_owned(),
        1 => format!("public, max-age={FOREVER}, immutable"),
        many => panic!("{many} rules for {address} would be joined"),
    });
    let forever = format!("Cache-Control: public, max-age={FOREVER}, immutable");
    let rules = text.lines().filter(|line| line.contains("Cache-Control"));
    assert!(rules.into_iter().all(|rule| rule.trim() == forever));
    assert!(text.contains("\n/*\n  Access-Control-Allow-Origin: *\n"));
}

#[test]
fn a_site_needs_one_rule_for_each_name_with_a_hash() {
    let folder = project::staging().join("deploy-test");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let put = |name: &str| fs::write(folder.join(name), "").expect("the folder can be written");
    put("app-0123456789abcdef.js");
    put("appendix.js");
    assert_eq!(super::check(&folder), Ok(()));
    put("new-0123456789abcdef.js");
    assert!(
        super::check(&folder)
            .is_err_and(|words| words.contains("0 rules") && words.contains("new-"))
    );
    fs::remove_file(folder.join("new-0123456789abcdef.js")).expect("it is there");
    put("app-icon.png");
    assert!(super::check(&folder).is_err_and(|words| words.contains("1 rules")));
}

#[test]
fn an_answer_has_a_head_and_a_body() {
    let it = answer(b"HTTP/1.1 200 OK\r\nCache-Control: max-age=5\r\nX: y\r\n\r\nbody\r\n\r\n")
        .expect("HTTP");
    assert_eq!(
        (it.status, it.body.as_slice()),
        (200, b"body\r\n\r\n".as_slice())
    );
    assert_eq!(age(it.header("cache-control")), Some(5));
    let moved =
        answer(b"HTTP/1.1 308 Moved\r\nLocation: /a\r\n\r\nHTTP/1.1 200 OK\r\nX: y\r\n\r\nbody");
    assert_eq!(moved.map(|it| it.body), Some(b"body".to_vec()));
    assert!(answer(b"no head").is_none());
    assert_eq!(age("no-cache"), Some(0));
    assert_eq!(age("public"), None);
    assert!(
        is_type("text/javascript", mime(Path::new("a.js")))
            && !is_type("", mime(Path::new("a.js")))
    );
}
