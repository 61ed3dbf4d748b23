import { loadTimeoutInWords, loadTimeoutMs } from '../loading/loadTimeout';
import { prefersReducedData } from '../base/prefersReducedData';
import { stopCapture } from './captureEvents';
import { attributes, isHydrated, scriptsMetaName, whenHydrated } from './shared';
import { showFailure } from './failureNotice';

/** Latest start of the application, in milliseconds after the load event. */
const startAtLatestMs = 3000;

const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Loads the application's scripts once the first view is painted and the browser is idle, or earlier at the first
 * interaction. With data saver or on 2g, only an interaction loads them.
 */
export function startApplication(): void {
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    for (const event of interactions) window.removeEventListener(event, begin, true);
    loadScripts();
  };
  for (const event of interactions) {
    window.addEventListener(event, begin, { capture: true, passive: true });
  }
  window.addEventListener('load', () => {
    if (prefersReducedData(navigator) && !needsApplication()) return;
    // A timeout inside an animation frame runs after the paint.
    requestAnimationFrame(() => setTimeout(() => whenIdle(begin)));
    // Background tabs are not painted, so the animation frame above never runs there.
    setTimeout(begin, startAtLatestMs);
  });
}

/** Returns true if the page needs the application: it has a query string or content with `attributes.needsApp`. */
function needsApplication(): boolean {
  return location.search !== '' || document.querySelector(`[${attributes.needsApp}]`) !== null;
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act);
}

function loadScripts(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${scriptsMetaName}]`);
  const scripts = meta?.content.split(' ') ?? [];

  const warnLater = setTimeout(() => {
    const hide = showFailure(
      `This page is not complete yet, after ${loadTimeoutInWords}. Check your connection.`,
    );
    whenHydrated(hide);
  }, loadTimeoutMs);
  whenHydrated(() => clearTimeout(warnLater));

  const fail = (reason: string): void => {
    clearTimeout(warnLater);
    stopCapture();
    showFailure(`This page could not load completely. ${reason}`);
  };
  for (const address of scripts) {
    const script = document.createElement('script');
    script.src = address;
    // Runs the scripts in order: the runtime before the main bundle.
    script.async = false;
    script.fetchPriority = 'low';
    script.onerror = () => fail(`Loading ${address.replace(/.*\//, '')} failed.`);
    document.head.append(script);
  }
  // Catches a failed load of the page's own chunk, which the main bundle loads before it hydrates.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const { name, message } = reason as Error;
    if (!isHydrated() && name === 'ChunkLoadError') fail(message);
  });
}
