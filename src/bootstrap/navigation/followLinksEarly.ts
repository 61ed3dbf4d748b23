import { patienceMs } from '../../arrival/patience';
import type { EarlyEvents } from '../earlyEvents';
import { waitingMark } from '../eventReplay';
import { isHydrated } from '../hydration';
import { untilPainted } from '../untilPainted';
import { followedLink } from './followedLink';
import { showPage } from './showPage';

/** The path of the documentation, whose pages differ in nothing but what `showPage` puts in place. */
const documentation = /^.*?\/docs\//;

/** A page that is fetched, null once it could not be had. */
interface Visit {
  readonly address: URL;
  readonly request: XMLHttpRequest;
  readonly page: Promise<Document | null>;
}

/**
 * Has a link that is the first thing a reader presses show its page in this document: a slow phone takes twice as long to put a
 * document away and to begin another. The application starts when that page stands, as if it had been opened there. Where that
 * cannot be, the browser follows the link by itself. `endPress` is what `holdStart` returned. Requirement 11.37.
 */
export function followLinksEarly(
  early: EarlyEvents,
  endPress: (answered: Promise<unknown>) => void,
): void {
  let visit: Visit | undefined;
  let isFollowing = false;
  let shown = location.pathname;

  const leadsTo = (event: MouseEvent): URL | null => {
    const address = early.hasBegun ? null : followedLink(event);
    const from = documentation.exec(location.pathname)?.[0];
    return from && address?.pathname.startsWith(from) ? address : null;
  };
  const begin = (address: URL): Visit => {
    if (visit?.address.href === address.href) return visit;
    visit?.request.abort();
    return (visit = fetchPage(address));
  };
  const follow = async (link: Element | null, address: URL): Promise<void> => {
    link?.setAttribute(waitingMark, '');
    const current = begin(address);
    const next = await current.page;
    if (current === visit) {
      const whole = next && showPage(next, address);
      if (whole) shown = address.pathname;
      else location.assign(address);
      await (whole ?? untilPainted());
    }
    // Another link was pressed meanwhile: the application waits for that one.
    if (current !== visit) await early.answering;
  };

  // A finger stays down for a while.
  window.addEventListener('pointerdown', (event) => {
    const address = isFollowing ? null : leadsTo(event);
    if (address) begin(address);
  });
  window.addEventListener('pointercancel', () => {
    if (isFollowing) return;
    visit?.request.abort();
    visit = undefined;
  });
  window.addEventListener('click', (event) => {
    const address = leadsTo(event);
    if (!address) {
      endPress(untilPainted());
      return;
    }
    event.preventDefault();
    isFollowing = true;
    early.answering = follow((event.target as Element).closest('a'), address);
    endPress(early.answering);
  });
  // The application, which would follow, is not there yet.
  window.addEventListener('popstate', () => {
    if (!isHydrated() && location.pathname !== shown) location.reload();
  });
}

/** Not by `fetch`: only this way the browser itself makes a document of it, as it arrives. */
function fetchPage(address: URL): Visit {
  const request = new XMLHttpRequest();
  const page = new Promise<Document | null>((resolve) => {
    request.open('GET', address);
    request.responseType = 'document';
    // Then the browser may try, which shows that it does.
    request.timeout = patienceMs;
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });
  return { address, request, page };
}
