import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../../modeling';
import type { ModelSession, SessionState } from './ModelSession';

const noSubscription = () => () => undefined;

/** The state of a session; null if there is no session. */
type StateOf<S extends ModelSession | null> = S extends ModelSession ? SessionState : null;

/**
 * Subscribes to the part of a session's state that `read` selects. A component that selects little renders rarely,
 * which leaves the processor to the kernel. `read` must return the same object while nothing has changed.
 */
export function useSession<S extends ModelSession | null, T>(
  session: S,
  read: (state: StateOf<S>) => T,
): T {
  const get = () => read((session?.state ?? null) as StateOf<S>);
  return useSyncExternalStore(session?.subscribe ?? noSubscription, get, get);
}

/**
 * Subscribes to the part of a session's last successful result that `read` selects. Before the first, `read` receives
 * null.
 */
export function useResult<T>(
  session: ModelSession | null,
  read: (result: RunResult | null) => T,
): T {
  return useSession(session, (state) => read(state?.result ?? null));
}
