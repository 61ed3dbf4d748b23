import { ofHostedService, secondClient, type Cut } from './modalRemovals';
import { mends } from './modalPatches';

interface MendOptions {
  /** Whether Algolia's own hosts answer: only then its logo and insights are kept. */
  readonly isHosted: boolean;
}

/**
 * The text of DocSearch's modal with all mends in it and without what this site does not use.
 * Errors: one that names the defect when its text is not there exactly once, as after an upgrade.
 */
export function patchModal(source: string, { isHosted }: MendOptions): string {
  const mended = mends.reduce((text, { defect, wrong, right }) => {
    const [before, after] = splitOnce(text, wrong, defect);
    return before + right + after;
  }, source);
  return [...secondClient, ...(isHosted ? [] : ofHostedService)].reduce(leaveOut, mended);
}

function leaveOut(text: string, { load, from, until, instead }: Cut): string {
  const [before, rest] = splitOnce(text, from, load);
  const [, after] = splitOnce(rest, until, load);
  return before + instead + until + after;
}

function splitOnce(text: string, separator: string, what: string): [string, string] {
  const [before, after, ...more] = text.split(separator);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`@docsearch/react is not the version that was mended: ${what}`);
  }
  return [before, after];
}
