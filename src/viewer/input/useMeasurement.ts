import { useEffect, useRef, useState } from 'react';
import type { SolidPart } from '../../modeling';
import type { PickedFaceOrEdge } from '../scene/describePick';
import type { Measurement } from '../scene/measure';

/** The picks at the start and at the end of a measurement. */
interface Picks {
  readonly first: PickedFaceOrEdge | null;
  readonly second: PickedFaceOrEdge | null;
}

/**
 * Measures between two picks. The code loads on the first measurement. Returns null while the code loads, and with
 * fewer than two picks.
 */
export function useMeasurement(
  parts: readonly SolidPart[],
  { first, second }: Picks,
  onStatus: (sentence: string) => void,
): Measurement | null {
  const [measured, setMeasured] = useState<(Measurement & Picks) | null>(null);
  const announce = useRef(onStatus);
  useEffect(() => {
    announce.current = onStatus;
  });

  useEffect(() => {
    if (!first || !second) return;
    const stop = new AbortController();
    const { signal } = stop;
    void import('../scene/measure')
      .then(({ measureBetween: measure }) => measure(parts, first, second, signal))
      .catch(() => notLoaded)
      .then((measurement) => {
        if (signal.aborted) return;
        setMeasured({ ...measurement, first, second });
        announce.current(measurement.sentence);
      });
    return () => stop.abort();
  }, [parts, first, second]);

  return measured?.first === first && measured.second === second ? measured : null;
}

const notLoaded: Measurement = {
  rows: [['distance', 'not loaded: pick again']],
  sentence: 'Measuring did not load. Pick again to retry.',
  line: null,
};
