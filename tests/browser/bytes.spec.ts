import { expect, test } from '@playwright/test';
import { measureVisit, totalOf } from '../../bench/pages/measureVisit';

/** What a first visit may load, in bytes over the wire. Requirements 11.1, 11.2, 11.4, 11.13. */
const budget = {
  scriptOfFirstView: 5_000,
  scriptHydrated: 150_000,
  fonts: 60_000,
  prefetch: 40_000,
  homePage: 100_000,
  guidePage: 110_000,
  referencePage: 70_000,
  /** Pages of many pictures. */
  longPage: 170_000,
};

for (const { address, all } of [
  { address: '/', all: budget.homePage },
  { address: '/docs/intro', all: budget.guidePage },
  { address: '/docs/tutorial-overview/drawing', all: budget.guidePage },
  { address: '/docs/api/functions/loft', all: budget.referencePage },
  // The class with the most members of its own.
  { address: '/docs/api/classes/Drawing', all: budget.referencePage },
  // Classes with models of solids: the most of their own, and small ones of the most inherited members.
  { address: '/docs/api/classes/Shape', all: budget.guidePage },
  { address: '/docs/api/classes/Solid', all: budget.guidePage },
  // The most pictures, the most models, and the most words.
  { address: '/docs/examples/gallery', all: budget.longPage },
  { address: '/docs/cheat-sheet', all: budget.longPage },
  { address: '/docs/troubleshooting', all: budget.longPage },
]) {
  // Requirements 11.1, 11.2, 11.4, 11.5, 11.13.
  test(`a first visit to ${address} stays within its bytes, from this site alone`, async ({
    page,
    baseURL,
  }) => {
    const visit = await measureVisit(page, `${baseURL}${address}`);
    const measured = JSON.stringify(visit, null, 1);
    expect.soft(visit.thirdParty, 'no request to other hosts').toEqual([]);
    expect.soft(visit.firstView.js, measured).toBeLessThanOrEqual(budget.scriptOfFirstView);
    expect.soft(visit.hydrated.js, measured).toBeLessThanOrEqual(budget.scriptHydrated);
    expect.soft(visit.hydrated.prefetch, measured).toBeLessThanOrEqual(budget.prefetch);
    expect.soft(visit.hydrated.font, measured).toBeLessThanOrEqual(budget.fonts);
    // What is fetched ahead for the first interaction has its own rows above.
    expect.soft(totalOf(visit.firstView), measured).toBeLessThanOrEqual(all);
    // A page that loads nothing would pass as well.
    expect(visit.hydrated.js).toBeGreaterThan(visit.firstView.js);
    expect(visit.hydrated.prefetch).toBeGreaterThan(0);
  });
}
