import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isHydrated, whenHydrated } from '../../bootstrap/shared';
import { watchStorage } from '../browser-storage/browserStorage';
import { NotLoadedError } from '../lazy-component/NotLoadedError';
import type { OpenedModel } from './openModel';
import type * as Parts from './playgroundParts';

/** The model that is open in the playground, its editor, and the names in the model menu. */
interface ShownModel extends Pick<typeof Parts, 'PlaygroundEditor'> {
  readonly opened: OpenedModel;
  readonly names: readonly string[];
  /** Counts opened models. It is a React key, so opening a model discards the previous state. */
  readonly count: number;
  /** True if the reader pressed Run before the model was open. Never true for code from a link. */
  readonly isRunWanted: boolean;
}

/** The model to open: a name, the blank model (null), or the model in the URL (undefined). */
type Target = string | null | undefined;

export interface OpeningProblem {
  /** A `NotLoadedError` if a retry may succeed. Any other error explains what is wrong with the requested model. */
  readonly error: Error;
  readonly target: Target;
}

interface PlaygroundState {
  readonly shown: ShownModel | null;
  /** The name of the open model if it is one of the reader's models, otherwise null. */
  readonly ownName: string | null;
  readonly problem: OpeningProblem | null;
  readonly open: (target: Target) => Promise<void>;
  /** Runs the model as soon as it is open, for a reader who pressed Run before. */
  readonly runWhenOpen: () => void;
}

/**
 * Opens the model in the URL when the page loads and whenever the fragment changes. Other models are opened with
 * `open`.
 */
export function usePlayground(): PlaygroundState {
  const baseUrl = useBaseUrl('/');
  const [shown, setShown] = useState<ShownModel | null>(null);
  const [problem, setProblem] = useState<OpeningProblem | null>(null);
  const isRunWanted = useRef(false);
  const openings = useRef(0);

  const open = useCallback(
    async (target: Target) => {
      const opening = ++openings.current;
      // The reader may choose another model while this one loads.
      const isLatest = () => opening === openings.current;
      try {
        const { openFromUrl, openModel, modelNames, PlaygroundEditor } = await loadParts();
        const opened =
          target === undefined
            ? await openFromUrl(window.location, baseUrl)
            : await openModel(target, baseUrl);
        if (!isLatest()) return;
        const isRunNext = isRunWanted.current && !opened.session.state.isForeign;
        isRunWanted.current = false;
        // Rendered synchronously, so a click on Run hits either the old button or the new one.
        flushSync(() => {
          setShown((before) => ({
            opened,
            PlaygroundEditor,
            names: modelNames,
            count: (before?.count ?? 0) + 1,
            isRunWanted: isRunNext,
          }));
          setProblem(null);
        });
      } catch (reason) {
        if (!isLatest()) return;
        // The press on Run applies only to the model that failed to open, not to the next one.
        isRunWanted.current = false;
        setProblem({
          error: reason instanceof Error ? reason : new Error(String(reason)),
          target,
        });
      }
    },
    [baseUrl],
  );

  useModelInUrl(open);

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

/** Opens the model in the URL after hydration, and again whenever the fragment changes. */
function useModelInUrl(open: (target: Target) => Promise<void>) {
  useEffect(() => {
    const openFromCurrentUrl = () => void open(undefined);
    // Opening replaces the Run button, so a click on it before hydration must be replayed first.
    if (isHydrated()) openFromCurrentUrl();
    else whenHydrated(openFromCurrentUrl);
    // A reader may paste a link into the address bar of an open playground.
    window.addEventListener('hashchange', openFromCurrentUrl);
    return () => window.removeEventListener('hashchange', openFromCurrentUrl);
  }, [open]);
}

async function loadParts(): Promise<typeof Parts> {
  try {
    return await import('./playgroundParts');
  } catch (cause) {
    throw new NotLoadedError('The playground', { cause });
  }
}
