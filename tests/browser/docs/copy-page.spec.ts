import type { Page } from '@playwright/test';
import { allowCopying, readCopiedText } from '../../support/clipboard';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const address = '/docs/tutorial-overview/drawing';

const button = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const outcome = (page: Page) => page.getByRole('article').getByRole('status').first();

test.beforeEach(({ page }) => allowCopying(page));

for (const { how, press } of selectVariants([
  { how: 'a click', press: (page: Page) => button(page).click() },
  { how: 'Enter', press: (page: Page) => button(page).press('Enter') },
  { how: 'the space bar', press: (page: Page) => button(page).press('Space') },
])) {
  test(`${how} copies the page as Markdown, with the code of its models`, async ({ page }) => {
    await new Shell(page).open(address);
    await press(page);
    await expect(outcome(page)).toHaveText('Copied');
    const copied = await readCopiedText(page);
    expect(copied).toMatch(/^# Drawing\n/);
    expect(copied).toContain('draw().hLine(20).vLine(20)');
    await expect(page).toHaveURL(address);
  });
}

test(
  'the copy button copies an API page, and its status message is gone on the next page',
  onlyInFullRun('The test above copies a guide in the same way.'),
  async ({ page }) => {
    await new Shell(page).open('/docs/api/');
    await button(page).click();
    await expect(outcome(page)).toHaveText('Copied');
    expect(await readCopiedText(page)).toMatch(/^# Replicad API\n/);
    await page.getByRole('article').getByRole('link', { name: 'DrawingPen' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DrawingPen');
    await expect(outcome(page)).toBeEmpty();
  },
);

test(
  'a press on the copy button before hydration copies the page after hydration',
  onlyInFullRun('start.spec.ts presses other buttons before hydration.'),
  async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.delayMainBundle();
    await shell.read(address);
    await page.getByText('Copy page as Markdown').click();
    release();
    await shell.waitUntilHydrated();
    await expect(outcome(page)).toHaveText('Copied');
    await expect(page).toHaveURL(address);
  },
);

test(
  'a failed copy of the page explains why, links to the Markdown, and can be retried',
  onlyInFullRun('Runs nightly: its failures seldom change.'),
  async ({ page }) => {
    await new Shell(page).open(address);
    await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
    await button(page).click();
    await expect(outcome(page)).toHaveText(
      'The Markdown could not be loaded: the server answered 503.',
    );
    const link = page.getByRole('link', { name: 'Open the Markdown' });
    await expect(link).toHaveAttribute('href', `${address}.md`);
    await page.unroute('**/*.md');
    await page.route('**/*.md', (route) => route.abort());
    await button(page).click();
    await expect(outcome(page)).toHaveText(
      'The Markdown could not be loaded. Check your connection.',
    );
    await page.unroute('**/*.md');
    await button(page).click();
    await expect(outcome(page)).toHaveText('Copied');
    await expect(link).toHaveCount(0);
  },
);

test(
  'a browser without clipboard access shows a link to the Markdown instead',
  onlyInFullRun('Runs nightly: its failures seldom change.'),
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await new Shell(page).open(address);
    await button(page).click();
    await expect(outcome(page)).toHaveText('The browser did not allow copying.');
    await page.getByRole('link', { name: 'Open the Markdown' }).click();
    await expect(page).toHaveURL(`${address}.md`);
    await expect(page.locator('body')).toContainText('# Drawing');
  },
);

test.describe(
  'a docs page without JavaScript',
  onlyInFullRun('Runs nightly: it is a plain link.'),
  () => {
    test.use({ javaScriptEnabled: false });

    test('has a copy button that links to the Markdown', async ({ page }) => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Copy page as Markdown' }).click();
      await expect(page).toHaveURL(`${address}.md`);
    });
  },
);
