import { nameCommandKey } from './appleKeyboard';
import type { EarlyEvents } from './earlyEvents';
import { onFirstInteraction } from './onFirstInteraction';
import { isHydrated, whenHydrated } from './hydration';
import { loadScripts, ScriptsFailed } from './loadScripts';
import { followColorMode, switchColorMode } from './colorMode';
import { tellOfBarePage } from './styleSheet';
import { typeAhead } from './typeAhead';
import { watchFiles } from './watchFiles';

/**
 * The only script file of a first visit; `plugins/hydrate-on-interaction`, the build half, puts it into the pages. A page
 * is read from its HTML; the application (runtime, main bundle, the page's chunks) starts with the reader's first sign of
 * wanting more than to read, which `capture.ts`, in the page itself, has heard.
 */
function start(scripts: readonly string[]): void {
  // The banner of section 2 looks for this name: this file has loaded, so the base path is right.
  const page = window as unknown as { docusaurus?: unknown; readonly earlyEvents: EarlyEvents };
  page.docusaurus ??= {};
  const { earlyEvents } = page;
  earlyEvents.started();
  nameCommandKey();
  watchFiles(earlyEvents);
  tellOfBarePage(earlyEvents);

  const load = (addresses: readonly string[]): void => {
    loadScripts(addresses).catch((error: unknown) => {
      const missing = error instanceof ScriptsFailed ? error.missing : addresses;
      earlyEvents.showFailure(incomplete(error), () => load(missing));
    });
  };
  onFirstInteraction(() => load(scripts), earlyEvents);
  const stopFollowing = followColorMode();
  earlyEvents.answer = (pressed) => {
    if (pressed.matches('.DocSearch-Button')) typeAhead();
    if (!pressed.matches('[data-color-switch]')) return false;
    switchColorMode();
    return true;
  };
  void whenHydrated().then(() => {
    stopFollowing();
    earlyEvents.replay();
  });

  // A chunk that the application itself asks for before it has hydrated: nothing upstream listens.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isHydrated() || !isChunkError(reason)) return;
    earlyEvents.showFailure(incomplete(reason), () => location.reload());
  });
}

function incomplete(error: unknown): string {
  return `This page could not load completely. ${error instanceof Error ? error.message : String(error)}`;
}

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

start(document.currentScript?.dataset['scripts']?.split(' ') ?? []);
