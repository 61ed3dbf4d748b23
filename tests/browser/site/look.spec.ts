import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { codeLine } from '../../support/modelOnPage';
import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** Returns the names of the fonts that the browser uses for the first element that matches `selector`. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map((font) => font.familyName);
}

const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? NaN);

for (const width of [1400, 768]) {
  // Requirement 10.76.
  test(`compared models are aligned in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await new Shell(page).open('/docs/tutorial-overview/drawing');
    const left = page.getByRole('figure', { name: 'A coat hook', exact: true }).first();
    const right = page.getByRole('figure', { name: 'The coat hook, 12 mm thick' });
    for (const part of ['dl', 'summary', 'pre']) {
      const [one, other] = [left.locator(part).first(), right.locator(part).first()];
      if (part === 'dl') expect(await one.innerText()).not.toBe(await other.innerText());
      else expect(await topOf(one), part).toBe(await topOf(other));
    }
  });
}

test("a model's buttons share height and font, and its download menu has no extra border or underlined links", async ({
  page,
}) => {
  await new Shell(page).open('/docs/use-as-a-library');
  const figure = page.getByRole('figure', { name: 'The box of the app' });
  const download = figure.locator('details').filter({ hasText: 'Download' });
  const controls = [
    figure.getByRole('button', { name: 'Edit' }),
    download,
    figure.getByRole('link', { name: /workbench/ }),
  ];
  const heights = await Promise.all(controls.map(async (one) => (await one.boundingBox())?.height));
  expect(new Set(heights).size).toBe(1);
  await expect(download).toHaveCSS('border-top-width', '0px');
  await download.locator('summary').click();
  for (const file of await download.getByRole('link').all())
    await expect(file).toHaveCSS('text-decoration-line', 'none');
  await figure.getByRole('button', { name: /^Turn/ }).click();
  const ui = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect(figure.getByRole('button', { name: 'Full screen' })).toHaveCSS('font-family', ui);
});

test('code beside a picture does not wrap if there is room', async ({ page }) => {
  await new Shell(page).open('/docs/api/functions/draw');
  const lines = page.locator('figure').first().locator(codeLine);
  await expect(lines.first()).toBeVisible();
  const heights = await lines.evaluateAll((all) =>
    all.map((line) => Math.round(line.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
});

test('code uses its font even if the font arrives late, and nothing moves', async ({ page }) => {
  await watchShiftsOfLoading(page);
  const network = new EventEmitter();
  await page.route('**/jetbrains-mono.*', async (route) => {
    await once(network, 'fast');
    await route.continue();
  });
  await page.goto('/docs/tutorial-overview/finders', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('article code').first()).toBeVisible();
  expect(await fontsOf(page, 'article p code')).not.toContain('JetBrains Mono');
  network.emit('fast');
  await expect.poll(() => fontsOf(page, 'article p code')).toContain('JetBrains Mono');
  expect(await readNoticeableShifts(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the copy button of code is visible, with a target of 44 pixels', async ({ page }) => {
    await new Shell(page).open('/docs/use-as-a-library');
    const copy = page.locator('.theme-code-block').getByRole('button', { name: /^Copy/ }).first();
    // The whole touch target must be in the window.
    await copy.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(copy).toHaveCSS('opacity', '1');
    const hits = await copy.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [-21, 21].flatMap((dx) =>
        [-21, 21].map((dy) =>
          button.contains(document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)),
        ),
      );
    });
    expect(hits).toEqual([true, true, true, true]);
  });
});
