import type { MessageToServiceWorker } from '../protocol';

/** Sends a request to the service worker and returns its answer. */
export async function requestFromWorker<Answer>(request: MessageToServiceWorker): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      resolve(data);
    };
    active?.postMessage(request, [port2]);
  });
}
