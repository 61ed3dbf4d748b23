import { patienceMs } from './patience';

/** A watch over something that is to arrive. */
export interface ArrivalWatch {
  /** Some of it has arrived: the wait begins anew. */
  readonly heard: () => void;
  /** All of it has arrived, or nobody waits any more. */
  readonly end: () => void;
}

/** Calls `onSilence` once nothing has been heard for `patienceMs`. */
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
