import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../../modeling';
import type { ModelSession, SessionState } from './ModelSession';

const noSubscription = () => () => undefined;

/** The state that a component reads: the session's state, or null without a session. */
type StateOf<S extends ModelSession | null> = S extends ModelSession ? SessionState : null;

/**
 * Subscribes to the value that `read` selects from a session's state. The component renders again only when that value
 * changes, so `read` must return the same object while nothing has changed.
 */
export function useModelSession<S extends ModelSession | null, T>(
  session: S,
  read: (state: StateOf<S>) => T,
): T {
  const get = () => read((session?.state ?? null) as StateOf<S>);
  return useSyncExternalStore(session?.subscribe ?? noSubscription, get, get);
}

/**
 * Subscribes to the value that `read` selects from a session's last successful result. Before the first successful run,
 * `read` receives null.
 */
export function useResult<T>(
  session: ModelSession | null,
  read: (result: RunResult | null) => T,
): T {
  return useModelSession(session, (state) => read(state?.result ?? null));
}
