import { nameCommandKey } from './appleKeyboard';
import { isAsBuilt } from './asBuilt';
import type { EarlyEvents } from './earlyEvents';
import { fetchWhenFree } from './fetchWhenFree';
import { onFirstInteraction } from './onFirstInteraction';
import { isHydrated, whenHydrated } from './hydration';
import { fetchEarly, loadScripts, run } from './loadScripts';
import { followColorMode, switchColorMode } from './colorMode';
import { tellOfBarePage } from './styleSheet';
import { typeAhead } from './typeAhead';
import { untilPainted } from './untilPainted';
import { watchFiles } from './watchFiles';

/**
 * What the build writes into the tag of this script: addresses, several with spaces between them. They are read when they are
 * needed: another page may stand in the document by then (`navigation/showPage.ts`).
 */
interface StartFiles {
  readonly scripts: string;
  /** What a page needs that hydrates by itself (`asBuilt.ts`); elsewhere it is among `scripts`. */
  readonly page: string;
  /** The script of the controls that open something at once: `controls.ts`. */
  readonly controls: string;
}

/** What the script of the controls answers, or begins to. */
const early =
  '.DocSearch-Button, .navbar__toggle, [aria-label^="Copy code"], [aria-label^=Turn], [data-panel=code]';

/**
 * The only script file that runs before the first view is done; `plugins/hydrate-on-interaction`, the build half, puts it into
 * the pages.
 * A page is read from its HTML; the application (runtime, main bundle, the page's chunks) starts with the reader's first sign of
 * wanting more than to read, which `capture.ts`, in the page itself, has heard.
 */
function start(files: StartFiles): void {
  // The banner of section 2 looks for this name: this file has loaded, so the base path is right.
  const globals = window as unknown as { docusaurus?: unknown; readonly earlyEvents: EarlyEvents };
  globals.docusaurus ??= {};
  const { earlyEvents } = globals;
  earlyEvents.started();
  nameCommandKey();
  watchFiles(earlyEvents);
  tellOfBarePage(earlyEvents);

  const load = async (addresses: readonly string[]): Promise<void> => {
    const missing = await loadScripts(addresses);
    if (missing) earlyEvents.showFailure(incomplete(missing), () => void load(missing.addresses));
  };
  const begin = async (): Promise<void> => {
    await earlyEvents.answering;
    earlyEvents.hasBegun = true;
    await load(files.scripts.split(' '));
  };
  onFirstInteraction(begin, earlyEvents);
  fetchWhenFree(files.scripts, files.controls);
  followColorMode();
  earlyEvents.answer = (pressed) => {
    if (pressed.matches(early)) {
      if (earlyEvents.toggle?.(pressed)) return true;
      if (!earlyEvents.toggle) {
        if (pressed.matches('.DocSearch-Button')) typeAhead();
        void run(files.controls).then(() => earlyEvents.toggle?.(pressed));
      }
    }
    if (pressed.matches('[data-color-switch]')) {
      switchColorMode();
      return true;
    }
    // First the press is seen to be heard.
    if (isAsBuilt(pressed)) void untilPainted().then(() => fetchEarly(files.page));
    return false;
  };
  void whenHydrated().then(() => earlyEvents.replay());

  // A chunk that the application itself asks for before it has hydrated: nothing upstream listens.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const error = reason as Error | undefined;
    if (!isHydrated() && error?.name === 'ChunkLoadError')
      earlyEvents.showFailure(incomplete(error));
  });
}

function incomplete({ message }: Pick<Error, 'message'>): string {
  return `This page could not load completely. ${message}`;
}

start((document.currentScript as HTMLScriptElement).dataset as unknown as StartFiles);
