import { hostedServiceOnly, secondClient, type ModalRemoval } from './modalRemovals';
import { modalPatches } from './modalPatches';

interface PatchOptions {
  /** Whether Algolia's own hosts answer: only then its logo and insights are kept. */
  readonly isHosted: boolean;
}

/**
 * The text of DocSearch's modal with all patches applied and without what this site does not use.
 * Errors: one that names the reason of the change when its text is not there exactly once, as after an upgrade.
 */
export function patchModal(source: string, { isHosted }: PatchOptions): string {
  const patched = modalPatches.reduce((text, { reason, find, replace }) => {
    const [before, after] = splitOnce(text, find, reason);
    return before + replace + after;
  }, source);
  return [...secondClient, ...(isHosted ? [] : hostedServiceOnly)].reduce(remove, patched);
}

function remove(text: string, { reason, from, until, replace }: ModalRemoval): string {
  const [before, rest] = splitOnce(text, from, reason);
  const [, after] = splitOnce(rest, until, reason);
  return before + replace + until + after;
}

function splitOnce(text: string, separator: string, reason: string): [string, string] {
  const [before, after, ...more] = text.split(separator);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`@docsearch/react is not the version that the patches are for: ${reason}`);
  }
  return [before, after];
}
