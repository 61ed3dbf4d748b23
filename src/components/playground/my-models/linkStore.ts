import type { DraftStore } from '../../model/draft/draftStore';
import { toFragment, type SharedModel } from '../../model/interactive/sharedLink';
import { myModelKey, readMyModel, saveMyModel } from './store';

/**
 * Returns the id of the model that a link opens. The same link always gives the same id, so it finds the reader's
 * version again.
 */
export function idOfLink(shared: SharedModel): string {
  return hashOf(toFragment(shared));
}

/**
 * Returns the store of the reader's version of a link. `linkCode` is the code that the link opens. While a version is
 * kept, the URL names it, so that a reload opens it; otherwise the URL is the link.
 */
export function linkStoreOf(id: string, shared: SharedModel, linkCode: string): DraftStore {
  return {
    key: myModelKey(id),
    read: () => {
      const kept = readMyModel(id);
      if (kept?.source.kind !== 'link') return null;
      return { code: kept.code, params: kept.params, wasRun: kept.source.wasRun };
    },
    save: (draft) => {
      const { name: site, params } = shared;
      const isKept = saveMyModel(
        id,
        draft && {
          name: 'Shared model',
          code: draft.code ?? linkCode,
          params: draft.params,
          changed: Date.now(),
          picture: null,
          source: { kind: 'link', code: linkCode, wasRun: draft.wasRun, site, params },
        },
      );
      // If the version could not be stored, the URL must stay the link, which still contains the whole model.
      if (isKept) replaceAddress(draft ? `?model=${id}` : toFragment(shared));
      return isKept;
    },
  };
}

/** Returns the contents of the link that a kept model came from; null if this browser has no such model. */
export function readLink(id: string): SharedModel | null {
  const source = readMyModel(id)?.source;
  if (source?.kind !== 'link') return null;
  return { name: source.site, code: source.code, params: source.params };
}

function replaceAddress(rest: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + rest);
}

/**
 * Returns a 64-bit hash of `text` in letters and digits. Not for secrets: `crypto.subtle` is missing on http:// pages.
 */
function hashOf(text: string): string {
  const halves = [0x811c9dc5, 0x9e3779b9].map((seed) => {
    let hash = seed;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(36).padStart(7, '0');
  });
  return halves.join('');
}
