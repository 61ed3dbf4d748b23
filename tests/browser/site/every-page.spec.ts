import { readFileSync } from 'node:fs';
import { Shell } from '../../support/shell';
import { complaintsOf, expect, test } from '../../support/test';
import { violationsInBothModes } from '../../support/axe';
import { layoutShiftsOf, overflowOf, watchLayoutShifts } from '../../support/layout';

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
const views = [
  { width: 1400, mode: 'light' },
  { width: 390, mode: 'dark' },
  { width: 1400, mode: 'dark' },
  { width: 390, mode: 'light' },
] as const;

/** Pages that are written differ in layout; those that are generated differ in length: two views of the four will do. */
const viewsOf = (address: string) => (address.startsWith('/docs/api/') ? views.slice(0, 2) : views);

/** Enough for the workers to share the pages evenly, few enough for one document to serve many. */
const pagesPerTest = 20;

test('the sitemap lists the pages of the site', () => {
  expect(addresses.length).toBeGreaterThan(200);
});

for (let from = 0; from < addresses.length; from += pagesPerTest) {
  const group = addresses.slice(from, from + pagesPerTest);
  test(`no violation of WCAG 2.2 AA in either colour mode and no complaint in the console: ${group[0] ?? ''} to ${group.at(-1) ?? ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
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
      await page.close();
    }
    await context.close();
  });
}

for (let from = 0; from < addresses.length; from += pagesPerTest) {
  const group = addresses.slice(from, from + pagesPerTest);
  test(`nothing is wider than the window and nothing moves while it loads, at 1400 and 390 px, light and dark: ${group[0] ?? ''} to ${group.at(-1) ?? ''}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    for (const address of group) {
      for (const { width, mode } of viewsOf(address)) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await watchLayoutShifts(page);
        const shell = new Shell(page);
        await shell.open(address);
        expect.soft(await shell.colorMode(), address).toBe(mode);
        expect.soft(await overflowOf(page), `${address} at ${width} px`).toEqual([]);
        expect.soft(await layoutShiftsOf(page), `${address} at ${width} px, ${mode}`).toEqual([]);
        await page.close();
      }
    }
    await context.close();
  });
}

/** The not-found page comes with status 404, which the browser itself writes to the console. */
function isUnexpectedOn(address: string): (complaint: string) => boolean {
  return (complaint) => address !== '/404.html' || !complaint.includes('status of 404');
}
