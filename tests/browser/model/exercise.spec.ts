import type { Page, Route } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { onlyInFullRun } from '../../support/fullRun';
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

  // Requirements 15.4, 15.8, 15.10, 15.15, 15.17, 15.18.
  test('says what is wrong until the model is right, and remembers that the exercise is solved', async ({
    page,
  }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await plate.button('Edit').click();
    await expect(plate.editor).toBeFocused();
    await page.getByText('Solution', { exact: true }).click();
    await expect(markedLines(page)).toHaveCount(1);
    await plate.button('Check').click();
    await expect(plate.answer).toContainText('still 6 mm thick', untilChecked);
    await expect(plate.button('Check')).toBeFocused();
    expect(await violationsInBothModes(page, 'figure')).toEqual([]);

    await expect(plate.editor).toHaveAccessibleDescription(/Enter runs .* Shift \+ Enter checks/);
    await plate.type('6', '10');
    await expect(plate.answer).toBeEmpty();
    await expect(markedLines(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(plate.answer).toHaveText(/Correct\./, untilChecked);
    await expect(solvedHeading(page)).toBeVisible();
    await expect(plate.answer.getByRole('link', { name: 'Next exercise' })).toHaveAttribute(
      'href',
      /your-first-print#exercise-clip$/,
    );

    await page.reload();
    await expect(solvedHeading(page)).toBeVisible();
    await new Shell(page).open('/docs/practice');
    await expect(page.getByRole('listitem').filter({ hasText: 'A thicker plate' })).toContainText(
      '✓ Solved',
    );
    await page.getByRole('button', { name: 'Clear progress' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo clear' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(1);
  });

  // Requirements 15.2, 15.3, 15.9.
  test(
    'shows the goal and the difference in the view, until the model is right',
    onlyInFullRun('compareModels.test.ts tests the differences; the view seldom changes.'),
    async ({ page }) => {
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      await plate.turnButton.click();
      await plate.waitUntilShown();
      if (await plate.button('More').isVisible()) await plate.button('More').click();
      await plate.button('Parts').click();
      await expect(plate.figure.getByRole('checkbox', { name: 'Goal' })).toBeChecked();
      await expect(plate.figure.getByRole('checkbox', { name: 'Your model' })).toBeChecked();
      await plate.button('Edit').click();
      await plate.type('6', '12');
      await plate.button('Check').click();
      await expect(plate.answer).toContainText(
        '2 mm too tall: 12 mm instead of 10 mm.',
        untilChecked,
      );
      await expect(plate.answer).toContainText('flat at x 0, y 0, z 12');
      const before = await plate.waitUntilShown();
      await plate.surface.evaluate((view) =>
        window.scrollBy(0, view.getBoundingClientRect().bottom),
      );
      await expect(plate.surface).not.toBeInViewport();
      await plate.button('Show me').click();
      await expect(plate.surface).toBeInViewport({ ratio: 0.9 });
      await plate.waitUntilChanged(before);
      await plate.answer.getByText('What was compared').click();
      await expect(plate.answer.getByRole('row', { name: /^To z/ })).toContainText('12 mm');

      // The editor restores the reader's code after a reload.
      await page.reload();
      await plate.button('Edit').click();
      await plate.type('12', '10');
      await plate.button('Check').click();
      await expect(plate.answer).toHaveText(/Correct\./, untilChecked);
      await expect(plate.button('Parts')).toHaveCount(0);
    },
  );

  // Requirement 15.7.
  test(
    'opens hints one at a time, and keeps them open after a reload',
    onlyInFullRun('Runs nightly: progress.test.ts tests how open hints are stored.'),
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
    'opens if a link leads to the section of the exercise',
    onlyInFullRun('Runs nightly: the test of the answer opens the same exercise.'),
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
  const failedToLoad = onlyInFullRun('lost-parts.spec.ts tests other code that fails to load.');
  test('reports a check that failed to load', failedToLoad, async ({ page }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    const held: Route[] = [];
    await page.route(/compare_worker|compare\.worker/, (route) => void held.push(route));
    await plate.button('Check').click();
    await expect(plate.button('Comparing…')).toBeVisible({ timeout: 90_000 });
    await held[0]?.abort();
    await expect(plate.answer).toContainText('The check could not be loaded.', { timeout: 90_000 });
    await page.unroute(/compare_worker|compare\.worker/);
    await plate.button('Try again').click();
    await expect(plate.answer).toContainText('still 6 mm thick');
  });
});

function solvedHeading(page: Page) {
  return page.getByRole('heading', { name: 'Exercise: a thicker plate' }).filter({ hasText: '✓' });
}

/** The lines of the solution that the reader's code lacks. */
function markedLines(page: Page) {
  const solution = page.locator('details').filter({ hasText: 'Solution' });
  return solution.locator('.theme-code-block-highlighted-line');
}

/** Replaces the code in the editor. */
async function write(plate: ExerciseOnPage, code: string): Promise<void> {
  await plate.editor.press('ControlOrMeta+a');
  await plate.page.keyboard.insertText(code);
}

const hostile = onlyInFullRun('hostile.spec.ts forges messages; Runner.test.ts tests Stop.');
test.describe('an exercise with hostile code', hostile, () => {
  test.setTimeout(240_000);

  // Requirement 15.5.
  test('stops a check of endless code', async ({ page }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await plate.button('Edit').click();
    await write(plate, 'export default function main() { for (;;); }');
    await plate.button('Check').click();
    await expect(plate.figure.getByText('Building the model')).toBeVisible(untilChecked);
    await plate.button('Stop').last().click();
    await expect(plate.answer).toHaveText('The check was stopped.');
    await expect(plate.button('Check')).toBeEnabled();
    await write(plate, 'still editable');
    await expect(plate.answer).toBeEmpty();
  });

  // Requirement 15.2.
  test('is not solved by a forged result', async ({ page }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await plate.button('Edit').click();
    await write(plate, forgery);
    await plate.button('Check').click();
    await expect(plate.button('Check')).toBeVisible(untilChecked);
    await expect(plate.answer).not.toBeEmpty(untilChecked);
    await expect(plate.answer).not.toContainText('Correct.');
    await expect(solvedHeading(page)).toHaveCount(0);
  });
});

/** Code that sends the page a verdict and a result with the numbers of the goal, before it returns another solid. */
const forgery = `import { makeBaseBox } from "replicad";
const facts = { kind: "solid", volume: 24000, area: 8000, valid: true, parts: 1,
  box: { min: [-30, -20, 0], max: [30, 20, 10] } };
const verdict = { isRight: true, sentence: "Correct.", measures: [],
  marked: new Float32Array(), markedFaces: [] };
const result = { facts, parts: [], warnings: [], console: [], defaultParams: null, about: null };
const send = (message) => { try { postMessage(message); postMessage(message, "*"); } catch {} };
export default async function main() {
  send(verdict);
  for (let id = 0; id < 20; id++) send({ type: "result", id, result });
  await new Promise((done) => setTimeout(done, 500));
  return makeBaseBox(10, 10, 10);
}`;

/** Copies the solution into the editor. */
async function copySolution(plate: ExerciseOnPage): Promise<void> {
  await plate.page.getByText('Solution', { exact: true }).click();
  await plate.page.getByRole('button', { name: 'Copy into the editor' }).click();
  await expect(plate.editor).toContainText('extrude(10)');
}

test.describe(
  'progress in exercises',
  onlyInFullRun('progress.test.ts and ProgressButtons.test.tsx cover it.'),
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
      await expect(solvedHeading(page)).toBeVisible();
    });
  },
);

test.describe(
  'an exercise on a phone',
  onlyInFullRun('The code is the same as in a wide window.'),
  () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test.setTimeout(240_000);

    // Requirements 15.2, 15.12.
    test('checks the code on a tap, and warns if the browser stores nothing', async ({ page }) => {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('The storage is forbidden.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get });
      });
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      const notice = plate.figure.getByText('This browser does not save your progress.');
      await expect(notice).toHaveCount(0);
      await plate.figure.getByText('Hint 1 of 2').click();
      await expect(notice).toBeVisible();
      await copySolution(plate);
      await plate.button('Check').tap();
      await expect(plate.answer).toContainText('Correct.', untilChecked);
      const [, checkY] = await plate.middleOf(plate.button('Check'));
      const [, answerY] = await plate.middleOf(plate.answer);
      expect(answerY).toBeGreaterThan(checkY);
      await expect(notice).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    });

    test('keeps the model in view above the current line while the reader types', async ({
      page,
    }) => {
      const plate = new ExerciseOnPage(page, 'Your plate');
      await plate.open(address);
      await plate.button('Edit').tap();
      await plate.editor.focus();
      const last = plate.editor.locator('.cm-line').last();
      await last.tap();
      await page.keyboard.type('\n'.repeat(40));
      const view = plate.figure.getByRole('img').first();
      await expect(view).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('// first');
      const [viewBox, lineBox, runBox] = await Promise.all([
        view.boundingBox(),
        plate.editor.locator('.cm-line').first().boundingBox(),
        plate.button('Run').boundingBox(),
      ]);
      expect(viewBox?.y).toBeGreaterThanOrEqual(0);
      expect(lineBox?.y).toBeGreaterThanOrEqual((viewBox?.y ?? 0) + (viewBox?.height ?? 0) - 1);
      expect(runBox?.y).toBeGreaterThan(lineBox?.y ?? 0);
      expect((runBox?.y ?? 0) + (runBox?.height ?? 0)).toBeLessThanOrEqual(844);
      await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeHidden();
    });
  },
);

test.describe('the page of exercises from drawings', () => {
  // Requirement 15.14.
  test(
    'shows the drawing of an opened exercise once, with all its dimensions as text',
    onlyInFullRun('Runs nightly: it seldom changes.'),
    async ({ page }) => {
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
      expect(await violationsInBothModes(page, 'details[open]')).toEqual([]);
    },
  );
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
