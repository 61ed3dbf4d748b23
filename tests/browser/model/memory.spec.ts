import { expect, test } from '../../support/test';
import { goodModel, openLink, run } from '../../support/playground';

// A heap of 256 MB: the bomb takes nothing from other programs.
test.use({ launchOptions: async ({ launchOptions }, use) => use(withSmallHeap(launchOptions)) });

function withSmallHeap<Options extends { readonly args?: readonly string[] }>(options: Options) {
  return { ...options, args: [...(options.args ?? []), '--js-flags=--max-old-space-size=256'] };
}

test.describe('a model that takes all memory', () => {
  test.setTimeout(180_000);

  test('loses its own worker: the page goes on, and the next model runs', async ({ page }) => {
    await openLink(
      page,
      'export default () => { const kept = []; for (;;) kept.push({ at: [kept.length, 1] }); };',
    );
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // Browsers end the process, or the worker without a word: then the time limit tells.
    expect(await run(page)).toMatch(/used up the memory it may have|stopped after 20 seconds/);
    await openLink(page, goodModel);
    expect(await run(page)).toContain('The model was built');
    // A link opened within the page: it is still the one from before.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
