/** Globals that browsers, Node or the workbench provide but models on this site lack, with an alternative. */
interface MissingGlobal {
  readonly names: readonly string[];
  readonly sentence: string;
  readonly hint: string;
}

const files =
  'The button “Files” of the playground attaches a file to a model. Elsewhere, put it into the code as base64: importSTEP(new Blob([atob("…")])). "Import and export" shows how.';

const network: MissingGlobal = {
  names: [
    'fetch',
    'BroadcastChannel',
    'EventSource',
    'Headers',
    'Request',
    'Response',
    'RTCDataChannel',
    'RTCPeerConnection',
    'WebSocket',
    'WebSocketStream',
    'WebTransport',
    'XMLHttpRequest',
    'axios',
    'importScripts',
  ],
  sentence: 'Models here have no network',
  hint: files,
};

const storage: MissingGlobal = {
  names: [
    'caches',
    'cookieStore',
    'indexedDB',
    'localStorage',
    'sessionStorage',
    'FileSystemObserver',
    'showOpenFilePicker',
    'showSaveFilePicker',
    'webkitRequestFileSystem',
    'webkitRequestFileSystemSync',
    'webkitResolveLocalFileSystemURL',
  ],
  sentence: 'Models here have no storage and no files',
  hint: files,
};

const page: MissingGlobal = {
  names: [
    'alert',
    'confirm',
    'prompt',
    'customElements',
    'document',
    'DOMParser',
    'Element',
    'FontFace',
    'fonts',
    'getComputedStyle',
    'HTMLCanvasElement',
    'HTMLElement',
    'navigator',
    'Image',
    'createImageBitmap',
    'window',
    'XMLSerializer',
  ],
  sentence: 'Models here run in a worker, without a page',
  hint: 'Return what you want to show. Show numbers with console.log.',
};

const workers: MissingGlobal = {
  names: ['close', 'postMessage', 'SharedWorker', 'Worker'],
  sentence: 'Models here cannot start workers or talk to one',
  hint: 'Return the shape: the page shows it.',
};

const node: MissingGlobal = {
  names: [
    '__dirname',
    '__filename',
    'Buffer',
    'Bun',
    'clearImmediate',
    'Deno',
    'global',
    'process',
    'setImmediate',
  ],
  sentence: 'Models here run in the browser, not in Node',
  hint: 'For bytes use Uint8Array, atob and Blob; for global use globalThis.',
};

const kernel: MissingGlobal = {
  names: ['oc', 'OC', 'opencascade', 'openCascade'],
  sentence: 'There is no variable for the kernel here',
  hint: 'getOC() returns it: import { getOC } from "replicad".',
};

const workbench: MissingGlobal = {
  names: ['$', 'registerShapeStandardizer'],
  sentence: 'This debugging aid exists only in the workbench',
  hint: 'Return the step as one more part, or use highlightFace and highlightEdge.',
};

const drawing: MissingGlobal = {
  names: ['BABYLON', 'THREE'],
  sentence: 'Models here make shapes only; the page draws them',
  hint: 'Return the shape, with a color if you like.',
};

const missingGlobals: readonly MissingGlobal[] = [
  network,
  storage,
  page,
  workers,
  node,
  kernel,
  workbench,
  drawing,
];

/** Returns the explanation of a global that models lack; undefined if `name` is not one of them. */
export function missingGlobalOf(name: string): Omit<MissingGlobal, 'names'> | undefined {
  return missingGlobals.find(({ names }) => names.includes(name));
}
