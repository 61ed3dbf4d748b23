import { patienceInWords } from '../arrival/patience';
import { watchArrival } from '../arrival/watchArrival';
import type { EarlyEvents } from './earlyEvents';

/** What brings code or looks to the page. */
type HeadFile = HTMLScriptElement | HTMLLinkElement;

/**
 * Watches every script and style sheet that joins the head from now on, whoever asks for it: the start script, or the
 * bundler for a part of the application. What does not arrive in time is told, and asked for anew when the reader wants
 * to; it counts all the same when it comes late. Returns what watches. Requirement 8.26.
 */
export function watchFiles(
  early: Pick<EarlyEvents, 'showFailure' | 'nameFiles'>,
): MutationObserver {
  /** What has not arrived in time, each with how to ask for it anew. */
  const late = new Map<HeadFile, () => void>();
  let hide = (): void => undefined;

  const tell = (): void => {
    hide();
    if (late.size === 0) return;
    const name = early.nameFiles?.([...late.keys()].map(addressOf)) ?? 'What this page needs';
    const sentence = `${name} has not arrived yet, after ${patienceInWords}. Check your connection.`;
    hide = early.showFailure(sentence, () => late.forEach((askAnew) => askAnew()));
  };
  const watch = (file: HeadFile): void => {
    const askAnew = (): void => {
      late.delete(file);
      arrival.heard();
      const copy = copyOf(file);
      copy.onload = copy.onerror = (event) => file.dispatchEvent(new Event((event as Event).type));
      document.head.append(copy);
    };
    const arrival = watchArrival(() => {
      late.set(file, askAnew);
      tell();
    });
    const settle = (): void => {
      arrival.end();
      if (late.delete(file)) tell();
    };
    file.addEventListener('load', settle);
    file.addEventListener('error', settle);
  };

  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (isFile(node) && !isCopy(node)) watch(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return observer;
}

/** Whether somebody waits for it: what is fetched ahead, at low priority, may come late or never. */
function isFile(node: Node): node is HeadFile {
  return (
    ((node instanceof HTMLScriptElement && node.src !== '') ||
      (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
    node.fetchPriority !== 'low'
  );
}

/** Marks the address of a copy: under the same address, browsers would wait for the first answer once more. */
const mark = '?anew=';

const isCopy = (file: HeadFile): boolean => addressOf(file).includes(mark);

const addressOf = (file: HeadFile): string =>
  file instanceof HTMLLinkElement ? file.href : file.src;

/** Scripts of the bundler register what they bring, wherever they come from. */
function copyOf(file: HeadFile): HeadFile {
  const address = `${addressOf(file)}${mark}${Date.now()}`;
  if (file instanceof HTMLLinkElement) {
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  }
  return Object.assign(document.createElement('script'), { src: address });
}
