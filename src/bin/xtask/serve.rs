//! A small server of static files on this machine: for playing, for the browser tests, for Lighthouse.
//!
//! One thread a connection, GET and HEAD, nothing outside its folder, gzip where the browser takes it. It
//! knows nothing of the game. Stopping it closes the port, so that a test can play with the server gone.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// A server that runs until it is dropped.
#[derive(Debug)]
pub struct Server {
    /// The port that it listens on.
    pub port: u16,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `folder` under `/`, or under `/sub/path/` when `under` is `sub/path`, on localhost at the first
    /// free port from `port` on (any free port for 0).
    ///
    /// # Errors
    /// When no port of the next hundred is free.
    pub fn start(folder: &Path, under: &str, port: u16) -> io::Result<Server> {
        Server::start_heard(folder, under, port, "", |_| ())
    }

    /// The same; `header` (whole lines) goes out with every file, and `heard` is told the path of every request, whoever
    /// makes it, before it is answered.
    ///
    /// # Errors
    /// When no port of the next hundred is free.
    pub fn start_heard(
        folder: &Path,
        under: &str,
        port: u16,
        header: &'static str,
        heard: impl Fn(&str) + Send + Sync + 'static,
    ) -> io::Result<Server> {
        let listener = match port {
            0 => TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?,
            _ => (port..port.saturating_add(100))
                .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
                .ok_or_else(|| io::Error::other(format!("no port is free from {port} on")))?,
        };
        let port = listener.local_addr()?.port();
        let stop = Arc::new(AtomicBool::new(false));
        let (folder, under) = (folder.to_path_buf(), under.trim_matches('/').to_string());
        let place = Arc::new(Place { folder, under, header, heard: Box::new(heard) });
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming() {
                if stopped.load(Ordering::SeqCst) {
                    return;
                }
                let (Ok(stream), place, stopped) = (stream, Arc::clone(&place), Arc::clone(&stopped)) else { continue };
                std::thread::spawn(move || talk(&stream, &place, &stopped));
            }
        });
        Ok(Server { port, stop, thread: Some(thread) })
    }

    /// Where a browser finds what is served.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // A last connection wakes the thread that waits for one.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

struct Place {
    folder: PathBuf,
    under: String,
    header: &'static str,
    heard: Box<dyn Fn(&str) + Send + Sync>,
}

/// Answers one connection's requests until it is closed, silent for a minute, or the server stops.
fn talk(stream: &TcpStream, place: &Place, stopped: &AtomicBool) {
    drop(stream.set_read_timeout(Some(Duration::from_mins(1))));
    drop(stream.set_nodelay(true));
    let mut reader = BufReader::new(stream);
    loop {
        let Some(request) = Request::read(&mut reader) else { return };
        (place.heard)(&request.path);
        if stopped.load(Ordering::SeqCst) || answer(stream, &request, place).is_err() {
            return;
        }
    }
}

struct Request {
    method: String,
    path: String,
    gzip: bool,
}

impl Request {
    fn read(reader: &mut impl BufRead) -> Option<Request> {
        let mut line = String::new();
        if reader.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let mut words = line.split_whitespace();
        let (method, target) = (words.next()?.to_string(), words.next()?);
        let path = unescape(target.split(['?', '#']).next()?)?;
        let (mut gzip, mut body) = (false, 0);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line.trim().is_empty() {
                // Reports come with one; it must not be taken for the next request.
                io::copy(&mut reader.take(body), &mut io::sink()).ok()?;
                return Some(Request { method, path, gzip });
            }
            let line = line.to_ascii_lowercase();
            if let Some(length) = line.strip_prefix("content-length:") {
                body = length.trim().parse().ok()?;
            }
            gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
        }
    }
}

/// Undoes `%20` and its kind.
fn unescape(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn answer(mut stream: &TcpStream, request: &Request, place: &Place) -> io::Result<()> {
    let head = request.method == "HEAD";
    if !head && request.method != "GET" {
        return send(
            &mut stream,
            "405 Method Not Allowed",
            "text/plain",
            "Allow: GET, HEAD\r\n",
            b"only GET and HEAD",
            head,
        );
    }
    let Some(file) = find(&request.path, place) else {
        return send(&mut stream, "404 Not Found", "text/plain", "", b"there is no such file", head);
    };
    let body = std::fs::read(&file)?;
    let kind = kind(&file);
    let squeezable =
        kind.starts_with("text/") || kind.contains("json") || kind.contains("svg") || kind.contains("wasm");
    if request.gzip && squeezable && body.len() > 1000 {
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(6));
        gzip.write_all(&body)?;
        let extra = format!("Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n{}", place.header);
        return send(&mut stream, "200 OK", kind, &extra, &gzip.finish()?, head);
    }
    send(&mut stream, "200 OK", kind, place.header, &body, head)
}

fn send(to: &mut impl Write, status: &str, kind: &str, extra: &str, body: &[u8], head: bool) -> io::Result<()> {
    let length = body.len();
    // Nothing is kept by the browser beside the service worker's cache: a rebuild is seen at once.
    let mut bytes = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\n{extra}\r\n"
    )
    .into_bytes();
    if !head {
        bytes.extend_from_slice(body);
    }
    to.write_all(&bytes)
}

/// The file behind a path of the URL; a folder stands for its index.html.
fn find(path: &str, place: &Place) -> Option<PathBuf> {
    let inner = path.trim_start_matches('/').strip_prefix(place.under.as_str())?;
    if !place.under.is_empty() && !inner.starts_with('/') {
        return None;
    }
    let inner = Path::new(inner.trim_start_matches('/'));
    if inner.components().any(|part| !matches!(part, Component::Normal(_))) {
        return None;
    }
    let file = place.folder.join(inner);
    let file = if file.is_dir() { file.join("index.html") } else { file };
    file.is_file().then_some(file)
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
