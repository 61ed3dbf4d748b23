import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { onlyInFullRun } from '../../support/fullRun';
import { pressRun } from '../../support/playground';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function write(page: Page, code: string): Promise<void> {
  await codeOf(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const importOf = (name: string) => `import part from './${name}';
import { importSTEP } from 'replicad';
export default () => importSTEP(part);`;

/** Attaches files with the button, and returns what the dialog says. */
async function attach(page: Page, files: readonly { name: string; buffer: Buffer }[]) {
  await page.getByRole('button', { name: /^Files/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Attach files');
  await (await chooser).setFiles(files.map((file) => ({ mimeType: '', ...file })));
  const status = dialogOf(page, 'Attached files').getByRole('status');
  await expect(status).not.toHaveText(/^(Attaching…)?$/);
  return status.innerText();
}

async function openList(page: Page): Promise<void> {
  await press(page, 'My models');
  await expect(dialogOf(page, 'My models')).toBeVisible();
}

/** Returns the number of files whose contents the browser has. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('my-model-files');
        opening.onsuccess = () => {
          const store = opening.result.transaction('bytes').objectStore('bytes');
          const counting = store.count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

test.beforeEach(async ({ page }) => {
  // Removes the browser's save dialog, which Playwright cannot control. The page then downloads the file.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
});

// Requirements 10.90, 10.91, 10.92, 10.93.
test(
  'a STEP file of this site is attached, imported, duplicated, deleted and restored',
  onlyInFullRun('It takes minutes, and unit tests check each step.'),
  async ({ page }) => {
    test.setTimeout(480_000);
    await new Shell(page).open('/playground');
    expect(await pressRun(page)).toContain('The model was built');
    const download = page.waitForEvent('download');
    await page.getByText('Download', { exact: true }).click();
    await page.getByRole('button', { name: /^STEP/ }).click();
    const buffer = await readFile(await (await download).path());

    const messages = await attach(page, [
      { name: 'part.step', buffer },
      { name: 'huge.stl', buffer: Buffer.alloc(10_000_001) },
      { name: 'photo.png', buffer: Buffer.from('x') },
    ]);
    expect(messages).toContain('Attached: part.step.');
    expect(messages).toContain('“huge.stl” is not attached: a file can have up to 10 MB.');
    expect(messages).toContain('“photo.png” is not attached: only STEP,');
    expect(await violationsInBothModes(page)).toEqual([]);
    await press(page, 'Close');
    await expect(page.getByRole('button', { name: 'Files (1)' })).toBeFocused();
    await write(page, importOf('other.step'));
    expect(await pressRun(page)).toContain('These are attached: "./part.step"');
    await write(page, importOf('part.step'));
    expect(await pressRun(page)).toContain('The model was built');
    await page.reload();
    await expect(codeOf(page)).toContainText('./part.step');
    expect(await pressRun(page)).toContain('The model was built');
    await press(page, 'Save file');
    await expect(page.getByText('Downloaded. Attached files are not included.')).toBeVisible();

    await openList(page);
    await press(page, 'Duplicate Untitled');
    await press(page, 'Delete Untitled');
    await press(page, 'Copy of Untitled');
    expect(await pressRun(page)).toContain('The model was built');
    await openList(page);
    await press(page, 'Delete Copy of Untitled');
    await page.getByRole('button', { name: /^Undo/ }).click();
    const zip = page.waitForEvent('download');
    await press(page, 'Download all');
    const archive = await readFile(await (await zip).path());
    await press(page, 'Copy of Untitled');
    expect(await pressRun(page)).toContain('The model was built');

    expect(await countStored(page)).toBe(1);
    await openList(page);
    await press(page, 'Delete Copy of Untitled');
    await page.reload();
    await openList(page);
    await expect.poll(() => countStored(page)).toBe(0);
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Open files');
    await (await chooser).setFiles({ name: 'all.zip', mimeType: '', buffer: archive });
    await expect(codeOf(page)).toContainText('./part.step');
    expect(await pressRun(page)).toContain('The model was built');
  },
);

// Requirements 10.90, 10.91.
test('dropped files are attached under safe names, and their markup is not interpreted', async ({
  page,
}) => {
  await new Shell(page).open('/playground');
  await expect(codeOf(page)).toBeVisible();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['<svg/>'], '<img src=x onerror=alert(1)>.svg'));
    transfer.items.add(new File(['MZ'], '<b>bad</b>.exe'));
    return transfer;
  });
  await codeOf(page).dispatchEvent('drop', { dataTransfer: data });
  const dialog = dialogOf(page, 'Attached files');
  await expect(dialog.getByRole('listitem')).toContainText('./img src-x onerror-alert-1--.svg');
  await expect(dialog.getByRole('status')).toContainText('is not attached: only STEP');
  await expect(dialog.locator('img, b')).toHaveCount(0);
  await press(page, 'Remove img src-x onerror-alert-1--.svg');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});
