import { relay } from './relay';

/**
 * The script of runner.html, into which the build writes it. It runs code only where that can do no harm: in an opaque
 * origin, and for a page of the site this document is from. The header and the attribute that make the origin opaque are
 * other people's to leave out: some hosts send no headers, and any page of the web may frame or open this document.
 */
const site = new URL(location.href).origin;
const isCutOff = self.origin === 'null' && parent !== self;

/**
 * Takes the one message from the page: the source of the worker and two ports, one for what the page and the worker say
 * to each other, the other to say that this document is there and, while the worker is busy, that it is alive.
 */
function start(event: MessageEvent<unknown>): void {
  const isFromPage = event.source === parent && event.origin === site;
  const [work, watch] = event.ports;
  if (!isFromPage || typeof event.data !== 'string' || !work || !watch) return;
  removeEventListener('message', start);
  watch.postMessage({ type: 'here' });
  watch.onmessage = () => watch.postMessage({ type: 'alive' });
  const source = new Blob([event.data], { type: 'text/javascript' });
  // Classic, not a module: a module worker from a blob of an opaque origin fails without a word.
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
