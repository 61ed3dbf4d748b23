import { expect, test } from '@playwright/test';
import { measureVisit, totalOf } from '../../bench/pages/measureVisit';

/** What a first visit may load, in bytes over the wire. Requirements 11.1–11.3. */
const budget = {
  scriptAtRest: 35_000,
  scriptHydrated: 150_000,
  fonts: 60_000,
  homePage: 150_000,
  guidePage: 170_000,
};

const guidePage = '/docs/tutorial-overview/drawing';

for (const { address, all } of [
  { address: '/', all: budget.homePage },
  { address: '/docs/intro', all: budget.guidePage },
  { address: guidePage, all: budget.guidePage },
  // The most pictures, the most models, and the most words.
  { address: '/docs/examples/gallery', all: budget.guidePage },
  { address: '/docs/cheat-sheet', all: budget.guidePage },
  { address: '/docs/troubleshooting', all: budget.guidePage },
]) {
  // Requirement 11.5.
  test(`a first visit to ${address} stays within its bytes, from this site alone`, async ({
    page,
    baseURL,
  }) => {
    const visit = await measureVisit(page, `${baseURL}${address}`);
    const measured = JSON.stringify(visit, null, 1);
    expect.soft(visit.thirdParty, 'no request to other hosts').toEqual([]);
    expect.soft(visit.atRest.js, measured).toBeLessThanOrEqual(budget.scriptAtRest);
    expect.soft(visit.hydrated.js, measured).toBeLessThanOrEqual(budget.scriptHydrated);
    expect.soft(visit.hydrated.font, measured).toBeLessThanOrEqual(budget.fonts);
    // Measured as on other sites: loaded, idle, nothing touched. Hydration has its own row above.
    expect.soft(totalOf(visit.atRest), measured).toBeLessThanOrEqual(all);
    // A page that loads nothing would pass as well.
    expect(visit.hydrated.js).toBeGreaterThan(visit.atRest.js);
  });
}
