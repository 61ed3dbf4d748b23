import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('the word wrap button wraps and unwraps code that is wider than its block', async ({
  page,
}) => {
  await new Shell(page).open('/docs/use-as-a-library');
  const places = await page
    .locator('pre')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  // Hovering scrolls the block into view.
  await page.locator('pre').nth(places.indexOf(true)).hover();
  const toggle = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  await expect(toggle).toBeAttached();
  const block = page.locator('.theme-code-block').filter({ has: toggle }).first().locator('pre');
  const hiddenWidth = (): Promise<number> =>
    block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hiddenWidth()).toBeGreaterThan(0);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(hiddenWidth).toBe(0);
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(hiddenWidth).toBeGreaterThan(0);
  await expect(toggle).toBeFocused();
});

test('only code that is wider than its block has a word wrap button, even below the first view', async ({
  page,
}) => {
  await new Shell(page).open('/docs/use-as-a-library');
  const blocks = page.locator('.theme-code-block');
  const isWide = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const pre = block.querySelector('pre');
      return pre !== null && pre.scrollWidth > pre.clientWidth;
    }),
  );
  expect(isWide).toContain(true);
  expect(isWide).toContain(false);
  await expect
    .poll(() =>
      blocks.evaluateAll((all) =>
        all.map((block) => block.querySelector('[aria-label="Toggle word wrap"]') !== null),
      ),
    )
    .toEqual(isWide);
});
