import { measuredPages } from '../../../bench/pages/measuredPages';
import { violationsInBothModes } from '../../support/axe';
import { isFullRun } from '../../support/fullRun';
import { findOverflow } from '../../support/findOverflow';
import { Shell } from '../../support/shell';
import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { readHtml, siteAddresses } from '../../support/siteAddresses';
import { expect, test } from '../../support/test';

/** Window widths in CSS pixels: a desktop, and the narrowest phone that the site supports. */
const widths = [1400, 390] as const;

/**
 * Pages that together contain nearly every kind of element. `npm test` visits the first four; a full run visits all
 * pages of the site.
 */
const variedPages = [
  '/',
  '/playground',
  '/search',
  '/docs/tutorial-overview/using-the-workbench',
  '/404.html',
  '/docs/api/functions/createAssembly',
  '/markdown-page',
  '/docs/advanced-topics/typescript',
  '/docs/api/classes/Wire',
  '/docs/api/functions/drawRoundedRectangle',
  '/docs/cheat-sheet',
  '/docs/coming-from-another-cad-tool',
  '/docs/examples/gallery',
  '/docs/glossary',
  '/docs/tutorial-overview/combinations',
  '/docs/use-as-a-library',
];

/** The pages that axe checks as a whole. All others have the same navigation. */
const wholePages = [
  '/docs/api/functions/createAssembly',
  '/docs/tutorial-overview/using-the-workbench',
  '/docs/use-as-a-library',
];

/** Visits the longest pages first. If a long page came last, the other workers would be idle until its end. */
const visitedPages = (isFullRun ? siteAddresses : variedPages.slice(0, 4)).toSorted(
  (a, b) => readHtml(b).length - readHtml(a).length,
);

test('the sitemap lists the pages of the site', () => {
  expect(siteAddresses.length).toBeGreaterThan(200);
});

for (const address of visitedPages) {
  // Requirements 11.10, 11.11.
  test(`${address} has no console errors, layout shifts, WCAG violations or overflow`, async ({
    page,
    complaints,
  }) => {
    await watchShiftsOfLoading(page);
    const shell = new Shell(page);
    await shell.open(address);
    // React logs failed hydration as an error.
    expect.soft(complaints.filter(isUnexpectedOn(address))).toEqual([]);
    expect.soft(await readNoticeableShifts(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // axe reports a link as too small if the sidebar's scroll position clips it.
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .evaluateAll((sidebars) => sidebars.forEach((sidebar) => sidebar.scrollTo(0, 0)));
    const isWhole = isFullRun || wholePages.includes(address);
    expect.soft(await violationsInBothModes(page, isWhole ? 'html' : 'main')).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}

/** The home page. A full run visits all pages, except API pages generated from the same templates. */
const onPhone = isFullRun
  ? visitedPages.filter((one) => variedPages.includes(one) || !one.startsWith('/docs/api/'))
  : measuredPages.slice(0, 1);

for (const address of onPhone) {
  test.describe('on a phone in dark mode', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`${address} loads without layout shifts`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await watchShiftsOfLoading(page);
      const shell = new Shell(page);
      await shell.open(address);
      expect.soft(await shell.colorMode()).toBe('dark');
      expect.soft(await readNoticeableShifts(page)).toEqual([]);
    });
  });
}

test('the HTML of every page fits the width of a phone before scripts run', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of visitedPages) {
    await new Shell(page).read(address);
    expect.soft(await findOverflow(page), address).toEqual([]);
  }
});

/** Returns a filter that ignores the browser's message about status 404, on the not-found page only. */
function isUnexpectedOn(address: string): (complaint: string) => boolean {
  return (complaint) => address !== '/404.html' || !complaint.includes('status of 404');
}
