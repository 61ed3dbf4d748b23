import type { Locator, Page } from '@playwright/test';
import { loadTimeoutMs } from '../../../src/loading/loadTimeout';
import { delayRequests } from '../../support/delayRequests';
import { ModelOnPage } from '../../support/modelOnPage';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** A file that does not arrive within 8 seconds, and the message that the page shows then. */
interface Case {
  readonly what: string;
  readonly pattern: RegExp;
  readonly request: (page: Page) => Promise<void>;
  readonly message: (page: Page) => Locator;
  readonly text: string;
  /** Makes the page request the file again. */
  readonly retry: (page: Page) => Promise<void>;
  readonly present: (page: Page) => Promise<unknown>;
}

const model = (page: Page) => new ModelOnPage(page, 'The box of the app');
const openGuide = (page: Page) => model(page).open('/docs/use-as-a-library');
const run = (page: Page) => model(page).button('Run').click();
const kernelFailure = (page: Page) =>
  model(page).figure.getByRole('group', { name: 'What went wrong' });
const runEdited = async (page: Page) => {
  await openGuide(page);
  await model(page).button('Edit').click();
  await run(page);
};

const cases: readonly Case[] = [
  {
    what: 'the mesh of a model',
    pattern: /\.glb$/,
    request: async (page) => {
      await openGuide(page);
      await model(page).turnButton.click();
    },
    message: (page) => model(page).figure.getByRole('alert'),
    text: 'Nothing of the 3D model has arrived for 8 seconds.',
    retry: (page) => model(page).button('Try again').click(),
    present: (page) => model(page).waitUntilShown(),
  },
  {
    what: 'the frame that a model runs in',
    pattern: /\/play\/runner[^/]*\.html$/,
    request: runEdited,
    message: kernelFailure,
    text: 'The modelling kernel did not start.',
    retry: run,
    present: (page) => model(page).waitUntilBuilt(1),
  },
  {
    what: 'the kernel',
    pattern: /\/play\/kernel[^/]*\.wasm$/,
    request: runEdited,
    message: kernelFailure,
    text: 'has arrived for 8 seconds.',
    retry: run,
    present: (page) => model(page).waitUntilBuilt(1),
  },
  {
    what: 'the search index',
    pattern: /\/search\/manifest\.json$/,
    request: async (page) => {
      await new Shell(page).open('/docs/api/variables/DEG2RAD');
      await new SearchModal(page).open();
      await new SearchModal(page).input.fill('fillet');
    },
    message: (page) => new SearchModal(page).error,
    text: 'Unable to fetch results',
    // Search retries without an action by the reader.
    retry: () => Promise.resolve(),
    present: (page) => expect(new SearchModal(page).hits.first()).toBeVisible({ timeout: 30_000 }),
  },
];

for (const { what, pattern, request, message, text, retry, present } of cases) {
  // Requirements 8.29, 9.20.
  test(`a message names ${what} if it never arrives, and a retry loads it`, async ({ page }) => {
    await page.clock.install();
    await delayRequests(page, pattern);
    const requested = page.waitForRequest(pattern);
    await request(page);
    await requested;
    await page.clock.fastForward(loadTimeoutMs);
    await expect(message(page)).toContainText(text);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);

    // The first request stays pending; later ones are answered.
    await page.route(pattern, (route) => route.continue());
    await retry(page);
    await present(page);
    await expect(message(page)).toHaveCount(0);
  });
}
