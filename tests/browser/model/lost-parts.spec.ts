import type { Page, Route } from '@playwright/test';
import { breakResizeObserver } from '../../support/breakResizeObserver';
import { ModelOnPage } from '../../support/modelOnPage';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const address = '/docs/use-as-a-library';
const title = 'The box of the app';

const scripts = /\/assets\/js\/.*\.js$/;
const styles = /\/assets\/css\/.*\.css$/;

/**
 * Makes the server answer requests that match `pattern` with 404, except those for the first `served` URLs. Returns a
 * function that restores the files.
 */
async function lose(page: Page, pattern: RegExp, served = 0): Promise<() => Promise<void>> {
  const known = new Set<string>();
  const gone = (route: Route) => {
    const url = route.request().url();
    if (known.size < served) known.add(url);
    return known.has(url) ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' });
  };
  await page.route(pattern, gone);
  return () => page.unroute(pattern, gone);
}

/** Answers the page's `fetch` requests with the HTML of a later release. Navigations still get the current page. */
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

test.describe('a component that fails to load', () => {
  for (const { what, pattern, served } of selectVariants([
    { what: 'its scripts', pattern: scripts, served: 0 },
    { what: 'all but one of its scripts', pattern: scripts, served: 1 },
    { what: 'its styles', pattern: styles, served: 0 },
  ])) {
    test(
      `the viewer without ${what}: the picture stays, and "Try again" loads the viewer`,
      onlyInFullRun('lazyComponent.test.tsx shows the fallback and retries.'),
      async ({ page }) => {
        const model = new ModelOnPage(page, title);
        await model.open(address);
        // Loads everything that an interactive model needs except the viewer.
        await model.button('Parameters').click();
        await model.slider.waitFor();
        const bringBack = await lose(page, pattern, served);
        await model.turnButton.click();
        const alert = model.figure.getByRole('alert');
        await expect(alert).toContainText('The viewer could not be loaded. Check your connection.');
        await expect(model.figure.getByRole('img').first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByText('This page crashed.')).toHaveCount(0);

        // The files are still missing, so the notice stays.
        await model.button('Try again').click();
        await expect(alert).toContainText('The viewer could not be loaded.');

        await bringBack();
        await model.button('Try again').click();
        await model.waitUntilShown();
        await expect(alert).toHaveCount(0);
      },
    );
  }

  for (const { what, pattern } of selectVariants([
    { what: 'its scripts', pattern: scripts },
    { what: 'its styles', pattern: styles },
  ])) {
    test(
      `the editor without ${what}: the code stays as text, and "Try again" loads the editor`,
      onlyInFullRun('lazyComponent.test.tsx shows the fallback and retries.'),
      async ({ page }) => {
        const model = new ModelOnPage(page, title);
        await model.open(address);
        await model.button('Parameters').click();
        await model.slider.waitFor();
        const bringBack = await lose(page, pattern);
        await model.button('Edit').click();
        const alert = model.figure.getByRole('alert');
        await expect(alert).toContainText('The editor could not be loaded. Check your connection.');
        await expect(model.figure.locator('pre')).toContainText('export default function main');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

        await bringBack();
        await model.button('Try again').click();
        await expect(model.editor).toBeVisible();
        await expect(alert).toHaveCount(0);
      },
    );
  }
});

test('a panel whose code fails to load opens after "Try again"', async ({ page }) => {
  const model = new ModelOnPage(page, title);
  await model.open(address);
  const bringBack = await lose(page, scripts);
  await model.button('Edit').click();
  const alert = model.figure.getByRole('alert');
  await expect(alert).toContainText('This part of the page could not be loaded.');
  await bringBack();
  await model.button('Try again').click();
  await expect(model.editor).toBeVisible();
  await expect(alert).toHaveCount(0);
});

// Requirement 8.25.
test(
  'a page of an outdated release asks for a reload and keeps the typed code',
  onlyInFullRun(
    'isPageOutdated.test.ts recognises a replaced release; edit.spec.ts keeps code across a reload.',
  ),
  async ({ page }) => {
    const model = new ModelOnPage(page, title);
    await model.open(address);
    await model.button('Edit').click();
    await model.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// typed before');
    await publishRelease(page);
    const bringBack = await lose(page, scripts);
    await model.turnButton.click();
    await expect(model.figure.getByRole('alert')).toContainText(
      'The viewer is part of an earlier version of this site, which is gone. Your own code is kept.',
    );
    await bringBack();
    await model.button('Load the page again').click();
    await expect(model.turnButton).toBeVisible();
    await model.button('Edit').click();
    await expect(model.editor).toContainText('// typed before');
  },
);

test(
  'an error while rendering the viewer leaves the rest of the page intact',
  onlyInFullRun('A missing script is caught by the same error boundary.'),
  async ({ page }) => {
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
    await model.waitUntilShown();
    await expect(alert).toHaveCount(0);
  },
);
