import type { Page } from '@playwright/test';

/** For a busy machine; where the application does start, it takes a second or two. */
const patience = 60_000;

/**
 * Moves the pointer once, the first interaction of most readers, and waits until the page answers events. The page may
 * still be loading: it keeps what comes before it can act on it.
 * Errors: an application that does not start, with what the page has loaded for it and what it says.
 */
export async function startApplication(page: Page): Promise<void> {
  // On a page opened after another one the pointer already rests at the second place: that alone would be no movement.
  await page.mouse.move(9, 304);
  await page.mouse.move(5, 300, { steps: 2 });
  try {
    await page
      .locator('html[data-has-hydrated="true"]')
      .waitFor({ state: 'attached', timeout: patience });
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
    const asked = [...document.scripts].map(({ src }) => src);
    const notice = document.getElementById('start-failure')?.textContent ?? '';
    return JSON.stringify({ asked, loaded, notice }, null, 1);
  });
}
