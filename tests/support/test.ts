import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

interface Fixtures {
  /** What the page wrote to the console as error or warning, and the errors it threw. */
  readonly complaints: string[];
}

/** The test of every browser specification: it also keeps what each page complains about. */
export const test = base.extend<Fixtures>({
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
  return message.type() === 'error' || message.type() === 'warning';
}

export { expect };
