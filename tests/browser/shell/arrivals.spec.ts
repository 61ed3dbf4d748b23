import type { Locator, Page, Route } from '@playwright/test';
import { patienceMs } from '../../../src/arrival/patience';
import { onlyInFull } from '../../support/fullRun';
import { ModelOnPage } from '../../support/modelOnPage';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** Files that the server does not answer for. */
interface Held {
  /** Settles when the page has asked for one of them to use it: a hint that it may come next does not count. */
  readonly asked: Promise<void>;
  /** Answers for them from now on; with those that were asked for before, when these are still to count. */
  readonly letCome: (options?: { readonly late: boolean }) => Promise<void>;
}

async function hold(page: Page, pattern: RegExp): Promise<Held> {
  const held: Route[] = [];
  let isHolding = true;
  let tellAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  // Stays: the browser is told to go on with all that is held when the last of its routes is taken away.
  await page.route(pattern, async (route) => {
    if (!isHolding) return route.continue();
    held.push(route);
    const { purpose, 'sec-purpose': secPurpose } = await route.request().allHeaders();
    if (!(secPurpose ?? purpose)?.startsWith('prefetch')) tellAsked();
  });
  return {
    asked,
    letCome: async ({ late } = { late: false }) => {
      isHolding = false;
      if (late) await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Something that a page asks for, and what its reader meets when it never arrives. */
interface Case {
  readonly what: string;
  readonly pattern: RegExp;
  /** Goes as far as to need it. */
  readonly ask: (page: Page) => Promise<void>;
  readonly told: (page: Page) => Locator;
  readonly sentence: string;
  /** The name of the button that asks again. */
  readonly button: 'Retry' | 'Try again' | 'Run';
  /** Settles when it is there and has done its work. */
  readonly there: (page: Page) => Promise<unknown>;
  readonly details?: ReturnType<typeof onlyInFull>;
}

const model = (page: Page) => new ModelOnPage(page, 'The box of the app');
const openGuide = (page: Page) => model(page).open('/docs/use-as-a-library');
const notice = (page: Page) => new Shell(page).failureNotice;
const sameWatch = onlyInFull('the viewer and the main bundle are watched by the same code');
const kernelFailure = (page: Page) =>
  model(page).figure.getByRole('group', { name: 'What went wrong' });
const runEdited = async (page: Page) => {
  await openGuide(page);
  await model(page).button('Edit').click();
  await model(page).button('Run').click();
};

const cases: readonly Case[] = [
  {
    what: 'the main bundle',
    pattern: /\/main\.[0-9a-f]+\.js/,
    ask: async (page) => {
      await new Shell(page).read('/docs/intro');
      await page.mouse.move(5, 300, { steps: 2 });
    },
    told: notice,
    sentence: 'What this page needs has not arrived yet, after 8 seconds. Check your connection.',
    button: 'Retry',
    there: (page) => new Shell(page).hydrated(),
  },
  {
    what: 'the start script',
    pattern: /\/start\.[0-9a-f]+\.js/,
    ask: async (page) => {
      await page.goto('/docs/intro', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
    },
    told: notice,
    sentence: 'This page could not load completely: links work, buttons do not.',
    button: 'Retry',
    there: (page) => new Shell(page).start(),
  },
  {
    what: 'the editor',
    pattern: /\/src_editor_index[^/]*\.js/,
    ask: async (page) => {
      await openGuide(page);
      await model(page).button('Edit').click();
    },
    told: notice,
    sentence: 'The editor has not arrived yet',
    button: 'Retry',
    there: (page) => expect(model(page).editor).toBeVisible(),
    details: sameWatch,
  },
  {
    what: 'the styles of the viewer',
    pattern: /\/[^/]*LinkedViewer[^/]*\.css/,
    ask: async (page) => {
      await openGuide(page);
      await model(page).turnButton.click();
    },
    told: notice,
    sentence: 'The viewer has not arrived yet',
    button: 'Retry',
    there: (page) => model(page).shown(),
    details: sameWatch,
  },
  {
    what: 'what a model needs to be interactive',
    pattern: /\/[^/]*model_interactive_index[^/]*\.js/,
    ask: async (page) => {
      await openGuide(page);
      await model(page).button('Edit').click();
    },
    told: notice,
    sentence: 'What this model needs has not arrived yet',
    button: 'Retry',
    there: (page) => expect(model(page).editor).toBeVisible(),
    details: sameWatch,
  },
  {
    what: 'the search window',
    pattern: /\/[^/]*SearchModal[^/]*\.js/,
    ask: async (page) => {
      await new Shell(page).open('/docs/api/variables/DEG2RAD');
      await page.keyboard.press('Control+k');
    },
    told: notice,
    sentence: 'The search window has not arrived yet',
    button: 'Retry',
    there: (page) => expect(new SearchModal(page).input).toBeFocused(),
    details: sameWatch,
  },
  {
    what: 'the code of the next page',
    pattern: /\/article\.[0-9a-f]+\.js/,
    ask: async (page) => {
      await new Shell(page).open('/');
      await new Shell(page).navbar.getByRole('link', { name: 'Documentation' }).click();
    },
    told: notice,
    sentence: 'The next page has not arrived yet',
    button: 'Retry',
    there: (page) =>
      expect(page.getByRole('heading', { level: 1 })).not.toHaveText('replicad', {
        timeout: 30_000,
      }),
    details: sameWatch,
  },
  {
    what: 'the code of the playground',
    pattern: /\/[^/]*playground_openModel[^/]*\.js/,
    ask: async (page) => {
      await new Shell(page).open('/playground');
    },
    told: notice,
    sentence: 'The playground has not arrived yet',
    button: 'Retry',
    there: (page) => expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible(),
    details: sameWatch,
  },
  {
    what: 'the mesh of a model',
    pattern: /\.glb$/,
    ask: async (page) => {
      await openGuide(page);
      await model(page).turnButton.click();
    },
    told: (page) => model(page).figure.getByRole('alert'),
    sentence: 'Nothing of the 3D model has arrived for 8 seconds.',
    button: 'Try again',
    there: (page) => model(page).shown(),
  },
  {
    what: 'a model of the playground',
    pattern: /\/box\.[0-9a-f]+\.json$/,
    ask: async (page) => {
      await page.goto('/playground?start=cheat-sheet/box');
    },
    told: (page) => page.getByRole('alert'),
    sentence: 'The model "cheat-sheet/box" could not be loaded. Check your connection.',
    button: 'Try again',
    there: (page) => expect(page.getByLabel('Start from')).toHaveValue('cheat-sheet/box'),
    details: onlyInFull('the mesh of a model is fetched in the same way'),
  },
  {
    what: 'the frame that a model runs in',
    pattern: /\/play\/runner[^/]*\.html$/,
    ask: runEdited,
    told: kernelFailure,
    sentence: 'The modelling kernel did not start.',
    button: 'Run',
    there: (page) => model(page).built(1),
  },
  {
    what: 'the kernel',
    pattern: /\/play\/kernel[^/]*\.wasm$/,
    ask: runEdited,
    told: kernelFailure,
    sentence: 'has arrived for 8 seconds.',
    button: 'Run',
    there: (page) => model(page).built(1),
    details: onlyInFull('the mesh of a model is fetched in the same way'),
  },
];

for (const { what, pattern, ask, told, sentence, button, there, details = {} } of cases) {
  // Requirements 8.26, 8.28, 8.29, 9.20.
  test(
    `${what}, when it never arrives: the reader is told, and can ask again`,
    details,
    async ({ page }) => {
      await page.clock.install();
      const held = await hold(page, pattern);
      await ask(page);
      await held.asked;
      await page.clock.fastForward(patienceMs);
      await expect(told(page)).toContainText(sentence);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);

      await held.letCome();
      const scope = button === 'Run' ? model(page).figure : told(page);
      await scope.getByRole('button', { name: button, exact: true }).click();
      await there(page);
      await expect(told(page)).toHaveCount(0);
    },
  );
}

// Requirement 8.26.
test('a viewer that arrives late counts all the same, without a press', async ({ page }) => {
  await page.clock.install();
  const held = await hold(page, /\/[^/]*LinkedViewer[^/]*\.js/);
  await openGuide(page);
  await model(page).turnButton.click();
  await held.asked;
  await page.clock.fastForward(patienceMs);
  await expect(notice(page)).toContainText('The viewer has not arrived yet');
  await expect(model(page).figure.getByRole('img').first()).toBeVisible();
  await held.letCome({ late: true });
  await model(page).shown();
  await expect(notice(page)).toHaveCount(0);
});

// Requirements 8.28, 11.20.
test('a start script that arrives late: what is pressed from then on is done', async ({ page }) => {
  await page.clock.install();
  const shell = new Shell(page);
  const start = await hold(page, /\/start\.[0-9a-f]+\.js/);
  const release = await shell.holdMain();
  await page.goto('/docs/use-as-a-library', { waitUntil: 'commit' });
  await start.asked;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.fastForward(patienceMs);
  await expect(notice(page)).toContainText('buttons do not');
  await start.letCome({ late: true });
  await expect(notice(page)).toHaveCount(0);
  await model(page).button('Edit').click();
  release();
  await expect(model(page).editor).toBeVisible();
});

// Requirement 8.27.
test('a page without its style sheet is shown, says so, and is dressed when the sheet arrives', async ({
  page,
}) => {
  await page.clock.install();
  const held = await hold(page, /\/assets\/css\/styles\./);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await held.asked;
  await page.clock.fastForward(patienceMs);
  await expect(notice(page)).toContainText('This page has come without its style sheet.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Scripts wait no longer either.
  await new Shell(page).start();
  await held.letCome({ late: true });
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('font-family', /Hanken Grotesk/);
  expect(await page.locator('html').getAttribute('style')).toBe('');
});

test.describe('search, of which a part never arrives', () => {
  for (const { what, pattern, details } of [
    {
      what: 'the index',
      pattern: /\/search\/manifest\.json$/,
      details: onlyInFull('the wait in the worker is real, and is that of every file'),
    },
    {
      what: 'the worker',
      pattern: /\/[^/]*search_worker[^/]*\.js$/,
      details: onlyInFull('the search channel has a test of its own'),
    },
  ]) {
    // Requirements 8.29, 13.9.
    test(`${what}: says so, and asks again by itself`, details, async ({ page }) => {
      await page.clock.install();
      const held = await hold(page, pattern);
      const modal = new SearchModal(page);
      await new Shell(page).open('/docs/api/variables/DEG2RAD');
      await modal.open();
      await modal.input.fill('fillet');
      await held.asked;
      await page.clock.fastForward(patienceMs);
      await expect(modal.error).toBeVisible();
      await held.letCome();
      await expect(modal.hits.first()).toBeVisible({ timeout: 30_000 });
    });
  }
});
