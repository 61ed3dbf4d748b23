import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { NotLoadedError } from '../lazy-part/NotLoadedError';
import type { Opened } from './openModel';

/** What is open in the playground. */
interface Bench {
  readonly opened: Opened;
  readonly names: readonly string[];
  /** Counts openings: a new one throws the former bench away. */
  readonly count: number;
}

/** What is asked for: a model, a blank one (null), or what the address says (undefined). */
type Wanted = string | null | undefined;

export interface OpeningProblem {
  /** `NotLoadedError` where the next try may go well; any other says what is wrong with what was wanted. */
  readonly error: Error;
  readonly wanted: Wanted;
}

interface OpenBench {
  readonly bench: Bench | null;
  readonly problem: OpeningProblem | null;
  readonly open: (wanted: Wanted) => Promise<void>;
  /** Runs the code that is opened next, which the reader sees already. */
  readonly runWhenOpen: () => void;
}

/** Opens what the address says, now and whenever it changes, and what is asked for. */
export function useBench(): OpenBench {
  const baseUrl = useBaseUrl('/');
  const [bench, setBench] = useState<Bench | null>(null);
  const [problem, setProblem] = useState<OpeningProblem | null>(null);
  const isRunWanted = useRef(false);

  const open = useCallback(
    async (wanted: Wanted) => {
      try {
        const { openAddress, openModel, modelNames } = await loadParts();
        const opened =
          wanted === undefined
            ? await openAddress(window.location, baseUrl)
            : await openModel(wanted, baseUrl);
        // Drawn before the next event: a press of Run finds the button before, or the one after.
        flushSync(() => {
          setBench((before) => ({ opened, names: modelNames, count: (before?.count ?? 0) + 1 }));
          setProblem(null);
        });
        if (isRunWanted.current && !opened.session.state.isForeign) void opened.session.run();
        isRunWanted.current = false;
      } catch (reason) {
        setProblem({
          error: reason instanceof Error ? reason : new Error(String(reason)),
          wanted,
        });
      }
    },
    [baseUrl],
  );

  useEffect(() => {
    const openFromAddress = () => void open(undefined);
    openFromAddress();
    // A link pasted into the address bar of an open playground.
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, [open]);

  const runWhenOpen = useCallback(() => {
    isRunWanted.current = true;
  }, []);
  return { bench, problem, open, runWhenOpen };
}

async function loadParts() {
  try {
    const [{ openAddress, openModel }, { modelNames }] = await Promise.all([
      import('./openModel'),
      import('./siteModels'),
    ]);
    return { openAddress, openModel, modelNames };
  } catch (cause) {
    throw new NotLoadedError('The playground', { cause });
  }
}
