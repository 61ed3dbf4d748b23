import { useSyncExternalStore } from 'react';
import type { ModelSession, SessionState } from './ModelSession';

/** The state of a session, followed. */
export function useSession(session: ModelSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
