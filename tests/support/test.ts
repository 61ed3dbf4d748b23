import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors, console warnings and uncaught errors of the page so far. */
  readonly complaints: string[];
}

/** The `test` function of all browser specs. It sets a fixed network type and collects errors of the page. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    // Browsers estimate the network type from response times. On a busy machine they may report 2g, and pages
    // load less on 2g.
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

/** Collects the errors and warnings of `page` from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  // Playwright logs this message in specs that block service workers.
  if (message.text().startsWith('Service Worker registration blocked')) return false;
  // This warning depends on timing: on a busy machine, the browser may log it before the page uses preloaded code or a
  // preloaded mesh.
  if (/\/(assets|models)\/\S+ was preloaded using link preload but not used/.test(message.text()))
    return false;
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
