import { expectNewTab } from '../../support/expectNewTab';
import { delayRequests } from '../../support/delayRequests';
import { test } from '../../support/searchTest';
import { Shell } from '../../support/shell';
import { expect } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const nightly = onlyInFullRun('Runs nightly: the keys above fail for most breakages.');

test.describe('the search dialog by keyboard', () => {
  test.beforeEach(({ page }) => page.goto('/docs/intro'));

  for (const key of selectVariants(['Control+k', 'Meta+k', '/'])) {
    // Requirements 2.46, 2.47.
    test(`opens on ${key}`, async ({ page, modal }) => {
      await page.keyboard.press(key);
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue('');
    });
  }
  // Requirement 2.47.
  test(
    'does not open on / in a text area, and the key is not replayed later',
    onlyInFullRun('searchShortcut.test.ts tests every kind of text field.'),
    async ({ page, modal }) => {
      await page.evaluate(() => {
        const field = document.createElement('textarea');
        field.id = 'field';
        field.title = 'Field';
        field.style.cssText = 'position: fixed; inset: 200px; z-index: 9';
        document.body.append(field);
      });
      await new Shell(page).start();
      await page.locator('#field').focus();
      await page.keyboard.press('/');
      await expect(modal.dialog).toHaveCount(0);
      await page.locator('#field').evaluate((element) => element.remove());
      await page.keyboard.press('/');
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue('');
    },
  );

  // Requirement 2.48.
  test('closes on Escape, restores the focus, and is empty when it opens again', async ({
    page,
    modal,
  }) => {
    await new Shell(page).start();
    const link = page.getByRole('link', { name: 'API', exact: true }).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await modal.search('fillet');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(link).toBeFocused();
    await modal.open();
    await expect(modal.input).toHaveValue('');
    await expect(modal.hits).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
  });

  test(
    'returns the focus to the editor on Escape',
    onlyInFullRun('The test above restores the focus of a link.'),
    async ({ page, modal }) => {
      await new Shell(page).open('/playground');
      const code = page.getByRole('textbox', { name: /^Code of/ });
      await code.press('ControlOrMeta+End');
      await page.keyboard.press('Control+k');
      await modal.search('fillet');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      await page.keyboard.type('const typed = 1;');
      await expect(code).toContainText('const typed = 1;');
    },
  );

  test('stays open if Escape ends an IME composition', nightly, async ({ page, modal }) => {
    await modal.open();
    await modal.input.evaluate((input) => {
      const press = { key: 'Escape', bubbles: true, cancelable: true };
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }));
      // Safari ends the composition before the key event.
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { ...press, keyCode: 229 }));
    });
    await page.keyboard.type('f');
    await expect(modal.input).toHaveValue('f');
  });

  // Requirements 2.49, 2.50.
  test(
    'closes on a click outside it, and on Cancel on a phone',
    nightly,
    async ({ page, modal }) => {
      await modal.open();
      await page.mouse.click(20, 500);
      await expect(modal.dialog).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await modal.open();
      await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(modal.dialog).toBeHidden();
    },
  );

  // Requirement 2.52.
  test(
    'lists its keys: Enter to select, arrows to navigate, Escape to close',
    onlyInFullRun('The markup is static.'),
    async ({ modal }) => {
      await modal.open();
      await expect(modal.dialog.locator('.DocSearch-Commands li')).toHaveText([
        'to select',
        'to navigate',
        'to close',
      ]);
      for (const name of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
        await expect(modal.dialog.getByRole('img', { name })).toBeVisible();
      }
    },
  );

  // Requirements 4.23, 4.26, 4.31.
  test('selects results with the arrow keys, wrapping at both ends, and opens the selected result on Enter', async ({
    page,
    modal,
  }) => {
    await modal.open();
    await modal.search('makeBaseBox');
    await expect(modal.chosen).toHaveCount(1);
    await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(modal.hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
    await expect(modal.dialog).toBeHidden();
  });

  for (const key of selectVariants(['Control', 'Meta'])) {
    // Requirements 4.26, 4.31.
    test(
      `opens a result in a new tab on ${key}+Enter and stays open`,
      onlyInFullRun('The browser opens the tab, as for any link.'),
      async ({ page, modal }) => {
        await modal.open();
        await modal.search('makeBaseBox');
        await page.keyboard.press(`${key}+Enter`);
        await expectNewTab(page, /\/docs\/api\/functions\/makeBaseBox$/);
        await expect(modal.dialog).toBeVisible();
      },
    );
  }

  test(
    'traps the focus, so that Tab reaches nothing on the page behind it',
    onlyInFullRun('The browser traps the focus in a native dialog.'),
    async ({ page, modal }) => {
      await modal.open();
      await modal.search('fillet');
      // Tab also moves to the browser's own controls. The body has the focus then.
      const isBelow = () =>
        page.evaluate(() => document.activeElement?.matches('body, dialog *') === false);
      const stops = (await modal.dialog.locator('a, button, input').count()) + 2;
      for (let press = 0; press < stops; press += 1) {
        await page.keyboard.press('Tab');
        expect(await isBelow()).toBe(false);
      }
    },
  );

  test('keeps the focus when a slow page appears behind it', nightly, async ({ page, modal }) => {
    // Loads the dialog's code before requests are delayed.
    await modal.open();
    await page.keyboard.press('Escape');
    const arrive = await delayRequests(page, '**/assets/js/*.js');
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await modal.open();
    const title = page.locator('h1');
    await expect(title).toHaveText('Introduction');
    arrive();
    await expect(title).toHaveText('Replicad API');
    await expect(modal.input).toBeFocused();
  });

  // Requirement 5.2.
  test(
    'starts with the text selected on the page, cut to 64 characters',
    nightly,
    async ({ page, modal }) => {
      await page.evaluate(() => {
        const text = document.querySelector('article p');
        if (text) window.getSelection()?.selectAllChildren(text);
      });
      const selected = await page.evaluate(() => String(window.getSelection()));
      expect(selected.length).toBeGreaterThan(64);
      await page.keyboard.press('Control+k');
      await expect(modal.input).toHaveValue(selected.slice(0, 64));
    },
  );

  test(
    'opens with a letter typed on the focused button',
    onlyInFullRun('typeAhead.test.ts collects typed letters.'),
    async ({ page, modal }) => {
      await page.mouse.move(5, 300, { steps: 2 });
      await modal.button.focus();
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await page.keyboard.press('f');
      await expect(modal.input).toHaveValue('f');
    },
  );
});
