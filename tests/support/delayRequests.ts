import type { Page } from '@playwright/test';

/** Delays requests of `page` to `addresses` until the returned function is called. */
export async function delayRequests(
  page: Page,
  addresses: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
