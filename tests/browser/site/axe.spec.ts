import { findViolations } from '../../support/axe';
import { isFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const grey = '<p>Far <em style="color: #bbb">too light</em></p>';

test('axe checks each kind of block once, and every block in full runs', async ({ page }) => {
  const blocks = [grey, '<p><img alt="A box" src="data:,"></p>', grey, '<p><img src="data:,"></p>'];
  await page.setContent(`<main class="markdown">${blocks.join('')}</main>`);
  const rules = (await findViolations(page, 'main')).map((violation) => violation.split(':')[0]);
  const contrast = isFullRun ? ['color-contrast', 'color-contrast'] : ['color-contrast'];
  expect(rules).toEqual([...contrast, 'image-alt']);
});
