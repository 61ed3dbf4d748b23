/**
 * What lets code out of the worker or start more of it. The policy of the sandbox's document blocks all of it already;
 * gone is better than blocked: code that asks for `fetch` hears at once that it is not there.
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

/** Removes these globals from `scope` and the prototypes it inherits them from. Call it once the kernel is up. */
export function lockDown(scope: object): void {
  for (let owner: object | null = scope; owner; owner = Reflect.getPrototypeOf(owner)) {
    for (const name of removedGlobals) Reflect.deleteProperty(owner, name);
  }
}
