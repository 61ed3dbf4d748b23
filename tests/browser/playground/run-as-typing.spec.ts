import type { Page } from '@playwright/test';
import { onlyInFullRun } from '../../support/fullRun';
import { goodModel, openLink } from '../../support/playground';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const runSwitch = (page: Page) => page.getByRole('switch', { name: 'Run as I type' });
const outcomeOf = (page: Page) => page.getByRole('status', { name: 'Outcome of the run' });

async function typeAnew(page: Page, code: string) {
  await codeOf(page).press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

// Requirement 10.96.
const runs =
  '"Run as I type" runs edited code, marks a syntax error without a card, and is remembered';
test(runs, onlyInFullRun('Runs nightly: an option that is off by default.'), async ({ page }) => {
  await new Shell(page).open('/playground');
  await runSwitch(page).check();
  await typeAnew(page, goodModel);
  await expect(outcomeOf(page)).toHaveText('The model was built (run 1).', { timeout: 60_000 });

  await typeAnew(page, `${goodModel}\nconst = 1;`);
  await expect(page.getByRole('button', { name: /^Line 3/ }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await expect(outcomeOf(page)).not.toContainText('expected');

  await page.reload();
  await expect(runSwitch(page)).toBeChecked();
});

// Requirement 10.96.
test('"Run as I type" does not run code from a link before Run', async ({ page }) => {
  await new Shell(page).open('/playground');
  await runSwitch(page).check();
  await openLink(page, 'console.log("ran"); export default () => null;');
  await codeOf(page).press('End');
  await page.keyboard.type(' ');
  // Waits longer than the debounce after which other code would run.
  await page.waitForTimeout(1500);
  await expect(page.getByText('Changed from a shared link, not yet run')).toBeVisible();
  await expect(outcomeOf(page)).toBeEmpty();
});
