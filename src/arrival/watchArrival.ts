import { loadTimeoutMs } from './loadTimeout';

/** A timeout that restarts when data arrives. */
export interface ArrivalWatch {
  /** Restarts the timeout. Call it when data arrives. */
  readonly restart: () => void;
  /** Clears the timeout. */
  readonly end: () => void;
}

/** Calls `onSilence` once nothing has arrived for `loadTimeoutMs`. */
export function watchArrival(onSilence: () => void): ArrivalWatch {
  let timer = setTimeout(onSilence, loadTimeoutMs);
  const end = () => clearTimeout(timer);
  return {
    restart: () => {
      end();
      timer = setTimeout(onSilence, loadTimeoutMs);
    },
    end,
  };
}
