import { readFileSync } from 'node:fs';
import { Shell } from '../../support/shell';
import { complaintsOf, expect, test } from '../../support/test';
import { violationsInBothModes } from '../../support/axe';
import { overflowOf } from '../../support/layout';
import { noticeableShifts, watchShiftsOfLoading } from '../../support/shifts';

/** Those of the sitemap, and the pages that it leaves out on purpose. */
const addresses = [
  ...Array.from(
    readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, location]) => new URL(location ?? '').pathname,
  ),
  '/search',
  '/markdown-page',
  '/404.html',
].sort();

/** A desktop, and the narrowest phone that the site is made for. */
const widths = [1400, 390] as const;

/** Enough for the workers to share the pages evenly, few enough for one document to serve many. */
const pagesPerTest = 10;

test('the sitemap lists the pages of the site', () => {
  expect(addresses.length).toBeGreaterThan(200);
});

for (const group of groupsOf(addresses)) {
  test(`no violation of WCAG 2.2 AA in either colour mode, no complaint in the console, nothing wider than the window: ${group[0] ?? ''} to ${group.at(-1) ?? ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: 'reduce',
    });
    for (const address of group) {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const shell = new Shell(page);
      await shell.open(address);
      // A failed hydration is among the complaints: React writes it as an error.
      expect.soft(complaints.filter(isUnexpectedOn(address)), address).toEqual([]);
      expect.soft(await violationsInBothModes(page), address).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await overflowOf(page), `${address} at ${width} px`).toEqual([]);
      }
      await page.close();
    }
    await context.close();
  });
}

// Pages of the reference are generated from one template: those that are written are as many as layouts differ.
for (const group of groupsOf(addresses.filter((address) => !address.startsWith('/docs/api/')))) {
  test(`nothing moves while a page loads, at 1400 px in light and 390 px in dark: ${group[0] ?? ''} to ${group.at(-1) ?? ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    for (const address of group) {
      for (const width of widths) {
        const page = await context.newPage();
        const mode = width === 390 ? 'dark' : 'light';
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await watchShiftsOfLoading(page);
        const shell = new Shell(page);
        await shell.open(address);
        expect.soft(await shell.colorMode(), address).toBe(mode);
        expect.soft(await noticeableShifts(page), `${address} at ${width} px`).toEqual([]);
        await page.close();
      }
    }
    await context.close();
  });
}

function groupsOf(all: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(all.length / pagesPerTest);
  return Array.from({ length: count }, (_, group) =>
    all.slice(group * pagesPerTest, (group + 1) * pagesPerTest),
  );
}

/** The not-found page comes with status 404, which the browser itself writes to the console. */
function isUnexpectedOn(address: string): (complaint: string) => boolean {
  return (complaint) => address !== '/404.html' || !complaint.includes('status of 404');
}
