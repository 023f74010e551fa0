// Breaks interfaces of the device before the page's program begins. `fault` is `absent`, `unreadable` (reading it
// throws), `throwing` (calling it throws) or `silent` (it never answers).
function broken(fault, names) {
  const never = () => new Promise(() => {});
  const fail = (name) => () => {
    throw new Error(`${name} throws`);
  };
  const object = (name, answer) =>
    new Proxy({}, { get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : answer(name)) });
  const silently = {
    // Methods that promise something, unless a line below says otherwise.
    method: () => never,
    object: (name) => object(name, () => never),
    // What has no answer to give does nothing.
    quiet: () => () => {},
    class: () =>
      class {
        addEventListener() {}
        postMessage() {}
        terminate() {}
        observe() {}
        disconnect() {}
        resume = never;
        close = never;
        state = 'suspended';
      },
  };
  const loudly = {
    method: fail,
    quiet: fail,
    object: (name) => object(name, fail),
    class: (name) =>
      class {
        constructor() {
          fail(name)();
        }
      },
  };
  const interfaces = {
    vibrate: [navigator, 'method'],
    share: [navigator, 'method'],
    canShare: [navigator, 'method'],
    setAppBadge: [navigator, 'method'],
    clipboard: [navigator, 'object'],
    storage: [navigator, 'object'],
    wakeLock: [navigator, 'object'],
    locks: [navigator, 'object'],
    serviceWorker: [navigator, 'object'],
    launchQueue: [window, 'object'],
    indexedDB: [window, 'object'],
    localStorage: [window, 'object'],
    sessionStorage: [window, 'object'],
    matchMedia: [window, 'quiet'],
    AudioContext: [window, 'class'],
    Worker: [window, 'class'],
    ResizeObserver: [window, 'class'],
    startViewTransition: [document, 'method'],
    execCommand: [document, 'quiet'],
    getRandomValues: [crypto, 'quiet'],
    createObjectURL: [URL, 'quiet'],
    click: [HTMLAnchorElement.prototype, 'quiet'],
    decode: [HTMLImageElement.prototype, 'method'],
    toBlob: [HTMLCanvasElement.prototype, 'quiet'],
    getContext: [HTMLCanvasElement.prototype, 'quiet'],
    pushState: [history, 'quiet'],
    persist: [StorageManager.prototype, 'method'],
  };
  for (const name of names) {
    const [owner, kind] = interfaces[name];
    const value = { throwing: loudly, silent: silently }[fault]?.[kind](name);
    const get = fault === 'unreadable' ? fail(name) : () => value;
    Object.defineProperty(owner, name, { configurable: true, get, set: () => {} });
  }
  // The names without their storage keep what they are asked to.
  window.broke = [fault, ...names];
}
