import type { Locator } from '@playwright/test';
import { visibleStylesOf } from '../../support/visibleStylesOf';
import { codeLine, ModelOnPage } from '../../support/modelOnPage';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

/** In forced-colors mode, the system removes backgrounds and shadows. Selected elements must stay recognisable. */
test.use({ contextOptions: { forcedColors: 'active' } });

/** Asserts that the selected element `chosen` looks different from its unselected neighbour `other`. */
async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    expect(await visibleStylesOf(chosen)).not.toEqual(await visibleStylesOf(other));
  }).toPass({ timeout: 15_000 });
}

/** Returns true if the text of `element`, or the icon in its pseudo-element, differs from what is behind it. */
async function isVisibleInk(element: Locator, icon?: '::after'): Promise<boolean> {
  return element.evaluate((node, pseudo) => {
    const own = getComputedStyle(node);
    const page = getComputedStyle(document.documentElement);
    const isClear = /^rgba.*, 0\)$/.test(own.backgroundColor);
    const behind = (isClear ? page : own).backgroundColor;
    const ink = pseudo ? getComputedStyle(node, pseudo).backgroundColor : own.color;
    return ink !== behind;
  }, icon ?? null);
}

// Requirement 11.41.
test('in forced colors, the current page is recognisable in the sidebar and in "On this page"', async ({
  page,
}) => {
  await new Shell(page).open('/docs/tutorial-overview/drawing');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current="page"]').last();
  await expectDistinct(current, sidebar.getByRole('link', { name: 'Finders', exact: true }));
  const contents = page.locator('.theme-doc-toc-desktop');
  const active = contents.locator('.table-of-contents__link--active');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 1500);
  await expect(active).toHaveCount(1);
  await expectDistinct(active, contents.locator('a:not(.table-of-contents__link--active)').last());
  // A page at the top level of the sidebar.
  await page.goto('/docs/use-as-a-library');
  const root = sidebar.locator('[aria-current="page"]').last();
  await expectDistinct(root, sidebar.getByRole('link', { name: 'Glossary' }));
});

// Requirement 11.41.
test(
  'in forced colors, the selected hit, the search dialog and its input are recognisable',
  onlyInFullRun('Runs nightly: the rules are next to those of the test above.'),
  async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    await shell.searchButton.click();
    const field = page.getByRole('searchbox');
    await field.fill('fillet');
    const chosen = page.locator('[aria-selected="true"]');
    await expect(chosen).toHaveCount(1);
    await expectDistinct(chosen, page.locator('[aria-selected="false"]').last());
    for (const edge of [page.locator('.DocSearch-Modal'), page.locator('.DocSearch-Form')])
      await expect(edge).not.toHaveCSS('border-top-width', '0px');
    await expect(page.locator('.DocSearch-Form')).toHaveCSS('outline-style', 'solid');
  },
);

// Requirement 11.41.
test(
  'in forced colors on black, matching words and the back-to-top button are visible',
  onlyInFullRun('The rules are next to those of the test above.'),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await new Shell(page).open('/search?q=fillet');
    const match = page.getByRole('main').locator('mark').first();
    expect(await isVisibleInk(match)).toBe(true);
    await page.keyboard.press('Control+k');
    // The page has another search field, which stays visible until the dialog opens.
    await page.getByRole('dialog').getByRole('searchbox').fill('fillet');
    expect(await isVisibleInk(page.locator('.DocSearch-Hit mark').first())).toBe(true);

    await page.goto('/docs/tutorial-overview/drawing');
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 3000);
    const up = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(async () => {
      await page.mouse.wheel(0, -50);
      await expect(up).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(up).not.toHaveCSS('border-top-width', '0px');
    expect(await isVisibleInk(up, '::after')).toBe(true);
  },
);

// Requirement 11.41.
test(
  'in forced colors, highlighted lines and the name of an API page differ from other code',
  onlyInFullRun('The rules are next to those of the tests that run.'),
  async ({ page }) => {
    await new Shell(page).open('/docs/tutorial-overview/drawing');
    const marked = page.locator('.theme-code-block-highlighted-line:visible').first();
    await expectDistinct(marked, page.locator(`${codeLine}:visible`).first());
    await page.goto('/docs/api/functions/loft');
    const name = page.locator(`${codeLine} mark`).first();
    await expectDistinct(name, page.locator(codeLine).first());
  },
);

// Requirement 11.41.
test(
  'in forced colors, the selected gallery technique and the buttons of open panels differ from their neighbours',
  onlyInFullRun('The rules are next to those of the tests that run.'),
  async ({ page }) => {
    await new Shell(page).open('/docs/examples/gallery?technique=shell');
    const techniques = page.getByRole('button', { name: /^\w+ \d+$/ });
    const chosen = techniques.and(page.locator('[aria-pressed="true"]'));
    await expectDistinct(chosen, techniques.and(page.locator('[aria-pressed="false"]')).first());

    const model = new ModelOnPage(page, 'The box of the app');
    await model.open('/docs/use-as-a-library');
    await model.button('Parameters').click();
    await page.mouse.move(1, 1);
    await page.keyboard.press('Tab');
    await expectDistinct(model.button('Parameters'), model.button('Edit').first());
  },
);

// Requirement 11.41.
test(
  'in forced colors, the current navbar link, the open model in the list and the selected tab differ from their neighbours',
  onlyInFullRun('The rules are next to those of the tests that run.'),
  async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    const links = page.locator('.navbar__items .navbar__link:visible');
    const current = page.locator('.navbar__link--active:visible');
    await expectDistinct(current, links.and(page.locator(':not(.navbar__link--active)')).first());

    await shell.open('/playground');
    const code = page.getByRole('textbox', { name: /^Code of/ });
    for (const comment of ['// one', '// two']) {
      await code.press('ControlOrMeta+End');
      await page.keyboard.type(comment);
      await page.getByRole('button', { name: 'My models' }).click();
      if (comment === '// one') await page.getByRole('button', { name: 'New' }).click();
    }
    const rows = page.getByRole('dialog').getByRole('listitem');
    const open = page.locator('[aria-current="true"]');
    await expectDistinct(rows.and(open), rows.and(page.locator('[aria-current="false"]')).first());
    await page.getByRole('button', { name: 'Close' }).click();

    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.getByRole('tab');
    const chosen = page.locator('[aria-selected="true"]');
    await expectDistinct(tabs.and(chosen), tabs.and(page.locator('[aria-selected="false"]')));
  },
);
