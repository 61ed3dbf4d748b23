/**
 * Globals with which code can access anything outside the worker, or start another worker. The CSP of the sandbox's
 * document already blocks them. They are also removed, so code that uses `fetch` fails immediately with "fetch is
 * not defined".
 */
export const removedGlobals = [
  'BroadcastChannel',
  'EventSource',
  'FontFace',
  'FileSystemObserver',
  'RTCDataChannel',
  'SharedWorker',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'close',
  'cookieStore',
  'createImageBitmap',
  'fetch',
  'fonts',
  'importScripts',
  'indexedDB',
  'navigator',
  'postMessage',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
] as const;

/** Removes the `removedGlobals` from `scope` and from its prototype chain. Call this after the kernel has started. */
export function lockDown(scope: object): void {
  for (let owner: object | null = scope; owner; owner = Reflect.getPrototypeOf(owner)) {
    for (const name of removedGlobals) Reflect.deleteProperty(owner, name);
  }
}
