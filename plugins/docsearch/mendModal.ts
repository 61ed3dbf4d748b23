import { mends } from './mends';

/**
 * The text of DocSearch's modal with all mends in it.
 * Errors: one that names the defect when its text is not there exactly once, as after an upgrade.
 */
export function mendModal(source: string): string {
  return mends.reduce((text, { defect, wrong, right }) => {
    const [before, after, ...more] = text.split(wrong);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`@docsearch/react is not the version that was mended: ${defect}`);
    }
    return before + right + after;
  }, source);
}
