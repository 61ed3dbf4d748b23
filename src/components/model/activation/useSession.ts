import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../../modeling';
import type { ModelSession, SessionState } from '../interactive/ModelSession';

const noSubscription = () => () => undefined;

/** The state of a session, or null as long as there is none. */
type StateOf<S extends ModelSession | null> = S extends ModelSession ? SessionState : null;

/**
 * What `read` finds in the state of a session, followed: a component that asks for little is drawn anew seldom, and the
 * kernel has the machine to itself. `read` gives the same object as long as nothing has changed.
 */
export function useSession<S extends ModelSession | null, T>(
  session: S,
  read: (state: StateOf<S>) => T,
): T {
  const get = () => read((session?.state ?? null) as StateOf<S>);
  return useSyncExternalStore(session?.subscribe ?? noSubscription, get, get);
}

/** What `read` finds in the last good run of a session, followed; null is read before. */
export function useResult<T>(
  session: ModelSession | null,
  read: (result: RunResult | null) => T,
): T {
  return useSession(session, (state) => read(state?.result ?? null));
}
