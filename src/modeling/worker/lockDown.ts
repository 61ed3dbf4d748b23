/**
 * Globals that let code access anything outside the worker or start another one. The policy of the sandbox's document
 * already blocks them. Removing them makes code that uses `fetch` fail at once, because it is not defined.
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

/** Removes these globals from `scope` and the prototypes it inherits them from. Call it once the kernel has started. */
export function lockDown(scope: object): void {
  for (let owner: object | null = scope; owner; owner = Reflect.getPrototypeOf(owner)) {
    for (const name of removedGlobals) Reflect.deleteProperty(owner, name);
  }
}
