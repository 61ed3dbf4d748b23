import { expect, test } from '@playwright/test';
import { measureVisit, totalOf } from '../../bench/pages/measureVisit';

/** What any first visit may load, in bytes over the wire. Requirements 11.2, 11.4, 11.13. */
const budget = {
  scriptOfFirstView: 5_000,
  scriptHydrated: 120_000,
  fonts: 60_000,
  prefetch: 40_000,
};

/** What a page may load for its first view, and after the first touch with all that was prefetched. Requirements 11.1, 11.3. */
const pages = {
  home: { firstView: 100_000, touched: 170_000 },
  guide: { firstView: 110_000, touched: 200_000 },
  reference: { firstView: 70_000, touched: 170_000 },
};

for (const { address, firstView, touched } of [
  { address: '/', ...pages.home },
  { address: '/docs/intro', ...pages.guide },
  { address: '/docs/tutorial-overview/drawing', ...pages.guide },
  { address: '/docs/api/functions/loft', ...pages.reference },
  // The class with the most members of its own.
  { address: '/docs/api/classes/Drawing', ...pages.reference },
  // Classes with models of solids: the most of their own, and small ones of the most inherited members.
  { address: '/docs/api/classes/Shape', ...pages.reference },
  { address: '/docs/api/classes/Solid', ...pages.reference },
  // The most pictures, the most models, and the most words.
  { address: '/docs/examples/gallery', ...pages.guide },
  { address: '/docs/cheat-sheet', ...pages.guide },
  { address: '/docs/troubleshooting', ...pages.guide },
]) {
  // Requirements 11.1–11.5, 11.13.
  test(`a first visit to ${address} stays within its bytes, from this site alone`, async ({
    page,
    baseURL,
  }) => {
    const visit = await measureVisit(page, new URL(address, baseURL).href);
    const measured = JSON.stringify(visit, null, 1);
    expect.soft(visit.thirdParty, 'no request to other hosts').toEqual([]);
    expect.soft(visit.firstView.js, measured).toBeLessThanOrEqual(budget.scriptOfFirstView);
    expect.soft(visit.hydrated.js, measured).toBeLessThanOrEqual(budget.scriptHydrated);
    expect.soft(visit.hydrated.prefetch, measured).toBeLessThanOrEqual(budget.prefetch);
    expect.soft(visit.hydrated.font, measured).toBeLessThanOrEqual(budget.fonts);
    // What is fetched ahead for the first interaction has its own rows above.
    expect.soft(totalOf(visit.firstView), measured).toBeLessThanOrEqual(firstView);
    const all = totalOf(visit.hydrated) + visit.hydrated.prefetch;
    expect.soft(all, measured).toBeLessThanOrEqual(touched);
    // A page that loads nothing would pass as well.
    expect(visit.hydrated.js).toBeGreaterThan(visit.firstView.js);
  });
}
