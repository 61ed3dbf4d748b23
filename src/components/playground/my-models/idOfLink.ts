import { toFragment, type SharedModel } from '../../model/interactive/sharedLink';

/**
 * Returns the id under which a linked model is stored. The id is a hash of the link, so the same link always opens the
 * reader's version of the model.
 */
export function idOfLink(shared: SharedModel): string {
  return hashOf(toFragment(shared));
}

/**
 * Returns a 64-bit hash of `text` in letters and digits. Not cryptographic, because `crypto.subtle` is missing on
 * http:// pages.
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
