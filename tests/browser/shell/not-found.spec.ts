import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { selectVariants } from '../../support/fullRun';

for (const { network, connection } of selectVariants([
  { network: 'an ordinary connection', connection: {} },
  { network: 'data saver', connection: { saveData: true } },
])) {
  for (const width of selectVariants([320, 1280])) {
    test(`the not-found page suggests pages, without interaction or layout shift: ${network}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await watchShiftsOfLoading(page);
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read('/docs/tutorial-overview/finder');
      const searchBox = page.getByRole('searchbox', { name: 'Search the documentation' });
      const before = await searchBox.boundingBox();
      release();
      const suggestions = page.getByRole('region', { name: 'Did you mean' });
      const first = suggestions.getByRole('link').first();
      await expect(first).toHaveText('Finders');
      await expect(first).toBeInViewport();
      await expect(suggestions.getByRole('listitem').nth(1)).toHaveText('EdgeFinder (class)');
      expect(await readNoticeableShifts(page)).toEqual([]);
      expect(await searchBox.boundingBox()).toEqual(before);
      await first.click();
      await expect(page).toHaveURL('/docs/tutorial-overview/finders');
    });
  }
}
