import { violationsInBothModes } from '../../support/axe';
import { onlyInFull } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { Shell } from '../../support/shell';

const address = '/docs/tutorial-overview/using-the-workbench';

class ExerciseOnPage extends ModelOnPage {
  get answer() {
    return this.figure.getByRole('status', { name: 'Answer' });
  }

  async type(before: string, after: string): Promise<void> {
    await this.editor.getByText(before, { exact: true }).first().dblclick();
    await this.page.keyboard.type(after);
  }
}

/** Each check of changed code starts a kernel. */
const untilChecked = { timeout: 90_000 };

test.describe('an exercise', () => {
  test.setTimeout(240_000);

  // Requirements 15.2, 15.3, 15.4, 15.8, 15.9, 15.10, 15.15, 15.17, 15.18.
  test('says what is wrong with the model until it is right, and remembers that it is solved', async ({
    page,
  }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await plate.button('Check').click();
    await expect(plate.answer).toContainText('still 6 mm thick', untilChecked);
    await expect(plate.button('Check')).toBeFocused();
    expect(await violationsInBothModes(page, 'figure')).toEqual([]);
    if (await plate.button('More').isVisible()) await plate.button('More').click();
    await plate.button('Parts').click();
    await expect(plate.figure.getByRole('checkbox', { name: 'Goal' })).toBeChecked();

    await plate.type('6', '12');
    await expect(plate.answer).toBeEmpty();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(plate.answer).toContainText(
      '2 mm too tall: 12 mm instead of 10 mm.',
      untilChecked,
    );
    const before = await plate.shown();
    await plate.surface.evaluate((view) => window.scrollBy(0, view.getBoundingClientRect().bottom));
    await expect(plate.surface).not.toBeInViewport();
    await plate.button('Show me').click();
    await expect(plate.surface).toBeInViewport({ ratio: 0.9 });
    await plate.changed(before);
    await plate.answer.getByText('What was compared').click();
    await expect(plate.answer.getByRole('row', { name: /^To z/ })).toContainText('12 mm');

    await plate.type('12', '10');
    await plate.button('Check').click();
    await expect(plate.answer).toHaveText(/Correct\./, untilChecked);
    await expect(plate.figure.getByText('✓ Solved')).toBeVisible();
    await expect(plate.button('Parts')).toHaveCount(0);
    await expect(plate.answer.getByRole('link', { name: 'Next exercise' })).toHaveAttribute(
      'href',
      /your-first-print#exercise-clip$/,
    );

    await new Shell(page).open('/docs/practice');
    await expect(page.getByRole('listitem').filter({ hasText: 'A thicker plate' })).toContainText(
      '✓ Solved',
    );
    await page.getByRole('button', { name: 'Clear progress' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo clear' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(1);
  });

  // Requirement 15.7.
  test(
    'opens hints one at a time, and keeps them open after a reload',
    onlyInFull('Runs nightly: progress.test.ts tests how open hints are stored.'),
    async ({ page }) => {
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      const second = plate.figure.getByText('Hint 2 of 2');
      await expect(second).toBeHidden();
      await plate.figure.getByText('Hint 1 of 2').click();
      await expect(second).toBeVisible();
      await page.reload();
      await expect(plate.figure.getByText('The thickness is the number in')).toBeVisible();
    },
  );

  // Requirement 15.19.
  test(
    'opens if a link leads to its section',
    onlyInFull('Runs nightly: the test of the answer opens the same exercise.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/practice/repairs');
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
      await shell.open('/docs/practice');
      await page.locator('a[href$="/practice/repairs#ramp"]').click();
      await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(1);
    },
  );

  // Requirement 15.6.
  const failedToLoad = onlyInFull('lost-parts.spec.ts tests other code that fails to load.');
  test('reports a check that failed to load', failedToLoad, async ({ page }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await page.route(/compare_worker|compare\.worker/, (route) => route.abort());
    await plate.button('Check').click();
    await expect(plate.answer).toContainText('The check could not be loaded.', { timeout: 90_000 });
    await page.unroute(/compare_worker|compare\.worker/);
    await plate.button('Try again').click();
    await expect(plate.answer).toContainText('still 6 mm thick');
  });
});

/** Copies the solution into the editor. */
async function copySolution(plate: ExerciseOnPage): Promise<void> {
  const goal = plate.page.getByRole('figure', { name: 'The goal: a thicker plate' });
  await goal.getByText('Solution', { exact: true }).click();
  await goal.getByRole('button', { name: 'Copy into the editor' }).click();
  await expect(plate.editor).toContainText('extrude(10)');
}

test.describe(
  'progress in exercises',
  onlyInFull('progress.test.ts and ProgressFile.test.tsx cover it.'),
  () => {
    test.setTimeout(240_000);

    // Requirements 15.9, 15.10, 15.11, 15.16.
    test('reaches other tabs, and is saved to a file, cleared and loaded again', async ({
      page,
      context,
    }) => {
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      await copySolution(plate);
      await page.getByRole('button', { name: 'Undo copy' }).click();
      await expect(plate.editor).toContainText('extrude(6)');
      await page.getByRole('button', { name: 'Copy into the editor' }).click();

      const overview = await context.newPage();
      await new Shell(overview).open('/docs/practice');
      const tick = overview.getByText('✓ Solved');
      await expect(tick).toHaveCount(0);
      await plate.button('Check').click();
      await expect(plate.answer).toContainText('Correct.', untilChecked);
      await expect(tick).toHaveCount(1);

      const download = overview.waitForEvent('download');
      await overview.getByRole('button', { name: 'Save to a file' }).click();
      const file = await (await download).path();
      await overview.getByRole('button', { name: 'Clear progress' }).click();
      await expect(tick).toHaveCount(0);
      await new Shell(overview).open('/docs/practice');
      await expect(overview.getByText('0 solved.')).toBeVisible();
      await overview.getByLabel('File of progress').setInputFiles(file);
      await expect(tick).toHaveCount(1);
      await expect(plate.figure.getByText('✓ Solved')).toBeVisible();
    });
  },
);

test.describe(
  'an exercise on a phone',
  onlyInFull('The code is the same as in a wide window.'),
  () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test.setTimeout(240_000);

    // Requirements 15.2, 15.12.
    test('checks the code on a tap, and warns if the browser stores nothing', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', { get: () => undefined });
      });
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      await copySolution(plate);
      await plate.button('Check').tap();
      await expect(plate.answer).toContainText('Correct.', untilChecked);
      const [, checkY] = await plate.middleOf(plate.button('Check'));
      const [, answerY] = await plate.middleOf(plate.answer);
      expect(answerY).toBeGreaterThan(checkY);
      await expect(plate.figure.getByText('does not save your progress')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });
  },
);

test.describe('the page of exercises from drawings', () => {
  // Requirement 15.14.
  test('shows the drawing of an opened exercise once, with all its dimensions as text', async ({
    page,
  }) => {
    await new Shell(page).open('/docs/practice/drawings');
    const folded = page.locator('details').filter({ hasText: 'Open the exercise' }).first();
    const figure = page.getByRole('figure', { name: 'The goal: a bench-hook shim' });
    await expect(figure).toBeHidden();
    await folded.getByText('Open the exercise').click();
    await expect(figure.getByRole('img')).toHaveAttribute(
      'alt',
      /2 × ⌀5 \(x 12\.5 to 17\.5, y 0\)/,
    );
    await expect(folded.locator('img:visible')).toHaveCount(2);
    expect(await violationsInBothModes(page, 'details')).toEqual([]);
  });
});

// Requirement 15.1.
test.describe('an exercise without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows its goal, its hints and its solution', async ({ page }) => {
    await page.goto(address);
    await page.getByText('Solution', { exact: true }).click();
    await expect(page.getByText('extrude(10)').last()).toBeVisible();
    await page.getByText('Hint 1 of 2').click();
    await page.getByText('Hint 2 of 2').click();
    await expect(page.getByText('Replace the 6 with 10')).toBeVisible();
  });
});
