import { watchArrival } from '../arrival/watchArrival';
import type { EarlyEvents } from './earlyEvents';
import { captureEventsUntilHydrated } from './eventReplay';
import { showFailure } from './failureNotice';
import { firstInteraction } from './firstInteraction';
import { deferLayout } from './lateLayout';
import { leaveFrames } from './ownWindow';
import { keepForOffline } from './serviceWorker';
import { stopWaiting } from './styleSheet';
import { guardMarkup } from './trustedTypes';

/** Address of the service worker, empty where the site has none. Written by `plugins/hydrate-on-interaction`. */
declare const SERVICE_WORKER: string;

/**
 * The script that every page carries in its head (`plugins/hydrate-on-interaction`, the build half, puts it there), before
 * there is anything to see or to press, and ahead of all that may never arrive: a press in the time that the start script
 * needs is not lost, and neither that script nor the style sheet is waited for in vain.
 */
function captureEarlyEvents(): void {
  const arrival = watchArrival(() => {
    // Scripts wait for style sheets: until then nothing is known of the start script.
    if (stopWaiting()) arrival.heard();
    else startIsLost();
  });
  const capture = () => captureEventsUntilHydrated((pressed) => early.answer?.(pressed) ?? false);
  const early: EarlyEvents = {
    // Before events are captured: a captured one reaches no listener after that one.
    firstInteraction: firstInteraction(),
    replay: capture(),
    showFailure,
    started: arrival.end,
  };
  Object.assign(window, { earlyEvents: early });
  const startIsLost = () => {
    // What works without scripts still does.
    early.replay();
    const hide = showFailure('This page could not load completely: links work, buttons do not.');
    // It may come after all.
    early.started = () => {
      hide();
      early.replay = capture();
    };
  };
  window.addEventListener('error', ({ target }) => isStartScript(target) && startIsLost(), true);
}

function isStartScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.dataset['scripts'] !== undefined;
}

leaveFrames();
deferLayout();
captureEarlyEvents();
if (SERVICE_WORKER !== '') keepForOffline(SERVICE_WORKER);
// Last: it fails where something else, an extension for instance, has made that policy before.
guardMarkup();
