import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import type { ModelSession } from '../model/interactive/ModelSession';
import { useModelSession } from '../model/interactive/useModelSession';

const question = 'Your changes are not saved. Leave the model without them?';

/**
 * Asks for confirmation before the reader leaves the page with changes that the browser could not store. Returns a
 * function that asks before another model opens; it returns true if the model may open.
 */
export function useUnsavedChangesPrompt(session: ModelSession | null): () => boolean {
  const history = useHistory();
  const isLost = useModelSession(session, () => session?.isLost ?? false);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = history.block(question);
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [isLost, history]);
  return () => !isLost || window.confirm(question);
}
