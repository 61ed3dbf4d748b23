import type { Page } from '@playwright/test';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** Refuses what `pattern` names until the returned function is called. */
async function refuse(page: Page, pattern: string): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

test.describe('a failed chunk load shows error text with a Retry button', () => {
  for (const { what, pattern } of [
    { what: 'the main bundle', pattern: '**/assets/js/main.*' },
    { what: 'the runtime', pattern: '**/assets/js/runtime~main.*' },
    { what: 'the chunk around the page', pattern: '**/assets/js/layout.*' },
  ]) {
    // Requirement 8.13.
    test(`${what}: the page stays readable, and Retry makes it answer`, async ({ page }) => {
      const allow = await refuse(page, pattern);
      const shell = new Shell(page);
      await shell.read('/docs/intro');
      await page.mouse.move(5, 300, { steps: 2 });
      await expect(shell.failureNotice).toHaveRole('alert');
      await expect(shell.failureNotice).toContainText(/Loading .+ failed/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // Still refused: the reader is told again.
      await shell.failureNotice.getByRole('button', { name: 'Retry' }).click();
      await expect(shell.failureNotice).toContainText(/Loading .+ failed/);

      await allow();
      await shell.failureNotice.getByRole('button', { name: 'Retry' }).click();
      await shell.hydrated();
      await expect(shell.failureNotice).toHaveCount(0);
      await shell.colorSwitch.click();
      expect(await shell.colorMode()).toBe('dark');
    });
  }

  // Requirement 8.13.
  test('the chunk of the page: it stays readable, the application answers, and so does the page after Retry', async ({
    page,
  }) => {
    const allow = await refuse(page, '**/assets/js/article.*');
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    const edit = page.getByRole('button', { name: 'Edit' }).first();
    await edit.click();
    await expect(shell.failureNotice).toHaveRole('alert');
    await expect(shell.failureNotice).toContainText(/Loading .+ failed/);
    await shell.colorSwitch.click();
    expect(await shell.colorMode()).toBe('dark');

    await allow();
    await shell.failureNotice.getByRole('button', { name: 'Retry' }).click();
    await edit.click();
    await expect(page.getByRole('textbox', { name: /Code/ }).first()).toBeVisible();
  });

  test('what the reader pressed in the meantime is done after Retry', async ({ page }) => {
    const allow = await refuse(page, '**/assets/js/main.*');
    const shell = new Shell(page);
    await shell.read('/docs/intro');
    await shell.colorSwitch.click();
    await expect(shell.failureNotice).toBeVisible();
    await allow();
    await shell.failureNotice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  // Requirement 8.13.
  test('a chunk that only the application asks for', async ({ page }) => {
    // As after a release that changed the list of chunks: the page's own list lacks one.
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/\/assets\/js\/layout\.[0-9a-f]+\.js /, ''),
      });
    });
    const allow = await refuse(page, '**/assets/js/layout.*');
    const shell = new Shell(page);
    await shell.read('/docs/intro');
    await page.mouse.move(5, 300, { steps: 2 });
    await expect(shell.failureNotice).toContainText('layout');
    await allow();
    await shell.failureNotice.getByRole('button', { name: 'Retry' }).click();
    await shell.hydrated();
    await expect(shell.failureNotice).toHaveCount(0);
  });
});

// Requirement 7.20.
test('a failed route preload logs a warning and reloads the page', async ({ page, complaints }) => {
  const shell = new Shell(page);
  await shell.open('/');
  await shell.mark();
  let refused = 0;
  await page.route('**/assets/js/article.*', async (route) => {
    // The hint that prefetched it may have it; the script that runs it must not.
    if (route.request().resourceType() !== 'script' || refused > 0) return route.continue();
    refused += 1;
    return route.abort();
  });
  await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
  await shell.reloaded();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await shell.start();
  expect(complaints.join('\n')).toMatch(/warning: .*ChunkLoadError/);
});
