import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors, console warnings and uncaught errors of the page. */
  readonly complaints: string[];
}

/** The `test` of every browser spec: it fixes the network type and collects the complaints of the page. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    // Browsers estimate the network type from response times: on a busy machine it may be 2g, and pages fetch less.
    await context.addInitScript(() => {
      const value = { effectiveType: '4g', saveData: false };
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    });
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      await use(complaintsOf(page));
    },
    { auto: true },
  ],
});

/** Collects console errors, console warnings and uncaught errors of `page` from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  // Logged by Playwright itself in specs that block service workers.
  if (message.text().startsWith('Service Worker registration blocked')) return false;
  // Depends on timing: a busy machine may use code or a mesh that a press preloads only after the browser's warning.
  if (/\/(assets|models)\/\S+ was preloaded using link preload but not used/.test(message.text()))
    return false;
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
