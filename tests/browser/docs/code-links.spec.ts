import { allowCopying, readCopiedText } from '../../support/clipboard';
import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const guide = '/docs/tutorial-overview/adding-depth';

test.describe('library names in code', () => {
  // Requirement 10.70.
  test('show a tooltip on hover and on focus; Escape closes it', async ({ page, complaints }) => {
    await new Shell(page).open(guide);
    const link = page.locator('pre a', { hasText: /^sketchOnPlane$/ }).first();
    const card = page.getByRole('tooltip');

    await link.hover();
    await expect(card).toContainText('sketchOnPlane(');
    await expect(link).toHaveAccessibleDescription(/^sketchOnPlane\(.*\.$/);
    await page.mouse.move(0, 0);
    await expect(card).toHaveCount(0);

    await link.focus();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  // Requirement 10.70.
  test('are links at each use, but tab stops only once', async ({ page }) => {
    await new Shell(page).open(guide);
    const code = page.locator('pre').first();
    const link = (name: string) => code.getByRole('link', { name, exact: true });
    await link('hLine').focus();
    // Between hLine and done, the code repeats tangentArc and vLine, which Tab skips.
    await page.keyboard.press('Tab');
    await expect(link('done')).toBeFocused();
    await link('tangentArc').nth(1).hover();
    await expect(page.getByRole('tooltip')).toContainText('tangentArc(');
  });

  // Requirement 10.70.
  test(
    'link to the reference without a page reload, and are copied as plain text',
    onlyInFullRun(
      'nameLinks.test.ts tests the addresses; the test of the tooltip uses the same links.',
    ),
    async ({ page }) => {
      await allowCopying(page);
      await new Shell(page).open(guide);
      const block = page
        .locator('.theme-code-block')
        .filter({ has: page.locator('pre a') })
        .first();
      const code = await block.locator('pre').textContent();
      await block.hover();
      await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
      expect((await readCopiedText(page)).trim()).toBe(code?.trim());

      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page
        .locator('pre a', { hasText: /^sketchOnPlane$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/docs\/api\/classes\/Drawing#sketchonplane$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawing');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      // The linked page also has links in its code.
      await expect(page.locator('pre a', { hasText: /^extrude$/ }).first()).toBeAttached();
    },
  );
});

// Requirement 2.98.
test('the table of a class shows inherited signatures and sentences on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open('/docs/api/classes/Solid');
  const table = page.getByRole('table').first();
  const cells = table.getByRole('row', { name: 'translateX' }).getByRole('cell');
  await expect(cells).toHaveText([
    'translateX(distance): this',
    'Returns the shape moved along x, in mm.',
  ]);
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

// Requirement 2.98.
test(
  'a member of the API reference expands its model and its list of guides',
  onlyInFullRun(
    'Runs nightly: members need few scripts, because they are tables, details elements and links.',
  ),
  async ({ page }) => {
    await new Shell(page).open('/docs/api/classes/Drawing');
    const table = page.getByRole('table').first();
    await table.getByRole('link', { name: 'offset', exact: true }).click();
    await expect(page).toHaveURL(/#offset$/);
    await expect(page.locator('h3#offset')).toBeInViewport();
    const summary = page.locator('#offset ~ details > summary').first();
    const figure = page.locator('#offset ~ details figure').first();
    await expect(figure).toBeHidden();
    await summary.click();
    await expect(figure).toBeVisible();
    // The built HTML does not contain this link's URL. Hovering creates it.
    const workbench = figure.getByRole('link', { name: 'Open code in the workbench' });
    await workbench.hover();
    await expect(workbench).toHaveAttribute('href', /#code=UEsD/);

    const guides = page.getByRole('paragraph').filter({ hasText: /^Guides / });
    const before = await guides.getByRole('link').count();
    const more = guides.getByRole('button', { name: /^and \d+ more$/ });
    const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
    await more.click();
    await expect(guides.getByRole('link')).toHaveCount(before + count);
    await expect(guides.getByRole('link').nth(before)).toBeFocused();
  },
);
