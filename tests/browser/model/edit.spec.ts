import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { violationsInBothModes } from '../../support/axe';
import { watchShifts } from '../../support/layoutShifts';
import { onlyInFullRun } from '../../support/fullRun';

const address = '/docs/use-as-a-library';
const title = 'The box of the app';

async function openEditor(page: Page): Promise<ModelOnPage> {
  const model = new ModelOnPage(page, title);
  await model.open(address);
  await model.button('Edit').click();
  await model.editor.waitFor();
  return model;
}

/** Selects `words` in the code and replaces them by typing `text`. */
async function replace(model: ModelOnPage, words: string, text: string): Promise<void> {
  await model.editor.getByText(words, { exact: true }).first().dblclick();
  await model.page.keyboard.type(text);
}

test.describe('editing a model on its page', () => {
  test.setTimeout(120_000);

  // Requirement 10.18.
  test('runs the edited code on Ctrl+Enter or Cmd+Enter', async ({ page }) => {
    const model = await openEditor(page);
    await replace(model, '50', '90');
    await expect(model.figure.getByText('Your version', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await model.waitUntilBuilt(1);
    await expect(model.fact('Size')).toHaveText('30 × 90 × 20 mm');
    // Ctrl+Enter inserts no line break.
    await expect(model.editor.getByText('drawRoundedRectangle(30, 90)')).toBeVisible();
    await model.waitUntilShown();
  });

  // Requirement 10.63.
  test(
    'warns at the line of a fillet with radius 0, because it rounds by 1 mm',
    onlyInFullRun('Unit tests cover the warning.'),
    async ({ page }) => {
      const model = await openEditor(page);
      await model.editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      const code = [
        'import { makeBaseBox } from "replicad";',
        'export default function main() {',
        'const cube = makeBaseBox(10, 10, 10);',
        'return cube.fillet(0, (e) => e.inDirection("Z"));',
        '}',
      ];
      await page.keyboard.insertText(code.join('\n'));
      await page.keyboard.press('ControlOrMeta+Enter');
      await model.waitUntilBuilt(1);
      const warning = model.figure.getByRole('group', { name: 'What went wrong' });
      await expect(warning).toContainText('Line 4: fillet() with 0 and a filter works with 1 mm.');
      await expect(warning).toContainText('Skip the call where the value is 0.');
    },
  );

  // Requirement 10.20.
  test(
    'can undo a reset',
    onlyInFullRun('Runs nightly: the same session keeps the code of an edited model.'),
    async ({ page }) => {
      const model = await openEditor(page);
      await replace(model, '50', '90');
      await model.button('Reset code').click();
      await expect(model.editor).not.toContainText('90');
      await model.button('Undo reset').click();
      await expect(model.editor).toContainText('90');
      await model.button('Reset code').click();
      await model.editor.focus();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(model.editor).toContainText('90');
    },
  );

  // Requirement 10.21.
  test(
    'keeps the edited version across a reload, and mentions it before Edit is pressed',
    onlyInFullRun('openModel.test.ts tests drafts; my-models.spec.ts reloads a model.'),
    async ({ page }) => {
      const model = await openEditor(page);
      await replace(model, '50', '90');
      await expect(model.figure.getByText('Your version', { exact: true })).toBeVisible();
      await page.reload();
      await model.open(address);
      const mark = model.figure.getByText('Your version is kept: Edit opens it');
      await expect(mark).toBeVisible();
      await model.button('Edit').click();
      await expect(model.editor).toContainText('90');
      await expect(mark).toHaveCount(0);
      await model.button('Reset code').click();
      await model.button('Edit').click();
      await expect(mark).toHaveCount(0);
    },
  );

  // Requirement 10.23.
  test(
    'causes no layout shift if the editor loads slowly',
    onlyInFullRun('Runs nightly: the height is reserved by the style sheet.'),
    async ({ page }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      const shifts = await watchShifts(page);
      await model.button('Edit').click();
      await model.editor.waitFor();
      await page.mouse.move(3, 3, { steps: 2 });
      expect(await shifts()).toEqual([]);
    },
  );
});

test.describe('type help while editing a model', () => {
  test.setTimeout(120_000);

  // Requirement 10.22.
  test(
    "reports errors, completes names and links to the reference under the site's CSP",
    onlyInFullRun('The editor has the same test.'),
    async ({ page, complaints }) => {
      const model = await openEditor(page);
      await replace(model, 'extrude', 'extrudes');
      const list = model.figure.getByRole('list', { name: 'Problems in the code' });
      await expect(list).toContainText("Property 'extrudes' does not exist", { timeout: 60_000 });
      await replace(model, 'extrudes', 'extru');
      await page.keyboard.press('Control+Space');
      const option = page.getByRole('option', { name: /^extrude/ }).first();
      await expect(option).toBeVisible();
      // The editor ignores a click while completions load.
      await expect(async () => {
        if (await option.isVisible()) await option.click();
        await expect(option).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expect(list).toHaveCount(0);
      await model.editor.getByText('drawRoundedRectangle', { exact: true }).last().hover();
      const link = page.getByRole('link', { name: /in the reference/ });
      await expect(link).toHaveAttribute('href', /^\/docs\/api\/functions\/drawRoundedRectangle/);
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(complaints).toEqual([]);
    },
  );
});

test.describe('a model with parameters, viewer and editor open', () => {
  test.setTimeout(120_000);

  // Requirement 11.10.
  test(
    'has no accessibility violations in light or dark mode',
    onlyInFullRun('Other tests check viewer, editor and parameters separately.'),
    async ({ page, complaints }) => {
      const model = await openEditor(page);
      await model.button('Parameters').click();
      await model.slider.press('ArrowRight');
      await model.waitUntilBuilt(1);
      await model.waitUntilShown();
      await replace(model, 'extrude', 'extrudes');
      await expect(model.figure.getByRole('list', { name: 'Problems in the code' })).toContainText(
        "Property 'extrudes'",
        { timeout: 60_000 },
      );
      // Scrolls the figure below the navbar, which would cover its toolbar.
      await model.figure.evaluate((figure) =>
        scrollTo(0, scrollY + figure.getBoundingClientRect().top - 90),
      );
      expect(await violationsInBothModes(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
