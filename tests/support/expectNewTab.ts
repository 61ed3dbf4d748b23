import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Asserts that exactly one tab other than `page` is open, at a matching URL. Queries the browser over CDP, because
 * Playwright 1.65 misses some background tabs of Chromium 150, and about half of the navigations in such tabs.
 */
export async function expectNewTab(page: Page, address: RegExp): Promise<void> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  const { targetInfo: own } = await session.send('Target.getTargetInfo');
  const addresses = async () => {
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos
      .filter(({ type, browserContextId }) => {
        return type === 'page' && browserContextId === own.browserContextId;
      })
      .filter(({ targetId }) => targetId !== own.targetId)
      .map(({ url }) => url);
  };
  await expect.poll(addresses).toEqual([expect.stringMatching(address)]);
  await Promise.all([browser.detach(), session.detach()]);
}
