import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The slow phone of the benchmarks. Its processor and its line are those of Lighthouse's phone. */
const slowPhone = {
  window: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // What one fetches does not go over the slow line.
    serviceWorkers: 'block',
  },
  /** Times as slow as this machine. */
  processor: 4,
  /** Milliseconds. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s. */
  throughput: (1.6 * 1000 * 1000) / 8,
} as const;

/** A slow laptop is as slow, with a wide window and a mouse. */
const laptopWindow = {
  viewport: { width: 1400, height: 900 },
  serviceWorkers: slowPhone.window.serviceWorkers,
} as const;

/** A page on a slow phone, or laptop, that has nothing cached; close its context when done. */
export async function openSlowPhone(
  browser: Browser,
  device: 'phone' | 'laptop' = 'phone',
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const { window, processor, latency, throughput } = slowPhone;
  const context = await browser.newContext(device === 'phone' ? window : laptopWindow);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, context };
}
