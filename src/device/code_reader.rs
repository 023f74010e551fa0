//! Reads QR codes from the pictures of a video: with the browser's `BarcodeDetector` or, in browsers without one
//! (Safari, Firefox), in a Web Worker (`bin/worker.rs`). Called by the camera.

use js_sys::{Array, Promise};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlCanvasElement, Worker};

use super::{DeviceError, call_async, call_method, construct, get_property, with_timeout};

/// Starts the worker that reads pictures.
pub type StartWorker = fn() -> Result<Worker, JsValue>;

/// Timeout for a picture, in milliseconds.
pub const PICTURE_TIMEOUT_MS: u32 = 4000;
/// Timeout for the worker's first message, before which it listens to nothing, in milliseconds.
const START_TIMEOUT_MS: u32 = 60_000;
/// Maximum length of the longer side of the pictures that the worker reads, in pixels. Larger ones take longer and show
/// no more of a code that fills them.
const LONGER_SIDE: f64 = 800.0;

pub enum CodeReader {
    /// A `BarcodeDetector`.
    Browser(JsValue),
    Worker(ReadingWorker),
}

impl CodeReader {
    /// Returns the browser's reader or, if there is none, a worker that has started.
    ///
    /// # Errors
    /// If there is neither.
    pub async fn open(start_worker: StartWorker) -> Result<CodeReader, DeviceError> {
        match construct("BarcodeDetector", &[]) {
            Ok(detector) => Ok(CodeReader::Browser(detector)),
            Err(_) => Ok(CodeReader::Worker(ReadingWorker::start(start_worker).await?)),
        }
    }

    /// Returns the texts of the codes in the present picture of a video.
    ///
    /// # Errors
    /// If this reader cannot read it; perhaps it can read no picture.
    pub async fn read(&self, video: &Element) -> Result<Vec<String>, DeviceError> {
        match self {
            CodeReader::Browser(detector) => {
                let found = call_async(detector, "detect", &[video.into()], PICTURE_TIMEOUT_MS).await?;
                let text = |code: JsValue| get_property(&code, "rawValue").ok()?.as_string();
                Ok(Array::from(&found).iter().filter_map(text).collect())
            }
            CodeReader::Worker(worker) => worker.read(video).await,
        }
    }
}

/// A worker that is sent pictures; it ends when this is dropped.
pub struct ReadingWorker {
    worker: Worker,
    canvas: HtmlCanvasElement,
}

impl ReadingWorker {
    /// Starts the worker and waits until it listens.
    ///
    /// # Errors
    /// If there are no workers, or it does not start.
    pub async fn start(start_worker: StartWorker) -> Result<ReadingWorker, DeviceError> {
        let document = web_sys::window().and_then(|window| window.document()).ok_or(DeviceError::Missing)?;
        let canvas = document.create_element("canvas").map_err(DeviceError::Refused)?;
        let canvas = canvas.dyn_into().map_err(|_| DeviceError::Missing)?;
        let reader = ReadingWorker { worker: start_worker().map_err(DeviceError::Refused)?, canvas };
        reader.next_message(None, START_TIMEOUT_MS).await?;
        Ok(reader)
    }

    async fn read(&self, video: &Element) -> Result<Vec<String>, DeviceError> {
        let picture = self.take_picture(video)?;
        let message = self.next_message(Some(&picture), PICTURE_TIMEOUT_MS).await?;
        // The worker answers `null` if there is no code.
        Ok(get_property(&message, "data").ok().and_then(|text| text.as_string()).into_iter().collect())
    }

    /// Draws the present picture of a video and returns its pixels (`ImageData`).
    fn take_picture(&self, video: &Element) -> Result<JsValue, DeviceError> {
        let size = |name| get_property(video, name).map(|size| size.as_f64().unwrap_or(0.0));
        let (width, height) = (size("videoWidth")?, size("videoHeight")?);
        let scale = (LONGER_SIDE / width.max(height).max(1.0)).min(1.0);
        let [width, height] = [width, height].map(|side| (side * scale).round());
        self.canvas.set_width(width as u32);
        self.canvas.set_height(height as u32);
        let context = call_method(&self.canvas, "getContext", &["2d".into()])?;
        let area: [JsValue; 4] = [0.into(), 0.into(), width.into(), height.into()];
        call_method(&context, "drawImage", &[&[video.into()], &area[..]].concat())?;
        call_method(&context, "getImageData", &area)
    }

    /// Posts a picture, if any, and returns the worker's next message.
    async fn next_message(&self, picture: Option<&JsValue>, timeout_ms: u32) -> Result<JsValue, DeviceError> {
        let message = Promise::new(&mut |resolve, reject| {
            self.worker.set_onmessage(Some(&resolve));
            self.worker.set_onerror(Some(&reject));
            if let Some(picture) = picture
                && let Err(refusal) = self.worker.post_message(picture)
            {
                let _ = reject.call1(&JsValue::UNDEFINED, &refusal);
            }
        });
        with_timeout(message.into(), timeout_ms).await
    }
}

impl Drop for ReadingWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
