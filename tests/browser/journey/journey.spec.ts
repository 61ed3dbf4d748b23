import { onlyInFullRun } from '../../support/fullRun';
import { ModelOnPage } from '../../support/modelOnPage';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/*
 * One visit with the actions of most readers, from the home page to the playground. All URLs are relative, because the
 * site may be published below a path. No link may leave this path.
 */

const guide = './docs/use-as-a-library';
const title = 'The box of the app';
const details = onlyInFullRun('Each step has its own tests; this is for sites below a path.');

// Requirement 12.20.
test(
  'a visit from the home page to the playground stays on the site and requests no missing file',
  details,
  async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const base = baseURL ?? '';
    const strays: string[] = [];
    page.on('response', (response) => {
      const isOurs = response.url().startsWith(base) || !response.url().startsWith('http');
      if (!isOurs || response.status() >= 400)
        strays.push(`${response.status()} ${response.url()}`);
    });
    const shell = new Shell(page);

    await test.step('open the documentation from the home page', async () => {
      await shell.open('./');
      await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      await expect(page).toHaveURL(new RegExp(`^${base}docs/intro$`));
    });

    const model = new ModelOnPage(page, title);
    await test.step('turn a model, change it and run it', async () => {
      await model.open(guide);
      await model.turnButton.click();
      await model.waitUntilShown();
      await model.button('Edit').click();
      await model.editor.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('// mine');
      await model.button('Run').click();
      await model.waitUntilBuilt(1);
    });

    await test.step('search in the dialog and on the search page', async () => {
      const modal = new SearchModal(page);
      await modal.open();
      await modal.search('fillet');
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^${base}docs/`));
      await page.goto('./search?q=fillet');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    await test.step('switch to dark mode and run a model in the playground', async () => {
      await shell.open('./docs/api/');
      await shell.colorSwitch.click();
      await expect.poll(() => shell.colorMode()).toBe('dark');
      await page.goto('./playground?start=cheat-sheet/box');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('status', { name: 'Outcome of the run' })).toContainText(
        'The model was built',
        { timeout: 60_000 },
      );
    });

    expect(strays).toEqual([]);
  },
);
