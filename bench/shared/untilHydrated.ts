import type { Page } from '@playwright/test';

/** Milliseconds. Hydration takes a second or two; a busy machine needs more. */
const timeout = 60_000;

/**
 * Waits until React has hydrated the page. The application starts without an interaction.
 * Errors: an application that does not start, with the scripts of the page and what it loaded.
 */
export async function untilHydrated(page: Page): Promise<void> {
  try {
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout });
  } catch (error) {
    const message = `The application of ${page.url()} did not start: ${await stateOf(page)}`;
    throw new Error(message, { cause: error });
  }
}

function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name, duration }) => `${name} (${Math.round(duration)} ms)`);
    const scripts = [...document.scripts].map(({ src }) => src);
    const alerts = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent);
    return JSON.stringify({ scripts, loaded, alerts }, null, 1);
  });
}
