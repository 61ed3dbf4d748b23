import type { Page, Route } from '@playwright/test';
import { breakResizeObserver } from '../../support/breakResizeObserver';
import { ModelOnPage } from '../../support/modelOnPage';
import { expect, test } from '../../support/test';

const address = '/docs/use-as-a-library';
const title = 'The box of the app';

/** Has the server no longer know the files that `pattern` names; returns how to bring them back. */
async function lose(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
  await page.route(pattern, gone);
  return () => page.unroute(pattern, gone);
}

/** Has the site answer, to whoever asks without opening it, with a page of a later release. */
async function publishRelease(page: Page): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/runtime~main\.[0-9a-f]+/g, 'runtime~main.0a1b2c3d');
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

test.describe('a part of the page that does not come leaves the rest as it was', () => {
  for (const { what, pattern } of [
    { what: 'script', pattern: /LinkedViewer[^/]*\.js$/ },
    { what: 'library', pattern: /vendors-node_modules_colord[^/]*\.js$/ },
    { what: 'styles', pattern: /LinkedViewer[^/]*\.css$/ },
  ]) {
    test(`the viewer, its ${what}: the picture stays, and "Try again" brings it`, async ({
      page,
    }) => {
      const bringBack = await lose(page, pattern);
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.turnButton.click();
      const alert = model.figure.getByRole('alert');
      await expect(alert).toContainText('The viewer could not be loaded. Check your connection.');
      await expect(model.figure.getByRole('img').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);

      // Still gone: the reader is told again.
      await model.button('Try again').click();
      await expect(alert).toContainText('The viewer could not be loaded.');

      await bringBack();
      await model.button('Try again').click();
      await model.shown();
      await expect(alert).toHaveCount(0);
    });
  }

  for (const { what, pattern } of [
    { what: 'script', pattern: /src_editor_index[^/]*\.js$/ },
    { what: 'styles', pattern: /src_editor_index[^/]*\.css$/ },
  ]) {
    test(`the editor, its ${what}: the code stays as text, and "Try again" brings it`, async ({
      page,
    }) => {
      const bringBack = await lose(page, pattern);
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.button('Edit').click();
      const alert = model.figure.getByRole('alert');
      await expect(alert).toContainText('The editor could not be loaded. Check your connection.');
      await expect(model.figure.locator('pre')).toContainText('export default function main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      await bringBack();
      await model.button('Try again').click();
      await expect(model.editor).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test('what a model needs to be interactive: the panel that was asked for opens with "Try again"', async ({
  page,
}) => {
  const bringBack = await lose(page, /model_interactive_index[^/]*\.js$/);
  const model = new ModelOnPage(page, title);
  await model.open(address);
  await model.button('Edit').click();
  const alert = model.figure.getByRole('alert');
  await expect(alert).toContainText('This part of the page could not be loaded.');
  await bringBack();
  await model.button('Try again').click();
  await expect(model.editor).toBeVisible();
  await expect(alert).toHaveCount(0);
});

// Requirement 8.25.
test('a page that was open while the site changed says so, and loads again with what was typed', async ({
  page,
}) => {
  const model = new ModelOnPage(page, title);
  await model.open(address);
  await model.button('Edit').click();
  await model.editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// typed before');
  await publishRelease(page);
  const bringBack = await lose(page, /LinkedViewer[^/]*\.js$/);
  await model.turnButton.click();
  await expect(model.figure.getByRole('alert')).toContainText(
    'The viewer is part of an earlier version of this site, which is gone. Your own code is kept.',
  );
  await bringBack();
  await model.button('Load the page again').click();
  await expect(model.turnButton).toBeVisible();
  await model.button('Edit').click();
  await expect(model.editor).toContainText('// typed before');
});

test('an error while the viewer is drawn stays in its place', async ({ page }) => {
  await breakResizeObserver(page);
  const model = new ModelOnPage(page, title);
  await model.open(address);
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await model.turnButton.click();
  const alert = model.figure.getByRole('alert');
  await expect(alert).toContainText('The viewer failed: A test broke it.');
  await expect(model.figure.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await model.button('Try again').click();
  await model.shown();
  await expect(alert).toHaveCount(0);
});
