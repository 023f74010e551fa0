// Starts the worker where this script was loaded. The build puts the program's own script and `wasm` before it, a place
// beside this script or the bytes.
if (typeof document === 'undefined') {
  if (typeof wasm === 'string') {
    // The page hears of an error, not of a promise that is not kept.
    const fail = (error) =>
      setTimeout(() => {
        throw error;
      });
    worker({ module_or_path: new URL(wasm, location.href) }).catch(fail);
  } else {
    // Compiled at once: in a worker WebKit's promise to compile is now and then never kept.
    worker.initSync({ module: wasm });
  }
} else {
  // In the page itself, where no worker lives: it says at its own element `worker`, with the port at which it
  // listens, or `error` (src/ui/kit/assets.rs hears it).
  const script = document.currentScript;
  worker({ module_or_path: typeof wasm === 'string' ? new URL(wasm, script.src) : wasm })
    .then(() => {
      const { port1, port2 } = new MessageChannel();
      worker.attend(port1);
      script.dispatchEvent(new MessageEvent('worker', { ports: [port2] }));
    })
    .catch(() => script.dispatchEvent(new Event('error')));
}
