//! A small server of static files on this machine: for playing, for the browser tests, for Lighthouse.
//!
//! Compresses if the browser accepts it. Knows nothing of the game. Dropping it closes the port and every connection
//! at once, so that a test can play with the server gone.

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, IF_MODIFIED_SINCE};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn};
use tokio::sync::oneshot;
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};

/// A server that runs until it is dropped.
#[derive(Debug)]
pub struct Server {
    pub port: u16,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// The format in which a host compresses its files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Gzip,
    Brotli,
}

impl Encoding {
    /// Returns the extension of a compressed file.
    pub fn extension(self) -> &'static str {
        match self {
            Encoding::Gzip => "gz",
            Encoding::Brotli => "br",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceivedRequest {
    pub path: String,
    /// The destination: `worker`, `script`, `document` …; empty if the browser does not send it.
    pub destination: String,
}

impl Server {
    /// Serves `folder` under `/`, or under `/sub/path/` if `under` is `sub/path`, on localhost at the first free port
    /// from `port` on (any free port for 0).
    ///
    /// # Errors
    /// If none of the next hundred ports is free.
    pub fn start(folder: &Path, under: &str, port: u16) -> io::Result<Server> {
        Server::start_router(files(folder, under), port)
    }

    /// Serves a folder on any free port; `header` is sent with every file, and `on_request` is called with every
    /// request before it is answered, from pages and workers alike.
    ///
    /// # Errors
    /// If no port is free.
    pub fn start_observed(
        folder: &Path,
        header: Option<(&'static str, &'static str)>,
        on_request: impl Fn(ReceivedRequest) + Send + Sync + 'static,
    ) -> io::Result<Server> {
        let on_request = Arc::new(on_request);
        let app = files(folder, "").layer(from_fn(move |request: Request, next: Next| {
            on_request(received_request(&request));
            async move {
                let mut response = next.run(request).await;
                if let Some((name, value)) = header {
                    response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
                }
                response
            }
        }));
        Server::start_router(app, 0)
    }

    /// Serves a folder as a plain host does whose files were compressed beforehand: `app.wasm.br` in place of
    /// `app.wasm`, if there is such a file.
    ///
    /// # Errors
    /// If no port is free.
    pub fn start_compressed(folder: &Path, encoding: Encoding) -> io::Result<Server> {
        let files = ServeDir::new(folder);
        let files = match encoding {
            Encoding::Gzip => files.precompressed_gzip(),
            Encoding::Brotli => files.precompressed_br(),
        };
        Server::start_router(Router::new().fallback_service(files), 0)
    }

    /// Serves a router on localhost at the first free port from `port` on (any free port for 0).
    ///
    /// # Errors
    /// If none of the next hundred ports is free.
    pub fn start_router(app: Router, port: u16) -> io::Result<Server> {
        let listener = match port {
            0 => TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?,
            _ => (port..port.saturating_add(100))
                .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
                .ok_or_else(|| io::Error::other(format!("no port is free from {port} on")))?,
        };
        let port = listener.local_addr()?.port();
        listener.set_nonblocking(true)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            runtime.spawn(async move {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                axum::serve(listener, app).await
            });
            // Stopped, or the server was dropped: the runtime ends, and all connections with it.
            drop(runtime.block_on(stopped));
        });
        Ok(Server { port, stop: Some(stop), thread: Some(thread) })
    }

    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

/// Serves the files of a folder below a path. Browsers may not cache them, except in the service worker's cache, so
/// that a rebuild shows at once.
pub fn files(folder: &Path, under: &str) -> Router {
    // As static hosts do.
    let folder = ServeDir::new(folder).not_found_service(ServeFile::new(folder.join("404.html")));
    let files = Router::new().fallback_service(folder).layer(CompressionLayer::new());
    let files = files.layer(from_fn(async |mut request: Request, next: Next| {
        request.headers_mut().remove(IF_MODIFIED_SINCE);
        let mut response = next.run(request).await;
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }));
    match under.trim_matches('/') {
        "" => files,
        under => Router::new().nest_service(&format!("/{under}"), files),
    }
}

fn received_request(request: &Request) -> ReceivedRequest {
    let destination = request.headers().get("sec-fetch-dest").and_then(|value| value.to_str().ok());
    ReceivedRequest { path: request.uri().path().to_string(), destination: destination.unwrap_or_default().to_string() }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::sync::Mutex;

    use super::*;

    fn get(port: u16, path: &str, headers: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n")?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    #[test]
    fn only_files_inside_the_folder_are_served() {
        let folder = std::env::temp_dir().join(format!("tea-table-serve-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("inner")).expect("a folder can be made");
        std::fs::write(folder.join("inner/index.html"), "<title>x</title>").expect("it can be written");
        std::fs::write(folder.join("inner/a.wasm"), vec![b'x'; 5000]).expect("it can be written");
        let heard = Arc::new(Mutex::new(Vec::new()));
        let for_server = Arc::clone(&heard);
        let server = Server::start_observed(&folder.join("inner"), Some(("x-header", "yes")), move |request| {
            for_server.lock().expect("nobody failed with it").push(request);
        });
        let server = server.expect("a port is free");
        let page = get(server.port, "/", "Sec-Fetch-Dest: document\r\n").expect("it answers");
        for part in ["200 OK", "content-type: text/html", "cache-control: no-cache", "x-header: yes", "<title>x"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        let request = ReceivedRequest { path: "/".into(), destination: "document".into() };
        assert_eq!(*heard.lock().expect("nobody failed with it"), [request]);
        let wasm = get(server.port, "/a.wasm", "Accept-Encoding: gzip\r\n").expect("it answers");
        assert!(wasm.contains("application/wasm") && wasm.contains("content-encoding: gzip"), "{wasm}");
        for outside in ["/../Cargo.toml", "/%2e%2e/inner/a.wasm", "/nothing"] {
            assert!(get(server.port, outside, "").expect("it answers").contains("404"), "{outside}");
        }
        let port = server.port;
        let below = Server::start(&folder.join("inner"), "some/path", 0).expect("a port is free");
        assert!(get(below.port, "/some/path/", "").expect("it answers").contains("<title>x"));
        assert!(get(below.port, "/", "").expect("it answers").contains("404"));
        drop(server);
        assert!(get(port, "/", "").is_err(), "it is gone");
        drop(std::fs::remove_dir_all(folder));
    }
}
