import { startEarlyWorker } from '../../search/client/earlyWorker';
import { waitingMark } from '../eventReplay';
import { isHydrated } from '../hydration';
import { fetchEarly } from '../loadScripts';
import { isSearchChord } from '../searchShortcut';
import { typeAhead } from '../typeAhead';
import { buildSearchWindow, type EarlySearchWindow } from './buildSearchWindow';
import { handOverSearch } from './handOverSearch';

/** Addresses of the files of the search window and of its worker. Written by `plugins/hydrate-on-interaction`. */
declare const SEARCH_WINDOW: {
  readonly scripts: string;
  readonly sheet: string;
  readonly worker: string;
};

/** What DocSearch's window names the body while it is open: the page below it stands still. */
const bodyMark = 'DocSearch--active';

let opened: EarlySearchWindow | undefined;

/**
 * Fetches the look of the search window, which applies once the window is asked for, and returns the function that opens the
 * window before the application is there, or closes it. That one returns whether the press is answered: one that opens the
 * window is done again in the application, whose own window takes over; one that closes it takes the other back.
 * Requirement 11.29.
 */
export function prepareEarlySearch(): (button: HTMLElement) => boolean {
  let sheet = fetchSheet();
  return (button) => {
    if (opened?.container.isConnected) {
      close(button);
      return true;
    }
    // Its look is on the way: pressed again by who saw nothing yet, and not to be closed.
    if (opened) return false;
    const early = buildSearchWindow();
    opened = early;
    fetchEarly(SEARCH_WINDOW.scripts);
    startEarlyWorker(SEARCH_WINDOW.worker);
    // One that could not be had ahead is asked for again.
    if (!sheet.isConnected) sheet = fetchSheet();
    sheet.media = 'all';
    if (sheet.sheet) show(early, button);
    else {
      typeAhead();
      sheet.onload = () => opened === early && !isHydrated() && show(early, button);
    }
    return false;
  };
}

/** The application asks for the same file itself: one that is still on its way, or was lost, must not pass for its own. */
function fetchSheet(): HTMLLinkElement {
  const sheet = document.createElement('link');
  Object.assign(sheet, {
    rel: 'stylesheet',
    href: SEARCH_WINDOW.sheet,
    media: 'not all',
    fetchPriority: 'low',
    onerror: () => sheet.remove(),
  });
  // The bundler knows its own by this attribute, if there is one, or by their address.
  sheet.dataset['href'] = 'ahead';
  document.head.append(sheet);
  return sheet;
}

function show(early: EarlySearchWindow, button: HTMLElement): void {
  const { container, input, cancel } = early;
  const stop = (): void => {
    if (opened === early) close(button);
  };
  container.addEventListener('mousedown', ({ target }) => target === container && stop());
  container.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocus(event, early);
    if (event.key !== 'Escape' && !isSearchChord(event)) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  container.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => {
    container.classList.toggle('DocSearch-Container--Stalled', input.value !== '');
  });
  cancel.addEventListener('click', stop);
  document.body.classList.add(bodyMark);
  // What is selected in the page is looked for, as in the application's window.
  input.value = String(window.getSelection()).slice(0, input.maxLength);
  // Below a notice that the application could not be had, which stands at the end.
  document.body.prepend(container);
  input.select();
  input.focus();
  handOverSearch(early, stop);
}

function close(button: HTMLElement): void {
  opened?.container.remove();
  opened = undefined;
  document.body.classList.remove(bodyMark);
  // The press that opened it is taken back.
  button.removeAttribute(waitingMark);
  button.focus({ preventScroll: true });
  // Where the application has done it already, that one's window is on its way.
  if (isHydrated()) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
}

/** The page below the window is not to be reached. */
function keepFocus(event: Event, { input, cancel }: EarlySearchWindow): void {
  event.preventDefault();
  // Wide screens have no Cancel.
  if (document.activeElement === input) cancel.focus();
  else input.focus();
}
