import { nameCommandKey } from './appleKeyboard';
import type { EarlyEvents } from './capture';
import { showFailure } from './failureNotice';
import { onFirstInteraction } from './onFirstInteraction';
import { isHydrated, whenHydrated } from './hydration';
import { loadScripts, ScriptsFailed } from './loadScripts';
import { followColorMode } from './colorMode';

/**
 * The only script file of a first visit; `plugins/hydrate-on-interaction`, the build half, puts it into the pages. A page
 * is read from its HTML; the application (runtime, main bundle, the page's chunks) starts with the reader's first sign of
 * wanting more than to read, which `capture.ts`, in the page itself, has heard.
 */
function start(scripts: readonly string[]): void {
  // The banner of section 2 looks for this name: this file has loaded, so the base path is right.
  const page = window as unknown as { docusaurus?: unknown; readonly earlyEvents: EarlyEvents };
  page.docusaurus ??= {};

  nameCommandKey();

  const load = (addresses: readonly string[]): void => {
    loadScripts(addresses).catch((error: unknown) => {
      const missing = error instanceof ScriptsFailed ? error.missing : addresses;
      showFailure(error, () => load(missing));
    });
  };
  onFirstInteraction(() => load(scripts), page.earlyEvents);
  const stopFollowing = followColorMode();
  void whenHydrated().then(() => {
    stopFollowing();
    page.earlyEvents.replay();
  });

  // A chunk that the application itself asks for before it has hydrated: nothing upstream listens.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isHydrated() || !isChunkError(reason)) return;
    showFailure(reason, () => location.reload());
  });
}

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

start(document.currentScript?.dataset['scripts']?.split(' ') ?? []);
