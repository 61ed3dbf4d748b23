import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../../modeling';
import type { ModelSession } from '../interactive/ModelSession';

const noSubscription = () => () => undefined;

/** What `read` finds in the last good run of a session, followed; null is read before, and while there is no session. */
export function useResult<T>(
  session: ModelSession | null,
  read: (result: RunResult | null) => T,
): T {
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => read(session?.state.result ?? null),
    () => read(null),
  );
}
