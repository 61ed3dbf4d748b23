import { useSyncExternalStore } from 'react';
import type { RunResult } from '../../modeling';
import type { ModelSession } from './workshop/ModelSession';

const noSubscription = () => () => undefined;

/** What the last good run of a session gave; null before, and while there is no session. */
export function useResult(session: ModelSession | null): RunResult | null {
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.state.result ?? null,
    () => null,
  );
}
