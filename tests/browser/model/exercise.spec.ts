import { violationsInBothModes } from '../../support/axe';
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

  // Requirements 15.2, 15.3, 15.4, 15.8, 15.9, 15.10.
  test('names what is wrong until it is right, and remembers that it is solved', async ({
    page,
  }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    await plate.button('Check').click();
    await expect(plate.answer).toContainText('still 6 mm thick', untilChecked);
    await expect(plate.button('Check')).toBeFocused();
    expect(await violationsInBothModes(page, 'figure')).toEqual([]);

    await plate.type('6', '12');
    await expect(plate.answer).toBeEmpty();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(plate.answer).toContainText(
      '2 mm too tall: 12 mm instead of 10 mm.',
      untilChecked,
    );
    await plate.answer.getByText('What was compared').click();
    await expect(plate.answer.getByRole('row', { name: /^To z/ })).toContainText('12 mm');

    await plate.type('12', '10');
    await plate.button('Check').click();
    await expect(plate.answer).toHaveText(/Correct\./, untilChecked);
    await expect(plate.figure.getByText('✓ Solved')).toBeVisible();

    await new Shell(page).open('/docs/practice');
    await expect(page.getByRole('listitem').filter({ hasText: 'A thicker plate' })).toContainText(
      '✓ Solved',
    );
    await page.getByRole('button', { name: 'Clear progress' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo clear' }).click();
    await expect(page.getByText('✓ Solved')).toHaveCount(1);
  });

  // Requirements 15.6, 15.7.
  test('opens hints one at a time, and reports a check that failed to load', async ({ page }) => {
    const plate = new ExerciseOnPage(page, 'Your plate');
    await plate.open(address);
    const second = plate.figure.getByText('Hint 2 of 2');
    await expect(second).toBeHidden();
    await plate.figure.getByText('Hint 1 of 2').click();
    await expect(second).toBeVisible();
    await page.reload();
    await expect(plate.figure.getByText('The thickness is the number in')).toBeVisible();

    await page.route(/compare_worker|compare\.worker/, (route) => route.abort());
    await plate.button('Check').click();
    await expect(plate.answer).toContainText('The check could not be loaded.', { timeout: 90_000 });
    await page.unroute(/compare_worker|compare\.worker/);
    await plate.button('Try again').click();
    await expect(plate.answer).toContainText('still 6 mm thick');
  });
});

// Requirement 15.1.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an exercise has its goal, its hints and its solution', async ({ page }) => {
    await page.goto(address);
    await page.getByText('Solution', { exact: true }).click();
    await expect(page.getByText('extrude(10)').last()).toBeVisible();
    await page.getByText('Hint 1 of 2').click();
    await page.getByText('Hint 2 of 2').click();
    await expect(page.getByText('Replace the 6 with 10')).toBeVisible();
  });
});
