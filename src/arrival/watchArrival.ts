import { patienceMs } from './patience';

/** A timeout for something that arrives in parts. */
export interface ArrivalWatch {
  /** Restarts the timeout, because some of it has arrived. */
  readonly heard: () => void;
  /** Clears the timeout. */
  readonly end: () => void;
}

/** Calls `onSilence` once nothing has arrived for `patienceMs`. */
export function watchArrival(onSilence: () => void): ArrivalWatch {
  let timer = setTimeout(onSilence, patienceMs);
  const end = () => clearTimeout(timer);
  return {
    heard: () => {
      end();
      timer = setTimeout(onSilence, patienceMs);
    },
    end,
  };
}
