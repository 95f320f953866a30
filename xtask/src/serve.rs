//! A static server for one's own machine.

use std::fs::File;
use std::path::{Component, Path, PathBuf};

use tiny_http::{Header, Request, Response, Server};

use crate::args::ServeOptions;
use crate::project;
use crate::run::Outcome;

/// Serves `dist/` on 127.0.0.1 until it is stopped.
///
/// # Errors
/// Where there is nothing to serve or the port is taken.
pub fn serve(options: &ServeOptions) -> Outcome {
    let dist = project::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no dist/ to serve: cargo xtask build".to_owned());
    }
    let address = format!("127.0.0.1:{}", options.port);
    let server = Server::http(&address).map_err(|error| format!("{address}: {error}"))?;
    println!(
        "Asalto is at http://{address}{}  (stop with Ctrl+C)",
        options.base
    );
    for request in server.incoming_requests() {
        // A visitor who hangs up in the middle of an answer is no fault of the server.
        let _hung_up = answer(request, &dist, &options.base);
    }
    Ok(())
}

fn answer(request: Request, dist: &Path, base: &str) -> std::io::Result<()> {
    let file =
        find(dist, base, request.url()).and_then(|path| Some((File::open(&path).ok()?, path)));
    match file {
        Some((file, path)) => {
            let response = Response::from_file(file)
                .with_header(header("Content-Type", mime(&path)))
                .with_header(header("Cache-Control", "no-cache"));
            request.respond(response)
        }
        None => request.respond(Response::from_string("not found").with_status_code(404)),
    }
}

/// The file of the site that an address names; none outside the site.
fn find(dist: &Path, base: &str, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix(base)?;
    let path = Path::new(path);
    if !path
        .components()
        .all(|part| matches!(part, Component::Normal(_)))
    {
        return None;
    }
    let file = dist.join(path);
    if file.is_dir() {
        Some(file.join("index.html"))
    } else {
        Some(file)
    }
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        _ => "application/octet-stream",
    }
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("the names and values here are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_file_under_the_base_and_never_one_outside() {
        let dist = Path::new("/nowhere/dist");
        let found = |base, url| find(dist, base, url);
        assert_eq!(found("/", "/app.js?x=1"), Some(dist.join("app.js")));
        assert_eq!(found("/a/b/", "/a/b/app.js"), Some(dist.join("app.js")));
        assert_eq!(found("/a/b/", "/app.js"), None);
        assert_eq!(found("/", "/../Cargo.toml"), None);
        assert_eq!(found("/", "//etc/passwd"), None);
    }
}
