import { loadTimeoutMs } from './loadTimeout';

/** A timeout that restarts when data arrives. */
export interface StallTimer {
  /** Restarts the timeout. Call it when data arrives. */
  readonly restart: () => void;
  /** Clears the timeout. */
  readonly clear: () => void;
}

/** Calls `onStall` once nothing has arrived for `loadTimeoutMs`. */
export function createStallTimer(onStall: () => void): StallTimer {
  let timer = setTimeout(onStall, loadTimeoutMs);
  const clear = () => clearTimeout(timer);
  return {
    restart: () => {
      clear();
      timer = setTimeout(onStall, loadTimeoutMs);
    },
    clear,
  };
}
