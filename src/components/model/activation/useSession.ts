import { useSyncExternalStore } from 'react';
import type { ModelSession, SessionState } from '../interactive/ModelSession';

/**
 * What `read` finds in the state of a session, followed: a component that asks for little is drawn anew seldom, and the
 * kernel has the machine to itself. `read` gives the same object as long as nothing has changed.
 */
export function useSession<T>(session: ModelSession, read: (state: SessionState) => T): T {
  return useSyncExternalStore(session.subscribe, () => read(session.state));
}
