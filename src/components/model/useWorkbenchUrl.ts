import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BuiltModel } from '../../modeling';
import type { ModelSession } from './workshop/ModelSession';

const noSubscription = () => () => undefined;

/** The address of the model in the workbench, with the code and values the reader has given it. */
export function useWorkbenchUrl(model: BuiltModel, session: ModelSession | null): string {
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

  return key !== null && own?.key === key ? own.url : model.workbenchUrl;
}
