import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

interface Sheet {
  readonly height: number;
  readonly text: string;
  /** Distance from the last line to the bottom edge of the sheet, in points. */
  readonly end: number;
  /** The last line on the sheet, with its font size in points. */
  readonly last: { readonly text: string; readonly size: number };
}

/** The smallest font size of a heading, in points. All other text is smaller. */
const headingSize = 12;

/** Prints the page at `address` and returns its sheets. */
async function print(page: Page, address: string): Promise<readonly Sheet[]> {
  await new Shell(page).open(address);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const { items } = await sheet.getTextContent();
      const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const placed = words.map((word) => ({ ...word, end: Number(word.transform[5]) }));
      const last = placed.reduce((lowest, word) => (word.end < lowest.end ? word : lowest));
      return {
        height: sheet.view[3] ?? NaN,
        text: words.map(({ str }) => str).join(' '),
        end: last.end,
        last: { text: last.str, size: last.height },
      };
    }),
  );
}

for (const { address, steps, words } of selectVariants([
  {
    ...{ address: '/docs/intro', steps: [1, 2, 3, 1, 2, 3, 4, 5].map((step) => `Step ${step}`) },
    words: 'OpenCascade (https://dev.opencascade.org/)',
  },
  { address: '/docs/troubleshooting', steps: [], words: 'StdFail_NotDone' },
])) {
  // Requirements 2.67, 2.68.
  test(`${address} prints without controls, half-empty sheets or stranded headings`, async ({
    page,
  }) => {
    const sheets = await print(page, address);
    const halfEmpty = sheets.slice(0, -1).filter(({ end, height }) => end > height / 2);
    expect(halfEmpty.map(({ text }) => text)).toEqual([]);
    const lastHeadings = sheets
      .map(({ last }) => last)
      .filter(({ size }) => size >= headingSize - 0.1);
    expect(lastHeadings, 'headings at the foot of a sheet').toEqual([]);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    expect(text.match(/\bStep \d/g) ?? []).toEqual(steps);
    expect(text.includes(words)).toBe(true);
    for (const control of ['Copy page', 'Report a mistake', 'Previous', 'On this page', 'Download'])
      expect(text.includes(control), control).toBe(false);
  });
}

// Requirement 2.69.
test(
  'the cheat sheet prints on two sheets',
  onlyInFullRun('Runs nightly: the guide above loads the same style sheet.'),
  async ({ page }) => {
    expect(await print(page, '/docs/cheat-sheet')).toHaveLength(2);
  },
);
