import { loadTimeoutMs } from '../../../src/loading/loadTimeout';
import { waitUntilIdle } from '../../../bench/shared/browser';
import { ModelOnPage } from '../../support/modelOnPage';
import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { webglTag } from '../../support/webglTag';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const nightly = onlyInFullRun('Runs nightly: the same code replays presses on other buttons.');

const address = '/docs/use-as-a-library';
const modelTitle = 'The box of the app';
const mainBundle = '**/assets/js/main.*';

test.describe('loading the application', () => {
  for (const { network, connection } of selectVariants([
    { network: 'on 2g', connection: { effectiveType: '2g' } },
    { network: 'with data saver', connection: { saveData: true } },
  ])) {
    // Requirement 11.28.
    test(
      `no script is requested ${network} before the first interaction`,
      onlyInFullRun('Runs nightly: a slow connection seldom changes.'),
      async ({ page }) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('.js')) scripts.push(request.url());
        });
        const shell = new Shell(page);
        await shell.read('/docs/intro');
        await waitUntilIdle(page);
        expect(scripts).toEqual([]);
        await page.mouse.wheel(0, 100);
        await shell.waitUntilHydrated();
      },
    );
  }

  // Requirements 2.6, 7.16.
  test(
    'the code of a page is loaded when a reader opens the page',
    onlyInFullRun('Runs nightly: links that open their pages load the same code.'),
    async ({ page }) => {
      // Data saver turns prefetching off.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const shell = new Shell(page);
      await shell.read('/docs/intro');
      await shell.start();
      const script = page.waitForRequest((request) => request.resourceType() === 'script');
      await page.getByRole('link', { name: /^Next/ }).click();
      await script;
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
    },
  );
});

test.describe('the page before hydration', () => {
  // Requirement 11.20.
  test('outlines pressed buttons immediately and clicks each once, in order, after hydration', async ({
    page,
    complaints,
  }) => {
    const shell = new Shell(page);
    const release = await shell.delayMainBundle();
    await shell.read('/docs/intro');
    await page.evaluate(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      document.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) clicks.push(target.innerText);
      });
    });
    const names = ['Recipes', 'Examples', 'Advanced topics'];
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }));
    for (const button of buttons) {
      await button.click();
      await expect(button).toHaveCSS('outline-style', 'dashed');
    }
    release();
    for (const button of buttons) {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).not.toHaveCSS('outline-style', 'dashed');
    }
    expect(await page.evaluate(() => (window as unknown as Clicked).clicks)).toEqual(names);
    expect(complaints).toEqual([]);
  });

  // Requirement 11.21.
  test('switches the colour mode immediately, and switches it back after hydration', async ({
    page,
    complaints,
  }) => {
    const shell = new Shell(page);
    const release = await shell.delayMainBundle();
    await shell.read('/docs/intro');
    await shell.colorSwitch.click();
    expect(await shell.colorMode()).toBe('dark');
    expect(await shell.storedColorMode()).toBe('dark');
    await expect(shell.colorSwitch).toHaveAccessibleName(/currently dark mode/);
    release();
    await shell.waitUntilHydrated();
    await expect(shell.colorSwitch).toHaveAttribute('aria-pressed', 'true');
    expect(await shell.colorMode()).toBe('dark');
    await shell.colorSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await shell.storedColorMode()).toBe('light');
    expect(complaints).toEqual([]);
  });

  for (const { how, open } of selectVariants([
    { how: 'with the button', open: (shell: Shell) => shell.searchButton.click() },
    { how: 'with Ctrl+K', open: (shell: Shell) => shell.page.keyboard.press('Control+k') },
    { how: 'with the slash key', open: (shell: Shell) => shell.page.keyboard.press('/') },
  ])) {
    // Requirements 2.46, 2.47, 11.22, 11.29.
    test(`puts letters that are typed after opening search ${how} into the search field`, async ({
      page,
    }) => {
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read('/docs/intro');
      await open(shell);
      await page.keyboard.type('fil');
      release();
      await shell.waitUntilHydrated();
      await page.keyboard.type('let');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('s');
      await expect(page.getByRole('searchbox')).toHaveValue('fillets');
    });
  }

  test(
    'searches after hydration for a query typed into the search page',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read('/search');
      await page.getByRole('searchbox').pressSequentially('chamfer');
      release();
      await expect(page.getByRole('article').first()).toContainText(/chamfer/i);
      await expect(page).toHaveURL(/\/search\?q=chamfer$/);
    },
  );

  test(
    'shows the chosen step after hydration if the step slider was moved',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read('/docs/tutorial-making-a-watering-can/creating-the-shapes');
      await page.getByRole('slider').first().press('End');
      release();
      await expect(page.getByRole('group', { name: /^Step 4 of 4/ })).toBeVisible();
    },
  );

  // Requirement 11.20.
  test(
    'shows the viewer after hydration if Turn was pressed',
    { tag: webglTag },
    async ({ page }) => {
      const shell = new Shell(page);
      const model = new ModelOnPage(page, modelTitle);
      const release = await shell.delayMainBundle();
      await shell.read(address);
      await model.turnButton.click();
      release();
      await model.waitUntilShown();
    },
  );

  // Requirement 11.20.
  test('shows the editor after hydration if Edit was pressed', nightly, async ({ page }) => {
    const shell = new Shell(page);
    const model = new ModelOnPage(page, modelTitle);
    const release = await shell.delayMainBundle();
    await shell.read(address);
    await model.button('Edit').click();
    release();
    await expect(model.editor).toBeVisible();
  });

  // Requirement 11.20.
  for (const pressed of [/^Turn /, /^Edit$/, /^Search/, null]) {
    test(
      `hydrates while the code for ${pressed?.toString() ?? 'no button'} loads`,
      onlyInFullRun('Without it, the same code loads later.'),
      async ({ page }) => {
        await page.addInitScript(recordHydration);
        const shell = new Shell(page);
        const release = await shell.delayMainBundle();
        await shell.read(address);
        if (pressed) await page.getByRole('button', { name: pressed }).first().click();
        release();
        await shell.waitUntilHydrated();
        // The browser lists a script once it has arrived.
        await expect
          .poll(async () => (await page.evaluate(scriptsBeforeHydration)).length > 0)
          .toBe(pressed !== null);
      },
    );
  }

  // Requirement 11.20.
  test(
    'opens the menu after hydration if its button was pressed',
    onlyInFullRun('The same code replays presses on other buttons.'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read('/docs/intro');
      await shell.menuButton.click();
      release();
      await expect(shell.mobileSidebar.getByRole('link', { name: 'Glossary' })).toBeInViewport();
    },
  );

  // Requirement 11.23.
  test(
    'opens the download menu immediately, and hydration leaves it open',
    onlyInFullRun('The menu is a details element, which needs no script.'),
    async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.delayMainBundle();
      await shell.read(address);
      const downloads = page.locator('figure details').filter({ hasText: 'Download' }).first();
      const link = downloads.getByRole('link').first();
      await scrollTo(downloads);
      await downloads.locator('summary').click();
      await expect(link).toBeVisible();
      release();
      await shell.waitUntilHydrated();
      await expect(link).toBeVisible();
    },
  );

  test('follows a link', async ({ page }) => {
    const shell = new Shell(page);
    await shell.delayMainBundle();
    await shell.read('/');
    await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  });
});

test.describe('if the application does not load', () => {
  for (const { what, pattern } of selectVariants([
    { what: 'the main bundle', pattern: mainBundle },
    { what: 'the code of the page', pattern: /\/assets\/js\/(?!main|runtime)/ },
  ])) {
    // Requirements 8.13, 8.28.
    test(`the page names the failed file and "Try again" loads it again: ${what}`, async ({
      page,
    }) => {
      await page.route(pattern, (route) => route.abort());
      const shell = new Shell(page);
      await shell.read('/docs/intro');
      await expect(shell.failureNotice).toContainText(
        /could not load completely\. Loading .+ failed/,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.unroute(pattern);
      await shell.failureNotice.getByRole('button', { name: 'Try again' }).click();
      await shell.waitUntilHydrated();
      await expect(shell.failureNotice).toHaveCount(0);
    });
  }

  // Requirement 8.28.
  test(
    'pending presses lose their outline, and later presses work as without JavaScript',
    onlyInFullRun('Runs nightly: the failed load above runs the same code.'),
    async ({ page }) => {
      await page.route(mainBundle, (route) => route.abort());
      const shell = new Shell(page);
      await page.goto('/docs/intro', { waitUntil: 'commit' });
      const recipes = page.getByRole('button', { name: 'Recipes', exact: true });
      await recipes.click();
      await expect(shell.failureNotice).toBeVisible();
      await expect(recipes).not.toHaveCSS('outline-style', 'dashed');
      await recipes.click();
      await expect(page).toHaveURL(/\/docs\/recipes\/why-recipes$/);
    },
  );

  // Requirements 8.26, 9.20.
  test('the page shows a notice after 8 seconds that it is not complete, and removes it on hydration', async ({
    page,
  }) => {
    await page.clock.install();
    const shell = new Shell(page);
    const requested = page.waitForRequest(mainBundle);
    const release = await shell.delayMainBundle();
    await shell.read('/docs/intro');
    await requested;
    await page.clock.fastForward(loadTimeoutMs - 1000);
    await expect(shell.failureNotice).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(shell.failureNotice).toContainText(
      'This page is not complete yet, after 8 seconds. Check your connection.',
    );
    release();
    await shell.waitUntilHydrated();
    await expect(shell.failureNotice).toHaveCount(0);
  });
});

/** Runs in the page. Stores the time of hydration. */
function recordHydration(): void {
  const record = () => {
    if (document.documentElement.dataset['hasHydrated'] === 'true') performance.mark('hydrated');
  };
  new MutationObserver(record).observe(document, { attributes: true, subtree: true });
}

/**
 * Runs in the page. Returns the scripts that were loaded before hydration and are not the page's own. Without prefetched
 * scripts, because the attribute of hydration may be set after links have come into view.
 */
function scriptsBeforeHydration(): string[] {
  const own = document.querySelector<HTMLMetaElement>('meta[name=application-scripts]')?.content;
  const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ initiatorType }) => initiatorType === 'script')
    .filter(({ startTime }) => startTime < hydratedAt)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => !own?.split(' ').includes(path));
}

interface Clicked {
  readonly clicks: readonly string[];
}
