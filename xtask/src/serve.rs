//! A static server for local use.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;

use crate::args::ServeOptions;
use crate::project;
use crate::run::Outcome;

/// The maximum length of a request's head, in bytes.
const LONGEST_HEAD: u64 = 64 * 1024;

/// Serves `dist/` on 127.0.0.1 until the process is stopped.
///
/// # Errors
/// If there is no site, or if the port is taken.
pub fn serve(options: &ServeOptions) -> Outcome {
    let dist = project::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no dist/ to serve: cargo xtask build".to_owned());
    }
    let address = format!("127.0.0.1:{}", options.port);
    let listener = TcpListener::bind(&address).map_err(|error| format!("{address}: {error}"))?;
    println!(
        "Asalto is at http://{address}{}  (stop with Ctrl+C)",
        options.base
    );
    let site = Arc::new((dist, options.base.clone()));
    for connection in listener.incoming().flatten() {
        let site = Arc::clone(&site);
        // Each connection has a thread, because browsers open connections and stay silent for a
        // while.
        thread::spawn(move || {
            // A client that disconnects during a response is not an error.
            let _hung_up = answer(connection, &site.0, &site.1);
        });
    }
    Ok(())
}

fn answer(mut connection: TcpStream, dist: &Path, base: &str) -> std::io::Result<()> {
    let mut head = BufReader::new(connection.try_clone()?.take(LONGEST_HEAD)).lines();
    let Some(request) = head.next().transpose()? else {
        return Ok(());
    };
    // The whole head is read; otherwise the response could reach a client that is still sending.
    while head
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let mut words = request.split(' ');
    let asks = matches!(words.next(), Some("GET" | "HEAD"));
    let path = words.next().filter(|_| asks);
    let path = path.and_then(|url| find(dist, base, url));
    let file = path.and_then(|path| Some((fs::read(&path).ok()?, path)));
    let (status, kind, content) = match file {
        Some((content, path)) => ("200 OK", mime(&path), content),
        None => ("404 Not Found", "text/plain", b"not found".to_vec()),
    };
    let length = content.len();
    // Pages of other origins and sandboxed frames load the modules and the wasm.
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nAccess-Control-Allow-Origin: *\r\n\
         Connection: close\r\n\r\n"
    )?;
    if !request.starts_with("HEAD") {
        connection.write_all(&content)?;
    }
    connection.flush()
}

/// Returns the file of the site for an address; none outside the site.
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

/// Returns the type of a file of the site.
pub fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        _ => "application/octet-stream",
    }
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
