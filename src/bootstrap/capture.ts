import { captureEventsUntilHydrated } from './eventReplay';
import { firstInteraction } from './firstInteraction';
import { leaveFrames } from './ownWindow';
import { guardMarkup } from './trustedTypes';

/** What a reader did so far, for the start script. */
export interface EarlyEvents {
  /** Settles with the reader's first interaction. */
  readonly firstInteraction: Promise<void>;
  /** Ends the capturing, and does again what was captured. */
  readonly replay: () => void;
}

/**
 * The script that every page carries in its head (plugins/hydrate-on-interaction, the build half, puts it there), before there is anything to see or to press: a press in the time that
 * the start script needs to arrive is not lost.
 */
function captureEarlyEvents(): void {
  const early: EarlyEvents = {
    // Before events are captured: a captured one reaches no listener after that one.
    firstInteraction: firstInteraction(),
    replay: captureEventsUntilHydrated(),
  };
  Object.assign(window, { earlyEvents: early });
  // Where the start script cannot be had, what works without scripts still does.
  window.addEventListener('error', ({ target }) => isStartScript(target) && early.replay(), true);
}

function isStartScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.dataset['scripts'] !== undefined;
}

leaveFrames();
captureEarlyEvents();
// Last: it fails where something else, an extension for instance, has made that policy before.
guardMarkup();
