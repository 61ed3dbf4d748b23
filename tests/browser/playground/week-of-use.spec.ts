import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { onlyInFullRun } from '../../support/fullRun';
import { pressRun } from '../../support/playground';
import { PublishedSite } from '../../support/publishedSite';
import { Shell } from '../../support/shell';
import { expect, test as base } from '../../support/test';

/** Serves a separate site, with its service worker allowed. */
const test = base.extend<{ readonly site: PublishedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  site: async ({}, use) => {
    const site = await PublishedSite.open();
    await use(site);
    await site.disconnect();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'My models' });
const row = (page: Page, name: string) =>
  dialogOf(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });

const cube = `import { makeBaseBox } from "replicad";
export const defaultParams = { size: 20 };
export default ({ size }) => makeBaseBox(size, size, size);`;
const plate = '// The plate is not finished.';
const imported = `import part from "./cube.step";
import { importSTEP } from "replicad";
export default () => importSTEP(part);`;
const ring = '// The ring is an idea.';

/** Replaces the code by pasting, because the editor indents typed lines. */
async function write(page: Page, code: string): Promise<void> {
  await codeOf(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await expect(page).toHaveURL(/\?model=\w+$/);
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My models' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

async function rename(page: Page, name: string, next: string): Promise<void> {
  await press(page, `Rename ${name}`);
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(row(page, next)).toHaveCount(1);
}

/** Returns the names in the list, in alphabetical order. */
async function modelNames(page: Page): Promise<readonly (string | undefined)[]> {
  const buttons = await dialogOf(page)
    .getByRole('button', { name: /^Delete / })
    .all();
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  return labels.map((label) => label?.slice('Delete '.length)).sort();
}

/** Returns the path of the file that `action` downloads. */
async function downloaded(page: Page, action: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await action();
  return (await download).path();
}

/** Opens the file chooser with a button and chooses a file. */
async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: '', buffer });
}

const sizeOf = (page: Page) => page.getByRole('region', { name: 'Model' }).locator('dl');

/** Waits until the service worker has cached all scripts of this document. */
async function untilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const urls = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.(js|css|wasm|html)$/.test(name));
      const found = await Promise.all(urls.map((url) => caches.match(url)));
      return urls.filter((_, index) => !found[index]);
    });
  await expect.poll(isCached, { timeout: 60_000 }).toEqual([]);
}

// Requirements 10.84–10.86, 10.89, 10.90, 10.93, 10.16, 10.38, 14.1.
test(
  'no model is lost by edits, a second tab, offline use or a cleared storage',
  onlyInFullRun('It takes two minutes, and my-models.spec.ts and files.spec.ts check each step.'),
  async ({ page, context, site }) => {
    test.setTimeout(400_000);
    await new Shell(page).open('/playground');
    const four = ['Copy of Cube', 'Cube', 'Plate', 'Ring'];

    await test.step('write three models, rename and duplicate them, delete one and undo', async () => {
      for (const [name, code] of [
        ['Plate', plate],
        ['Ring', ring],
        ['Cube', cube],
      ] as const) {
        await write(page, code);
        await openList(page);
        await rename(page, 'Untitled', name);
        await press(page, name === 'Cube' ? 'Duplicate Cube' : 'New');
      }
      await press(page, 'Delete Plate');
      await expect.poll(() => modelNames(page)).toEqual(['Copy of Cube', 'Cube', 'Ring']);
      await page.keyboard.press('Enter');
      await expect.poll(() => modelNames(page)).toEqual(four);
      await press(page, 'Close');
    });

    await test.step('measure a model and export it as 3MF', async () => {
      expect(await pressRun(page)).toContain('The model was built');
      await page.getByRole('application', { name: 'Cube' }).focus();
      await page.keyboard.press('n');
      await page.keyboard.press('m');
      await page.keyboard.press('n');
      await expect(page.getByRole('region', { name: 'Measured' })).toContainText('angle90°', {
        timeout: 60_000,
      });
      const file = await downloaded(page, async () => {
        await page.getByText('Download', { exact: true }).click();
        await page.getByRole('button', { name: /^3MF/ }).click();
      });
      const files = unzipSync(new Uint8Array(await readFile(file)));
      expect(strFromU8(files['3D/3dmodel.model'] ?? new Uint8Array())).toContain('millimeter');
    });

    await test.step('attach a STEP file to another model, and import it', async () => {
      const step = await downloaded(page, async () => {
        await page.getByText('Download', { exact: true }).click();
        await page.getByRole('button', { name: /^STEP/ }).click();
      });
      await openList(page);
      await press(page, 'Plate');
      await page.getByRole('button', { name: 'Files', exact: true }).click();
      await choose(page, 'Attach files', 'cube.step', await readFile(step));
      const files = page.getByRole('dialog', { name: 'Attached files' });
      await expect(files.getByRole('status')).toHaveText('Attached: cube.step.');
      await files.getByRole('button', { name: 'Close' }).click();
      await write(page, imported);
      expect(await pressRun(page)).toContain('The model was built');
      await expect(sizeOf(page)).toContainText('20 × 20 × 20 mm');
      await openList(page);
      await press(page, 'Cube');
    });

    await test.step('reload', async () => {
      await page.reload();
      await expect(codeOf(page)).toHaveText(cube.replaceAll('\n', ''));
    });

    await test.step('change a value in a second tab', async () => {
      const other = await context.newPage();
      await other.goto(page.url());
      await pressRun(other);
      await other.getByRole('textbox', { name: 'size' }).fill('30');
      await expect(page.getByText('You have also changed this model in another tab')).toBeVisible();
      await page.getByRole('button', { name: 'Show the other one' }).click();
      await expect(page.getByRole('textbox', { name: 'size' })).toHaveValue('30', {
        timeout: 60_000,
      });
      await other.close();
    });

    let zip: Buffer = Buffer.alloc(0);
    await test.step('work offline, and download all models', async () => {
      await openList(page);
      await press(page, 'Close');
      await untilCached(page);
      await site.disconnect();
      await context.setOffline(true);
      await page.reload();
      await codeOf(page).press('ControlOrMeta+End');
      await page.keyboard.type('// offline');
      await page.reload();
      await expect(codeOf(page)).toContainText('// offline');
      await openList(page);
      expect(await modelNames(page)).toEqual(four);
      zip = await readFile(await downloaded(page, () => press(page, 'Download all')));
    });

    await test.step('clear the storage, and open the archive', async () => {
      await page.evaluate(() => {
        localStorage.clear();
        indexedDB.deleteDatabase('my-model-files');
      });
      await page.goto('/playground');
      await openList(page);
      await expect(dialogOf(page)).toContainText('No models yet.');
      await choose(page, 'Open files', 'models.zip', zip);
      await expect.poll(() => modelNames(page)).toEqual(four);
      for (const [name, code] of [
        ['Cube', `${cube}// offline`],
        ['Copy of Cube', cube],
        ['Ring', ring],
        ['Plate', imported],
      ] as const) {
        await press(page, name);
        await expect(codeOf(page)).toHaveText(code.replaceAll('\n', ''));
        if (name === 'Cube') {
          await pressRun(page);
          await expect(sizeOf(page)).toContainText('30 × 30 × 30 mm');
        }
        if (name !== 'Plate') await openList(page);
      }
      expect(await pressRun(page)).toContain('The model was built');
      await expect(sizeOf(page)).toContainText('20 × 20 × 20 mm');
    });
  },
);
