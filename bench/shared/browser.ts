import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../setup/chromium.mjs';

/**
 * Chromium loads lazy pictures up to 1250 px below the window on a fast network, but up to 3000 px on an unknown
 * network. The network of the benchmarks is unknown, so this argument sets the distance for a fast network.
 */
export const fastNetwork = '--blink-settings=lazyLoadingImageMarginPxUnknown=1250';

/** Starts this machine's Chromium without background requests. */
export function launchChromium(args: readonly string[] = ['--disable-gpu']): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', fastNetwork, ...args],
  });
}

/** The slow phone of the benchmarks, with the processor and network of Lighthouse's phone. */
const slowPhone = {
  window: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Requests of a service worker would bypass the throttled network.
    serviceWorkers: 'block',
  },
  /** CPU slowdown: 1 is the speed of this machine, 4 a quarter of it. */
  processor: 4,
  /** Network latency in milliseconds. */
  latency: 150,
  /** Network throughput in bytes per second: 1.6 Mbit/s. */
  throughput: (1.6 * 1000 * 1000) / 8,
} as const;

/** Window of the slow laptop, which has the same processor and network but a mouse. */
const laptopWindow = {
  viewport: { width: 1400, height: 900 },
  serviceWorkers: slowPhone.window.serviceWorkers,
} as const;

/** Opens a page with an empty cache on a slow phone or laptop. The caller closes its context. */
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

/** Timeout in milliseconds. Hydration takes a second or two, or more on a busy machine. */
const timeout = 60_000;

/**
 * Waits until React has hydrated the page. Hydration needs no user interaction. If it does not happen, throws an error
 * that lists the page's scripts, the files that it loaded, and its alerts.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
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

/**
 * Waits until `page` has loaded, its intersection observers have been called, and no task is waiting. By then, the
 * page has started its idle work.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    // Observers are called in the order of their creation, so the page's observers have been called before this one.
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
    for (let times = 0; times < 2; times++) await new Promise((idle) => requestIdleCallback(idle));
  });
}
