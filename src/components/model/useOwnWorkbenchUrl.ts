import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ModelSession } from './workshop/ModelSession';

const noSubscription = () => () => undefined;

/** The address in the workbench of the code and values that the reader has given a model; null while it is the site's. */
export function useOwnWorkbenchUrl(session: ModelSession | null): string | null {
  const state = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.state ?? null,
    () => null,
  );
  const [own, setOwn] = useState<{ readonly key: string; readonly url: string } | null>(null);
  const key =
    session && state && session.isChanged ? JSON.stringify([state.code, state.params]) : null;

  useEffect(() => {
    if (key === null || !session) return;
    let isCurrent = true;
    session.workbenchUrl().then(
      (url) => {
        if (isCurrent) setOwn({ key, url });
      },
      // Code that cannot be read has no address of its own yet.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key, session]);

  return key !== null && own?.key === key ? own.url : null;
}
