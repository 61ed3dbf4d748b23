import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../../modeling';
import type { ModelSession, SessionState } from '../interactive/ModelSession';

const noSubscription = () => () => undefined;

/**
 * What `read` finds in the state of a session, followed: a component that asks for little is drawn anew seldom, and the
 * kernel has the machine to itself. `read` gives the same object as long as nothing has changed. The state is null as
 * long as there is no session.
 */
export function useSession<T>(session: ModelSession, read: (state: SessionState) => T): T;
export function useSession<T>(
  session: ModelSession | null,
  read: (state: SessionState | null) => T,
): T;
export function useSession<T>(
  session: ModelSession | null,
  read: (state: SessionState | null) => T,
): T {
  const get = () => read(session?.state ?? null);
  return useSyncExternalStore(session?.subscribe ?? noSubscription, get, get);
}

/** What `read` finds in the last good run of a session, followed; null is read before. */
export function useResult<T>(
  session: ModelSession | null,
  read: (result: RunResult | null) => T,
): T {
  return useSession(session, (state: SessionState | null) => read(state?.result ?? null));
}
