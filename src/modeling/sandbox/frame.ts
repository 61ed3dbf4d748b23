import { relay } from './relay';

/**
 * The script of runner.html, inlined by the build. It runs code only where it can do no harm: in an opaque origin, and
 * for a page of the site that this document is from. It checks both itself, because the header and the attribute that
 * make the origin opaque may be missing: some hosts send no headers, and any web page may frame or open this document.
 */
const site = new URL(location.href).origin;
const isCutOff = self.origin === 'null' && parent !== self;

/**
 * Handles the one message from the page: the worker's source and two ports. `work` carries the messages between page
 * and worker. `watch` reports that this document has loaded and, while the worker is busy, that it is alive.
 */
function start(event: MessageEvent<unknown>): void {
  const isFromPage = event.source === parent && event.origin === site;
  const [work, watch] = event.ports;
  if (!isFromPage || typeof event.data !== 'string' || !work || !watch) return;
  removeEventListener('message', start);
  watch.postMessage({ type: 'here' });
  watch.onmessage = () => watch.postMessage({ type: 'alive' });
  const source = new Blob([event.data], { type: 'text/javascript' });
  // Classic, not a module: a module worker from a blob of an opaque origin fails silently.
  const worker = new Worker(URL.createObjectURL(source));
  worker.onerror = () => watch.postMessage({ type: 'broken' });
  const channel = new MessageChannel();
  worker.postMessage(null, [channel.port2]);
  relay(work, channel.port1, () => {
    worker.terminate();
    watch.postMessage({ type: 'flooded' });
  });
}

if (isCutOff) addEventListener('message', start);
