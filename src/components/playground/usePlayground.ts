import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { watchStorage } from '../browser-storage/browserStorage';
import { NotLoadedError } from '../lazy-part/NotLoadedError';
import type { Opened } from './openModel';

/** The model that is open in the playground, and the names to pick from. */
interface OpenedModel {
  readonly opened: Opened;
  readonly names: readonly string[];
  /** Counts openings. Used as a React key, so that a new opening discards the previous state. */
  readonly count: number;
  /** True if the reader pressed Run before the model was open. Never true for code from a link. */
  readonly isRunWanted: boolean;
}

/** The model to open: a name, the blank model (null), or the model in the URL (undefined). */
type Wanted = string | null | undefined;

export interface OpeningProblem {
  /** A `NotLoadedError` if a retry may succeed. Any other error says what is wrong with the wanted model. */
  readonly error: Error;
  readonly wanted: Wanted;
}

interface PlaygroundState {
  readonly shown: OpenedModel | null;
  /** The name of the open model; null while it is not one of the reader's. */
  readonly ownName: string | null;
  readonly problem: OpeningProblem | null;
  readonly open: (wanted: Wanted) => Promise<void>;
  /** Runs the model as soon as it is open, for a reader who pressed Run before. */
  readonly runWhenOpen: () => void;
}

/** Opens the model in the URL, now and whenever the fragment changes, and any other model on request. */
export function usePlayground(): PlaygroundState {
  const baseUrl = useBaseUrl('/');
  const [shown, setShown] = useState<OpenedModel | null>(null);
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
        const isRunNext = isRunWanted.current && !opened.session.state.isForeign;
        isRunWanted.current = false;
        // Rendered before the next event, so that a click on Run hits either the old button or the new one.
        flushSync(() => {
          setShown((before) => ({
            opened,
            names: modelNames,
            count: (before?.count ?? 0) + 1,
            isRunWanted: isRunNext,
          }));
          setProblem(null);
        });
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
    // A reader may paste a link into the address bar of an open playground.
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, [open]);

  const runWhenOpen = useCallback(() => {
    isRunWanted.current = true;
  }, []);
  const store = shown?.opened.store;
  const ownName = useSyncExternalStore(
    watchStorage,
    () => store?.name() ?? null,
    () => null,
  );
  return { shown, ownName, problem, open, runWhenOpen };
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
