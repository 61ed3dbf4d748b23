import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { violationsInBothModes } from '../../support/axe';
import { goodModel } from '../../support/playground';
import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'My models' });

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/javascript',
  buffer: Buffer.from(text),
});

async function choose(
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Open files' }).click();
  await (await chooser).setFiles(files);
}

test.beforeEach(async ({ page }) => {
  // Removes the browser's save dialog, which Playwright cannot control. The page then downloads the file.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
});

// Requirements 10.86, 10.87.
test('files are opened without being run, downloaded as a zip, and read back after the storage was cleared', async ({
  page,
}) => {
  await new Shell(page).open('/playground');
  await page.getByRole('button', { name: 'My models' }).click();
  await choose(page, [file('clip.js', goodModel), file('box.ts', '// box'), file('a.step', 'x')]);
  const rows = dialogOf(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(dialogOf(page).getByRole('status')).toContainText('“a.step” is left out');
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Download all' }).click();
  const zip = await (await download).path();

  await page.evaluate(() => localStorage.clear());
  await new Shell(page).open('/playground');
  await page.getByRole('button', { name: 'My models' }).click();
  await choose(page, {
    name: 'models.zip',
    mimeType: 'application/zip',
    buffer: await readFile(zip),
  });
  await expect(rows).toHaveCount(2);
  await choose(page, {
    name: 'models.zip',
    mimeType: 'application/zip',
    buffer: await readFile(zip),
  });
  await expect(dialogOf(page)).toContainText('You already have a model named');
  expect(await violationsInBothModes(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Skip' }).click();
  await dialogOf(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(rows).toHaveCount(3);
  await dialogOf(page).getByRole('button', { name: 'clip', exact: true }).click();
  await expect(page.getByText('From a file, not yet run')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Model' })).toContainText('This is from a file.');
});

// Requirement 10.86.
test(
  'a model from an archive that replaces the open model is shown, and runs only after Run',
  onlyInFullRun('useModelChanges.test.ts checks that the replacement has a new id.'),
  async ({ page }) => {
    await new Shell(page).open('/playground');
    await page.getByRole('switch', { name: 'Run as I type' }).check();
    await codeOf(page).press('ControlOrMeta+a');
    await page.keyboard.insertText('// mine');
    await page.getByRole('button', { name: 'My models' }).click();
    const theirs = 'console.log("ran"); export default () => null;';
    const buffer = Buffer.from(zipSync({ 'Untitled.js': strToU8(theirs) }));
    await choose(page, { name: 'models.zip', mimeType: 'application/zip', buffer });
    await dialogOf(page).getByRole('button', { name: 'Replace' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(codeOf(page)).toHaveText(theirs);
    await codeOf(page).press('End');
    await page.keyboard.type(' ');
    // Waits longer than the debounce after which other code would run.
    await page.waitForTimeout(1500);
    await expect(page.getByText(/not yet run/)).toBeVisible();
    await expect(page.getByLabel('Printed by the code')).toHaveCount(0);
  },
);

// Requirement 10.86.
test(
  'a file dropped on the editor opens as a separate model',
  onlyInFullRun('Runs nightly: codeFiles.test.ts tests how files become models.'),
  async ({ page }) => {
    await new Shell(page).open('/playground');
    await codeOf(page).press('ControlOrMeta+End');
    await page.keyboard.type('// mine');
    await expect(page).toHaveURL(/\?model=/);
    const mine = page.url();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['// dropped'], 'part.js'));
      return transfer;
    });
    await codeOf(page).dispatchEvent('drop', { dataTransfer: data });
    await expect(codeOf(page)).toHaveText('// dropped');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('“part” is open.')).toHaveRole('status');
    await expect(page.getByLabel('Start from')).toHaveValue('#');
    await page.goto(mine);
    await expect(codeOf(page)).toContainText('// mine');
  },
);

// Requirement 10.86.
test('Ctrl or Cmd with S downloads the code under the name of the model', async ({ page }) => {
  await new Shell(page).open('/playground');
  await codeOf(page).press('ControlOrMeta+End');
  await page.keyboard.type('// mine');
  const download = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await download).suggestedFilename()).toBe('Untitled.js');
  expect(await readFile(await (await download).path(), 'utf8')).toContain('// mine');
});

// Requirement 10.95.
test(
  'the current values become defaults only if the reader ticks the checkbox',
  onlyInFullRun('replaceDefaultParams.test.ts tests the code.'),
  async ({ page }) => {
    await new Shell(page).open('/playground');
    const choice = page.getByRole('checkbox', { name: 'Use the current values as defaults' });
    await codeOf(page).waitFor();
    await expect(choice).toHaveCount(0);
    await page.getByRole('textbox', { name: 'width' }).fill('75');
    await expect(choice).not.toBeChecked();
    const save = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save file' }).click();
      return readFile(await (await download).path(), 'utf8');
    };
    expect(await save()).toContain('{ width: 60, height: 20 };');
    await choice.check();
    expect(await save()).toContain('{ width: 75, height: 20 };');
    await expect(codeOf(page)).toContainText('{ width: 60, height: 20 };');
  },
);

test.describe('a browser that writes files', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      const file = { write: (text: string) => void written.push(text), close: () => undefined };
      const handle = { name: 'clip.js', createWritable: () => file };
      Object.assign(window, { written, showSaveFilePicker: () => (written.push('asked'), handle) });
    });
    await new Shell(page).open('/playground');
  });

  // Requirement 10.86.
  test(
    'asks for the file once and saves to it again',
    onlyInFullRun('Runs nightly: Ctrl+S without this API has a test.'),
    async ({ page }) => {
      await codeOf(page).press('ControlOrMeta+End');
      await page.keyboard.type('// 1');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Saved to clip.js.')).toBeVisible();
      await page.keyboard.type('2');
      await page.keyboard.press('ControlOrMeta+s');
      const written = () =>
        page.evaluate(() => (window as unknown as { written: string[] }).written);
      await expect.poll(async () => (await written()).length).toBe(3);
      expect((await written())[0]).toBe('asked');
      expect((await written())[2]).toMatch(/\/\/ 12$/);
    },
  );
});
