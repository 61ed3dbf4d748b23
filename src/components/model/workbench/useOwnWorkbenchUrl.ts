import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ModelSession } from '../interactive/ModelSession';

const noSubscription = () => () => undefined;

/** An address takes some milliseconds to make: it waits until a slider rests, or nobody types. */
const quietMs = 300;

/**
 * The address in the workbench of the code and values that the reader has given a model; null while it is the site's,
 * and as long as the reader is at it. Who follows the link before has it made then.
 */
export function useOwnWorkbenchUrl(session: ModelSession | null): string | null {
  const key = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => (session ? keyOf(session) : null),
    () => null,
  );
  const [own, setOwn] = useState<{ readonly key: string; readonly url: string } | null>(null);

  useEffect(() => {
    if (key === null || !session) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      session.workbenchUrl().then(
        (url) => {
          if (isCurrent) setOwn({ key, url });
        },
        // Code that cannot be read has no address of its own yet.
        () => undefined,
      );
    }, quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, session]);

  return key !== null && own?.key === key ? own.url : null;
}

function keyOf(session: ModelSession): string | null {
  const { code, params, progress } = session.state;
  return progress === null && !session.isAsBuilt ? JSON.stringify([code, params]) : null;
}
