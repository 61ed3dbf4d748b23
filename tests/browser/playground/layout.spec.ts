import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';
import { goodModel, openLink, readOutcome, pressRun } from '../../support/playground';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const divider = (page: Page) => page.getByRole('separator', { name: 'Width of the code' });
const pane = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}

test.describe('the playground in a wide window', () => {
  // Requirement 10.82.
  test('fills the window with code and model, and only the code scrolls when it is long', async ({
    page,
  }) => {
    await new Shell(page).open('/playground');
    await codeOf(page).press('ControlOrMeta+End');
    await page.keyboard.insertText('// one more line\n'.repeat(80));
    for (const name of ['Code', 'Model']) {
      const box = await pane(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThan(600);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(900);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  // Requirement 10.82.
  test(
    'has a divider that moves by keyboard and mouse and keeps its position',
    onlyInFullRun('Runs nightly: it seldom changes.'),
    async ({ page }) => {
      await new Shell(page).open('/playground');
      await codeOf(page).waitFor();
      const half = await widthOf(pane(page, 'Code'));
      await divider(page).press('ArrowRight');
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '52');
      expect(await widthOf(pane(page, 'Code'))).toBeGreaterThan(half);
      await divider(page).press('End');
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '75');
      await page.reload();
      await codeOf(page).waitFor();
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '75');
      await divider(page).hover();
      await page.mouse.down();
      await page.mouse.move(420, 400);
      await page.mouse.up();
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '30');
      await divider(page).dblclick();
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
    },
  );
});

// Requirement 10.94.
const f6 =
  'F6 moves the focus between code, view and console, and on a phone shows the tab with the focus';
test(f6, onlyInFullRun('It seldom breaks.'), async ({ page }) => {
  await openLink(page, `console.log("size 20");\n${goodModel}`);
  await pressRun(page);
  const view = page.getByRole('application', { name: 'Shared model' });
  const printed = page.getByLabel('Printed by the code');
  await view.waitFor();
  await codeOf(page).focus();
  for (const next of [view, printed, codeOf(page)]) {
    await page.keyboard.press('F6');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(printed).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await tab(page, 'Code').click();
  await page.keyboard.press('F6');
  await expect(codeOf(page)).toBeFocused();
  await page.keyboard.press('F6');
  await expect(view).toBeFocused();
  await expect(tab(page, 'Model')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+F6');
  await expect(codeOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'My models' }).click();
  await page.keyboard.press('F6');
  await expect(codeOf(page)).not.toBeFocused();
});

// Requirement 10.83.
test('the buttons of the playground take at most two rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open('/playground');
  await codeOf(page).waitFor();
  const buttons = page.getByRole('main').locator('button:visible, label:visible');
  const names =
    /^\s*(Code|Model|Run|Reset code|Save file|Files|Copy link to my version|Run as I type)$/;
  const boxes = await Promise.all(
    (await buttons.filter({ hasText: names }).all()).map((button) => button.boundingBox()),
  );
  expect(boxes).toHaveLength(8);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(36);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

for (const [width, height] of selectVariants([
  [390, 844],
  [375, 550],
  [768, 1024],
] as const)) {
  test.describe(`the playground in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

    // Requirement 10.83.
    test('shows Run in both tabs, and the model after a successful run', async ({ page }) => {
      const shell = new Shell(page);
      await shell.read('/playground');
      await expect(runButton(page)).toBeInViewport({ ratio: 1 });
      await shell.start();
      await codeOf(page).waitFor();
      await expect(pane(page, 'Model')).toBeHidden();
      await runButton(page).tap();
      await readOutcome(page);
      await expect(tab(page, 'Model')).toHaveAttribute('aria-selected', 'true');
      await expect(pane(page, 'Model').locator('canvas')).toBeInViewport({ ratio: 1 });
      await expect(codeOf(page)).toBeHidden();
      await expect(runButton(page)).toBeInViewport({ ratio: 1 });
      expect(await violationsInBothModes(page)).toEqual([]);
      await tab(page, 'Model').press('ArrowLeft');
      await expect(tab(page, 'Code')).toBeFocused();
      await expect(codeOf(page)).toBeVisible();
    });

    test(
      'shows the model above an open panel of the viewer',
      onlyInFullRun('viewer.spec.ts tests panels in another frame.'),
      async ({ page }) => {
        await new Shell(page).open('/playground?start=cheat-sheet/box');
        await tab(page, 'Model').tap();
        const canvas = pane(page, 'Model').locator('canvas');
        const height = async () => (await canvas.boundingBox())?.height ?? 0;
        await expect.poll(height).toBeGreaterThan(150);
        await page.getByRole('button', { name: 'Turn and move' }).tap();
        await expect(page.getByRole('group', { name: 'Move the view' })).toBeVisible();
        await expect.poll(height).toBeGreaterThan(200);
      },
    );

    // Requirement 10.83.
    const early = onlyInFullRun('playground.spec.ts presses Run before hydration.');
    test(
      'shows the model if Run was pressed before the page was ready',
      early,
      async ({ page }) => {
        const shell = new Shell(page);
        const release = await shell.delayMainBundle();
        await shell.read('/playground');
        await runButton(page).tap();
        release();
        await readOutcome(page);
        await expect(tab(page, 'Model')).toHaveAttribute('aria-selected', 'true');
      },
    );

    // Requirement 10.83.
    test(
      'stays in the code tab after a failed run, and shows the error there',
      onlyInFullRun('Runs nightly: the test of a successful run uses the same tabs.'),
      async ({ page }) => {
        const print = 'console.log("a line of output");\n';
        await openLink(
          page,
          `export default () => {\n${print.repeat(12)}throw new Error("Too thin.");\n};`,
        );
        expect(await pressRun(page)).toContain('Too thin.');
        const problems = page.getByRole('list', { name: 'Problems in the code' });
        await expect(problems).toContainText('Too thin.');
        await expect(page.locator('.cm-lintRange-error').last()).toHaveText('new');
        await expect(problems).toBeInViewport({ ratio: 1 });
        // In a low window, the parts of the code tab scroll instead of overlapping.
        await page.setViewportSize({ width, height: 480 });
        const parts = [
          page.locator('.cm-editor'),
          problems,
          page.getByLabel('Printed by the code'),
        ];
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        for (const [index, box] of boxes.slice(1).entries()) {
          const above = boxes[index];
          expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
        }
        await expect(page.getByRole('group', { name: 'What went wrong' })).toBeHidden();
        await tab(page, 'Model').tap();
        await expect(pane(page, 'Model')).toContainText('Press Run to see the model.');
        // A failed model has no files to download.
        await expect(page.getByText('Download', { exact: true })).toHaveCount(0);
      },
    );

    // Requirement 10.75.
    test('keeps Run and the current line visible while a long program is typed', async ({
      page,
    }) => {
      await new Shell(page).open('/playground');
      await codeOf(page).press('ControlOrMeta+End');
      await page.keyboard.insertText('// one more line\n'.repeat(80));
      await page.keyboard.type('// last');
      await expect(page.getByText('// last')).toBeInViewport();
      await expect(runButton(page)).toBeInViewport({ ratio: 1 });
    });
  });
}
