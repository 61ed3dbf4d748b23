import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { expect, test } from '../../support/test';

const finders = '/docs/tutorial-overview/finders';

// Requirement 2.99.
test('the page that a reader left is offered on home and in the sidebar until they press Forget', async ({
  page,
}) => {
  const shell = new Shell(page);
  const offer = page.getByRole('navigation', { name: 'Continue' });
  const link = offer.getByRole('link', { name: 'Continue: Finders' });
  const heading = page.getByRole('heading', { name: 'Directions of length 1' });

  await test.step('not before the reader has scrolled past the first screen', async () => {
    await shell.open(finders);
    await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(offer).toHaveCount(0);
  });

  await test.step('in the sidebar, after following a link', async () => {
    await shell.open(finders);
    await scrollTo(heading);
    await page.mouse.wheel(0, 100);
    await expect(heading).toBeInViewport();
    await expect(offer).toHaveCount(0);
    await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  await test.step('on the home page of a later visit, where nothing moves', async () => {
    await page.evaluate(() => localStorage.clear());
    await shell.open(finders);
    await scrollTo(heading);
    await page.mouse.wheel(0, 100);
    await watchShiftsOfLoading(page);
    await shell.open('/');
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await readNoticeableShifts(page)).toEqual([]);
  });

  await test.step('leads to the heading', async () => {
    await link.click();
    await expect(page).toHaveURL(`${finders}#directions-of-length-1`);
    await expect(heading).toBeInViewport();
    await expect(offer).toHaveCount(0);
  });

  await test.step('is forgotten in the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shell.open('/docs/intro');
    await shell.menuButton.click();
    const forget = offer.getByRole('button', { name: 'Forget', exact: true });
    await forget.click();
    await expect(offer.getByRole('button', { name: 'Forgotten' })).toBeFocused();
    await shell.open('/');
    await expect(offer).toHaveCount(0);
  });
});
