import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typeHelpPaths } from '../../../plugins/docusaurus/type-help';
import { allRules, findViolations } from '../../support/axe';
import { servePage, type ServedPage } from '../../support/servePage';
import { expect, test as base } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const test = base.extend<{ silence: null }, { served: ServedPage }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const files = readdirSync(typeHelpPaths.public).map(
        (name) => [`/type-help/${name}`, readFileSync(`${typeHelpPaths.public}/${name}`)] as const,
      );
      const served = await servePage({
        entry: 'tests/browser/editor/page.tsx',
        files: new Map(files),
        alias: { '@type-help': 'node_modules/.cache/type-help' },
      });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  silence: [
    async ({ complaints }, use) => {
      await use(null);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Code of the test' });
const codeOf = (page: Page) => page.locator('output').last().textContent();

/** Opens the page and puts the cursor at the end of the code. */
async function open(page: Page, served: ServedPage): Promise<void> {
  await page.goto(served.url);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
}

test(
  'the editor changes the code on typing, and loads type help only then',
  onlyInFullRun('edit.spec.ts types into the same editor.'),
  async ({ page, served }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, served);
    expect(requests.some((url) => url.includes('type-help'))).toBe(false);
    await page.keyboard.type('// mine');
    await expect.poll(() => codeOf(page)).toContain('// mine');
  },
);

test('Tab leaves the editor; if "Tab indents" is on, Escape followed by Tab does', async ({
  page,
  served,
}) => {
  await open(page, served);
  await expect(page.getByText('Tab leaves the editor.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await page.getByRole('checkbox', { name: 'Tab indents' }).check();
  await expect(page.getByText('Escape and then Tab leaves the editor.')).toBeVisible();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => codeOf(page)).toMatch(/\n {2}$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

// Requirement 10.19.
test('the editor underlines the error of a run, and its message selects the position', async ({
  page,
  served,
}) => {
  await open(page, served);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('extrude');
  const list = page.getByRole('list', { name: 'Problems in the code' });
  await expect(list).toHaveText('Line 4 The height is zero.');
  await list.getByRole('button').click();
  await expect(editor(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('extrude');
});

test('type help reports errors, completes names and links to the reference', async ({
  page,
  served,
}) => {
  test.slow();
  await open(page, served);
  await page.keyboard.type('drawCircle(2).extrudes');
  const list = page.getByRole('list', { name: 'Problems in the code' });
  await expect(list).toContainText("Property 'extrudes' does not exist", { timeout: 30_000 });
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('sketchOn');
  await page.getByRole('option', { name: /^sketchOnPlane/ }).click();
  await expect.poll(() => codeOf(page)).toContain('drawCircle(2).sketchOnPlane');
  await expect(list).toHaveCount(0);
  await page.getByText('extrude', { exact: true }).hover();
  const link = page.getByRole('link', { name: 'Sketch.extrude in the reference' });
  await expect(link).toHaveAttribute('href', '/docs/api/classes/Sketch#extrude');
});

// Requirement 10.88.
test('the editor finds and replaces text, and Escape returns to the code', async ({
  page,
  served,
}) => {
  await open(page, served);
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await page.keyboard.type('drawCircle');
  await page.getByRole('textbox', { name: 'Replace' }).fill('drawEllipse');
  await page.getByRole('button', { name: 'replace all' }).click();
  await expect.poll(() => codeOf(page)).toMatch(/import \{ drawEllipse \}[^]*return drawEllipse/);
  await find.press('Escape');
  await expect(find).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
});

// Requirement 10.88.
test(
  'Format and its shortcut format the code, and undo restores the previous code',
  onlyInFullRun('typeService.test.ts tests the formatting.'),
  async ({ page, served }) => {
    test.slow();
    await open(page, served);
    await page.keyboard.insertText('const  size=2 ;');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByText('The code is formatted.')).toBeVisible({ timeout: 30_000 });
    expect(await codeOf(page)).toContain('\nconst size = 2;');
    await editor(page).press('ControlOrMeta+z');
    await expect.poll(() => codeOf(page)).toContain('const  size=2 ;');
    await editor(page).press('Shift+Alt+f');
    await expect.poll(() => codeOf(page)).toContain('\nconst size = 2;');
    await editor(page).press('Shift+Alt+f');
    await expect(page.getByText('The code is already formatted.')).toBeVisible();
  },
);

for (const theme of ['light', 'dark']) {
  test(
    `the editor has no accessibility violations in ${theme} mode`,
    onlyInFullRun('every-page.spec.ts checks the editor of the playground.'),
    async ({ page, served }) => {
      await open(page, served);
      await page.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), theme);
      await page.getByRole('button', { name: 'Fail' }).click();
      await expect(page.locator('.cm-lintRange-error')).toBeVisible();
      await page.getByRole('button', { name: 'Keys' }).click();
      const keys = page.getByRole('dialog', { name: 'Keys' });
      await expect(keys.getByText('find and replace')).toBeVisible();
      expect(await findViolations(page, 'dialog', allRules)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await editor(page).press('ControlOrMeta+f');
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
      expect(await findViolations(page, '.editor', allRules)).toEqual([]);
    },
  );
}
