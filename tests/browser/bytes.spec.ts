import { expect, test } from '@playwright/test';
import { measureVisit, sumPageBytes } from '../../bench/pages/measureVisit';
import { isFullRun } from '../support/fullRun';

/** Byte limits of every first visit, as transferred. Requirements 11.4, 11.13. */
const budget = { fonts: 60_000, prefetch: 60_000 };

/** Byte limits by kind of page, for the first view and for a whole visit without a click. Requirements 11.1, 11.3. */
const pages = {
  home: { firstView: 100_000, whole: 190_000 },
  guide: { firstView: 110_000, whole: 205_000 },
  longest: { firstView: 110_000, whole: 236_000 },
  reference: { firstView: 70_000, whole: 200_000 },
};

/** `npm test` visits the first two: the home page and the longest guide. A full run visits all. */
const visitedPages = [
  { address: '/', ...pages.home },
  { address: '/docs/tutorial-overview/drawing', ...pages.longest },
  { address: '/docs/intro', ...pages.guide },
  // The class with the most own members.
  { address: '/docs/api/classes/Drawing', ...pages.reference },
  { address: '/docs/api/functions/loft', ...pages.reference },
  // Classes of solids: one declares many members, the other inherits many.
  { address: '/docs/api/classes/Shape', ...pages.reference },
  { address: '/docs/api/classes/Solid', ...pages.reference },
  // The pages with the most pictures, the most models and the most words.
  { address: '/docs/examples/gallery', ...pages.longest },
  { address: '/docs/cheat-sheet', ...pages.guide },
  { address: '/docs/troubleshooting', ...pages.longest },
];

for (const { address, firstView, whole } of isFullRun ? visitedPages : visitedPages.slice(0, 2)) {
  // Requirements 11.1, 11.3–11.5, 11.13.
  test(`a first visit to ${address} stays within its byte budgets and requests no other host`, async ({
    page,
    baseURL,
  }) => {
    const visit = await measureVisit(page, new URL(address, baseURL).href);
    const details = JSON.stringify(visit, null, 1);
    expect.soft(visit.thirdParty, 'no request to other hosts').toEqual([]);
    // The application must not load before the first view.
    expect.soft(visit.firstView.js, details).toBe(0);
    expect.soft(sumPageBytes(visit.firstView), details).toBeLessThanOrEqual(firstView);
    expect.soft(sumPageBytes(visit.wholeVisit), details).toBeLessThanOrEqual(whole);
    expect.soft(visit.wholeVisit.prefetch, details).toBeLessThanOrEqual(budget.prefetch);
    expect.soft(visit.wholeVisit.font, details).toBeLessThanOrEqual(budget.fonts);
    expect(visit.wholeVisit.js).toBeGreaterThan(0);
  });
}
