import { relayMessages } from './relayMessages';

/**
 * The script of runner.html, inlined by the build. It runs code only in an opaque origin, and only for a page of the
 * same site. It checks both conditions itself: some hosts do not send the header that makes the origin opaque, and any
 * web page may frame or open this document without the `sandbox` attribute.
 */
const site = new URL(location.href).origin;
const hasOpaqueOrigin = self.origin === 'null' && parent !== self;

/**
 * Handles the one message from the page: the worker's source and two ports. `work` carries the messages between page
 * and worker. `watch` reports that this document has loaded and, while the worker is busy, that the frame still
 * responds.
 */
function start(event: MessageEvent<unknown>): void {
  const isFromPage = event.source === parent && event.origin === site;
  const [work, watch] = event.ports;
  if (!isFromPage || typeof event.data !== 'string' || !work || !watch) return;
  removeEventListener('message', start);
  watch.postMessage({ type: 'here' });
  watch.onmessage = () => watch.postMessage({ type: 'alive' });
  const source = new Blob([event.data], { type: 'text/javascript' });
  // A classic worker, because a module worker from a blob of an opaque origin fails silently.
  const worker = new Worker(URL.createObjectURL(source));
  worker.onerror = () => watch.postMessage({ type: 'broken' });
  const channel = new MessageChannel();
  worker.postMessage(null, [channel.port2]);
  relayMessages(work, channel.port1, () => {
    worker.terminate();
    watch.postMessage({ type: 'flooded' });
  });
}

if (hasOpaqueOrigin) addEventListener('message', start);
