import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** For a busy machine; where the application does start, it takes a second or two. */
const patience = 60_000;

/** After so long without an answer a hand has moved on, in ms. */
const pause = 1000;

/**
 * Moves the pointer, the first intent of most readers, until the page answers events. It goes on moving as a hand does:
 * a visit once did not start after two movements, and whether the page had heard of them is not known.
 * Errors: an application that does not start, with what the page has loaded for it and what it says.
 */
export async function startApplication(page: Page): Promise<void> {
  const answer = page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({ state: 'attached', timeout: patience })
    .then(
      () => 'started' as const,
      () => 'failed' as const,
    );
  let state;
  do {
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    state = await Promise.race([answer, setTimeout(pause, 'waiting' as const)]);
  } while (state === 'waiting');
  if (state === 'failed') {
    throw new Error(`The application of ${page.url()} did not start: ${await stateOf(page)}`);
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
