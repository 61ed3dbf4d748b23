import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

interface Fixtures {
  /** What the page wrote to the console as error or warning, and the errors it threw. */
  readonly complaints: string[];
}

/** The test of every browser specification: its network is known, and it keeps what each page complains about. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    // A browser guesses what network it has from how soon answers come: on a busy machine it may guess 2g, and pages fetch less.
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

/** Gathers, from now on, the console's errors and warnings and the errors `page` throws. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  // Of the runner itself, where a specification has no service workers.
  if (message.text().startsWith('Service Worker registration blocked')) return false;
  // By the clock: what a press fetches ahead, code or a mesh, is used when a busy machine comes to it.
  if (/\/(assets|models)\/\S+ was preloaded using link preload but not used/.test(message.text()))
    return false;
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
