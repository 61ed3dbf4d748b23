import { useEffect, useState } from 'react';
import type { Part } from '../modeling';
import { loadGlb } from './glb/loadGlb';
import { loadDrawing, type DrawingFile } from './loadDrawing';

interface Parts {
  /** The parts; null while they load. */
  readonly parts: readonly Part[] | null;
  /** A sentence with the reason why the parts could not be loaded. */
  readonly error: string | null;
  readonly retry: () => void;
}

interface Loaded {
  readonly url: string;
  readonly attempt: number;
  readonly parts: readonly Part[] | null;
  readonly error: string | null;
}

/** Returns `runParts`, or without them the parts of the file. While the file loads, returns the previous parts. */
export function useParts(
  runParts: readonly Part[] | undefined,
  file: string | DrawingFile | undefined,
): Parts {
  const url = typeof file === 'object' ? file.url : file;
  const box = typeof file === 'object' ? file.box : null;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (runParts || url === undefined) return;
    let isCurrent = true;
    const finish = (parts: readonly Part[] | null, error: string | null) => {
      if (isCurrent) setLoaded({ url, attempt, parts, error });
    };
    (box ? loadDrawing({ url, box }) : loadGlb(url)).then(
      (parts) => finish(parts, null),
      (reason: unknown) => finish(null, reason instanceof Error ? reason.message : String(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [runParts, url, box, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (runParts) return { parts: runParts, error: null, retry };
  if (!loaded) return { parts: null, error: null, retry };
  const isCurrent = loaded.url === url && loaded.attempt === attempt;
  return { parts: loaded.parts, error: isCurrent ? loaded.error : null, retry };
}
