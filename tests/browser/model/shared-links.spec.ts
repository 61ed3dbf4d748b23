import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { allowCopying, readCopiedText } from '../../support/clipboard';
import { ModelOnPage } from '../../support/modelOnPage';
import { openLink, readOutcome, pressRun } from '../../support/playground';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import { fromFragment, toFragment } from '../../../src/components/model/interactive/sharedLink';

const theirs = `import { makeBaseBox } from "replicad";
export default () => makeBaseBox(77, 5, 5);`;

const siteModel = 'use-as-a-library/open-box';
const address = '/docs/use-as-a-library';
const title = 'The box of the app';

const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });

async function append(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

test.describe('a shared link', () => {
  test.setTimeout(120_000);

  // Requirement 10.65.
  test(
    'shows only its own code, and keeps changes to it without running them',
    onlyInFullRun('Takes a minute. openModel.test.ts and ModelSession.test.ts test each step.'),
    async ({ page }) => {
      await page.goto(`/playground?start=${siteModel}`);
      await append(page, editorOf(page), '// my box');
      await expect(page).toHaveURL(/\?model=/);
      const mine = page.url();
      await page.goto('/');
      await page.goto(`/playground${toFragment({ name: siteModel, code: theirs, params: null })}`);
      const scene = page.getByRole('region', { name: 'Model' });
      await expect(scene).toContainText('This came with a link. Read the code, then press Run.');
      await expect(scene.locator('canvas, img, dl')).toHaveCount(0);
      await expect(scene).not.toContainText('The box of the app');
      const backgroundOf = (name: string) =>
        page
          .getByRole('button', { name, exact: true })
          .evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(await backgroundOf('Run')).not.toBe(await backgroundOf('Save file'));
      await expect(page.getByText('Download', { exact: true })).toHaveCount(0);
      expect(await violationsInBothModes(page)).toEqual([]);

      await append(page, editorOf(page), '// changed');
      await expect(page).toHaveURL(/\/playground\?model=\w+$/);
      await page.reload();
      await expect(editorOf(page)).toContainText('// changed');
      await expect(page.getByText('Changed from a shared link, not yet run')).toBeVisible();
      await expect(scene).toContainText('Read the code, then press Run.');

      expect(await pressRun(page)).toContain('The model was built (run 1)');
      await expect(scene.locator('dl')).toContainText('77 × 5 × 5 mm');
      await expect(page.getByText('Download', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Show the original' }).click();
      await expect(editorOf(page)).not.toContainText('// changed');
      await expect(scene).toContainText('Read the code, then press Run.');
      await page.getByRole('button', { name: 'Back to my version' }).click();
      await expect(editorOf(page)).toContainText('// changed');

      await page.goto(mine);
      await expect(editorOf(page)).toContainText('// my box');
    },
  );

  test(
    'to a model that is not in this browser leads to the list of models or to an empty model',
    onlyInFullRun('Runs nightly: the message seldom changes.'),
    async ({ page }) => {
      await page.goto('/playground?model=nowhere');
      await expect(page.getByRole('alert')).toContainText('This model is not in this browser.');
      const alone = page.getByRole('button', { name: 'My models' });
      await expect(alone).toHaveCount(2);
      await alone.last().click();
      const list = page.getByRole('dialog', { name: 'My models' });
      await expect(list).toContainText('No models yet.');
      await list.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Start with an empty model' }).click();
      await expect(editorOf(page)).toBeVisible();
      await expect(page).toHaveURL(/\/playground$/);
    },
  );
});

test.describe('values set by sliders', () => {
  test.setTimeout(120_000);

  // Requirement 10.21.
  test(
    'are kept across a reload and shared by a link, with the editor closed',
    onlyInFullRun(
      'Takes a minute. ModelSession.test.ts keeps values, and sharedLink.test.ts puts them into links.',
    ),
    async ({ page }) => {
      await allowCopying(page);
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.button('Parameters').click();
      await model.slider.press('ArrowRight');
      await model.waitUntilBuilt(1);
      const volume = await model.fact('Volume').innerText();
      await expect(model.figure.getByText('Your values are kept.')).toBeVisible();
      await model.button('Copy link').click();
      await expect(model.figure.getByText('Link copied.')).toBeVisible();
      const copied = await readCopiedText(page);
      expect(fromFragment(new URL(copied).hash)).toMatchObject({
        name: siteModel,
        code: null,
        params: { thickness: 3.5 },
      });

      await page.reload();
      await model.open(address);
      await expect(
        model.figure.getByText('Your values are kept: Parameters opens them'),
      ).toBeVisible();
      await model.button('Parameters').click();
      await expect(model.slider).toHaveValue('3.5');
      await expect(model.fact('Volume')).toHaveText(volume, { timeout: 90_000 });
      await model.button('Reset values').click();
      await expect(model.slider).toHaveValue('3');
      await page.reload();
      await model.open(address);
      await model.button('Parameters').click();
      await expect(model.slider).toHaveValue('3');
    },
  );

  test('are part of the link to the playground', async ({ page }) => {
    const model = new ModelOnPage(page, title);
    await model.open(address);
    await model.button('Parameters').click();
    await model.slider.press('ArrowRight');
    await model.figure.getByRole('link', { name: 'Open in the playground' }).click();
    await expect(page).toHaveURL(`/playground?start=${siteModel}`);
    await expect(page.getByRole('slider').first()).toHaveValue('3.5');
    // The picture in the HTML shows the default values.
    await expect(page.getByRole('region', { name: 'Model' })).toContainText('Press Run to see');
  });
});

test.describe(
  'the button that copies a link to the model',
  onlyInFullRun('Runs nightly: copying seldom changes.'),
  () => {
    // Requirement 10.21.
    test('shows the link if there is no clipboard, as on http:// pages', async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
      );
      await openLink(page, theirs);
      await page.getByRole('button', { name: 'Copy link to my version' }).click();
      const field = page.getByRole('textbox', { name: 'Address of your version' });
      await expect(field).toHaveValue(new RegExp(`/playground#model=`));
      expect(fromFragment(new URL(await field.inputValue()).hash)?.code).toBe(theirs);
    });

    test('hides "Link copied." after the next change', async ({ page }) => {
      await allowCopying(page);
      await openLink(page, theirs);
      await page.getByRole('button', { name: 'Copy link to my version' }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      await append(page, editorOf(page), '// more');
      await expect(page.getByText('Link copied.')).toHaveCount(0);
    });
  },
);

// Requirement 10.46.
test(
  'a program that prints and then fails shows the output and error of this run only',
  onlyInFullRun('ModelSession.test.ts tests the console of failed runs.'),
  async ({ page }) => {
    test.setTimeout(120_000);
    const program = `import { makeBaseBox } from "replicad";
export const defaultParams = { isGood: true };
export default ({ isGood }) => {
  console.log(isGood ? "first run" : "second run");
  console.warn("thin wall");
  if (!isGood) throw new Error("Too thin.");
  return makeBaseBox(9, 9, 9);
};`;
    await openLink(page, program);
    expect(await pressRun(page)).toContain('The model was built');
    const printed = page.getByLabel('Printed by the code');
    await expect(printed).toHaveText('first run Line 4\nWarning: thin wall Line 5\n');
    await page.getByRole('checkbox', { name: 'Is good' }).uncheck();
    await expect(printed).toHaveText('second run Line 4\nWarning: thin wall Line 5\n');
    expect(await readOutcome(page)).toContain('Too thin.');
    const card = page.getByRole('group', { name: 'What went wrong' });
    await expect(card).toContainText('The picture shows the model before this change.');
    expect(await violationsInBothModes(page)).toEqual([]);
    await printed.getByRole('button', { name: 'Line 5' }).click();
    await expect(editorOf(page)).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('console');
  },
);
