import { tenPages } from '../../../bench/pages/tenPages';
import { violationsInBothModes } from '../../support/axe';
import { coveringPages } from '../../support/coveringPages';
import { isFullRun } from '../../support/fullRun';
import { overflowOf } from '../../support/layout';
import { Shell } from '../../support/shell';
import { noticeableShifts, watchShiftsOfLoading } from '../../support/shifts';
import { htmlOf, siteAddresses } from '../../support/siteAddresses';
import { expect, test } from '../../support/test';

/** A desktop, and the narrowest phone that the site is made for. */
const widths = [1400, 390] as const;

/** Pages that together have every kind of element, those with the most first. */
const covering = coveringPages(new Map(siteAddresses.map((address) => [address, htmlOf(address)])));
/** The longest first, so that none of them is the last test that runs. */
const visited = (isFullRun ? siteAddresses : [...covering.keys()].slice(0, 16)).toSorted(
  (a, b) => htmlOf(b).length - htmlOf(a).length,
);

test('the sitemap lists the pages of the site', () => {
  expect(siteAddresses.length).toBeGreaterThan(200);
});

for (const address of visited) {
  // Requirements 11.10, 11.11.
  test(`no complaint in the console, nothing that moves while it loads, no violation of WCAG 2.2 AA in either colour mode, nothing wider than the window: ${address}`, async ({
    page,
    complaints,
  }) => {
    await watchShiftsOfLoading(page);
    const shell = new Shell(page);
    await shell.open(address);
    // A failed hydration is among the complaints: React writes it as an error.
    expect.soft(complaints.filter(isUnexpectedOn(address))).toEqual([]);
    expect.soft(await noticeableShifts(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What is around the content is the same on most pages: it is looked at where it brings something new.
    const isKnownAround = !isFullRun && covering.get(address) === 'main';
    expect.soft(await violationsInBothModes(page, isKnownAround ? 'main' : 'html')).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overflowOf(page), `${width} px`).toEqual([]);
    }
  });
}

/** Pages of each kind, with the longest; in full, all but those of the reference that are made from the same templates. */
const onPhone = isFullRun
  ? visited.filter((one) => covering.has(one) || !one.startsWith('/docs/api/'))
  : tenPages;

for (const address of onPhone) {
  test.describe('on a phone in the dark', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`nothing moves while it loads: ${address}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await watchShiftsOfLoading(page);
      const shell = new Shell(page);
      await shell.open(address);
      expect.soft(await shell.colorMode()).toBe('dark');
      expect.soft(await noticeableShifts(page)).toEqual([]);
    });
  });
}

test('no page is wider than the window of a phone as its HTML stands, before any script', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of visited) {
    await new Shell(page).read(address);
    expect.soft(await overflowOf(page), address).toEqual([]);
  }
});

/** The not-found page comes with status 404, which the browser itself writes to the console. */
function isUnexpectedOn(address: string): (complaint: string) => boolean {
  return (complaint) => address !== '/404.html' || !complaint.includes('status of 404');
}
