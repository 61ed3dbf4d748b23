import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Asserts where `tab` has arrived, by asking the tab: Playwright 1.65 misses the first navigation of about every other tab
 * that Chromium 150 opens in the background, and `toHaveURL` would wait for it.
 */
export async function expectAddress(tab: Page, address: RegExp): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.href)).toMatch(address);
}
