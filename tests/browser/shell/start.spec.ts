import { untilIdle } from '../../../bench/shared/untilIdle';
import { violationsOf } from '../../support/axe';
import { holdRequests } from '../../support/holdRequests';
import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { webglTag } from '../../support/webglTag';

test.describe('the application starts with the first interaction', () => {
  for (const { network, connection, runs, isAhead } of [
    { network: 'any', connection: {}, runs: ['start', 'controls'], isAhead: true },
    { network: 'one of the 2g class', connection: { effectiveType: '2g' }, runs: ['start'] },
    { network: 'one that saves data', connection: { saveData: true }, runs: ['start'] },
  ]) {
    // Requirement 11.28.
    test(`reading alone runs nothing of it, and fetches it when the line is free: ${network}`, async ({
      page,
      complaints,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const run: string[] = [];
      const ahead: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === 'script') run.push(pathname);
        if (request.headers()['sec-purpose'] === 'prefetch') ahead.push(pathname);
      });
      await page.goto('/docs/intro');
      // What a browser tells a page that comes under a pointer at rest: a move by nothing.
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      await untilIdle(page);
      const names = () => run.map((path) => /\/assets\/js\/(\w+)\.[0-9a-f]+\.js$/.exec(path)?.[1]);
      await expect.poll(names).toEqual(runs);
      const application = await page.locator('script[data-scripts]').getAttribute('data-scripts');
      const expected = isAhead ? application?.split(' ').toSorted() : [];
      await expect.poll(() => ahead.toSorted()).toEqual(expected);
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      expect(complaints).toEqual([]);
    });
  }

  for (const { interaction, act } of [
    {
      interaction: 'a pointer that moves',
      act: (shell: Shell) => shell.page.mouse.move(40, 400, { steps: 2 }),
    },
    { interaction: 'a key', act: (shell: Shell) => shell.page.keyboard.press('ArrowDown') },
    { interaction: 'the wheel', act: (shell: Shell) => shell.page.mouse.wheel(0, 100) },
  ]) {
    test(`${interaction} starts it, without a complaint`, async ({ page, complaints }) => {
      const shell = new Shell(page);
      await shell.read('/docs/intro');
      await act(shell);
      await shell.hydrated();
      expect(complaints).toEqual([]);
    });
  }

  // Requirements 2.6, 7.16.
  test('each page is loaded on demand', async ({ page }) => {
    // Without hints: what a page loads is then what it runs.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await new Shell(page).open('/docs/intro');
    await untilIdle(page);
    const before = new Set(scripts);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
    const added = new Set(scripts.filter((script) => !before.has(script)));
    expect(added.size).toBeGreaterThan(0);
  });

  test('a link works before it', async ({ page }) => {
    await page.route('**/assets/js/main.*', () => undefined);
    const shell = new Shell(page);
    await shell.read('/');
    await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('what a reader does before the application is there is done after', () => {
  // Requirement 11.21.
  test('a press of the colour switch, which needs no application', async ({ page, complaints }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await shell.colorSwitch.click();
    expect(await shell.colorMode()).toBe('dark');
    expect(await shell.storedColorMode()).toBe('dark');
    await expect(shell.colorSwitch).toHaveAccessibleName(/currently dark mode/);
    release();
    await shell.hydrated();
    await expect(shell.colorSwitch).toHaveAttribute('aria-pressed', 'true');
    expect(await shell.colorMode()).toBe('dark');
    // The application knows of it: its own press leads back.
    await shell.colorSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await shell.storedColorMode()).toBe('light');
    expect(complaints).toEqual([]);
  });

  // Requirement 11.21.
  test('a press of the colour switch by who chose dark before', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await shell.colorSwitch.click();
    expect(await shell.colorMode()).toBe('light');
    release();
    await shell.hydrated();
    await expect(shell.colorSwitch).toHaveAccessibleName(/currently light mode/);
    expect(await shell.colorMode()).toBe('light');
  });

  // Requirements 11.20, 11.27.
  test('a press of Turn, which shows that it was heard', { tag: webglTag }, async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    const turn = page.getByRole('button', { name: /^Turn/ }).first();
    const styleOf = () => turn.evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(await turn.getAttribute('data-waiting')).toBeNull();
    const order = await page.evaluateHandle(noteAnswer);
    await turn.click();
    await expect(turn).toHaveAttribute('data-waiting');
    expect(await styleOf()).toBe('dashed');
    await expect.poll(() => order.jsonValue()).toEqual(['marked', 'frame', 'fetched']);
    release();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  // Requirement 11.22.
  for (const { asked, ask } of [
    {
      asked: 'a press of its button',
      ask: (shell: Shell) => shell.navbar.getByRole('button', { name: /^Search/ }).click(),
    },
    { asked: 'its shortcut', ask: (shell: Shell) => shell.page.keyboard.press('Control+k') },
  ]) {
    test(`what is typed after search was asked for by ${asked}`, async ({ page, complaints }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/intro');
      await ask(shell);
      await page.keyboard.type('fil');
      release();
      await shell.hydrated();
      await page.keyboard.type('let');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('s');
      await expect(page.getByRole('searchbox')).toHaveValue('fillets');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  // Requirements 11.24, 11.29.
  test('a press of the search button, which fetches window and worker beside the application', async ({
    page,
    complaints,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const part = /SearchModal\w*\.\w+\.js|search_worker|store-/.exec(request.url())?.[0];
      if (part) fetched.push(part.replace(/\.\w+\.js/, '.js'));
    });
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    const button = shell.navbar.getByRole('button', { name: /^Search/ });
    await button.hover();
    expect(fetched).toEqual([]);
    await button.click();
    const parts = ['SearchModal_tsx.js', 'search_worker', 'store-'];
    await expect.poll(() => fetched.toSorted()).toEqual(parts);
    await page.keyboard.type('fillet');
    release();
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    // The application took what was there.
    expect(fetched.toSorted()).toEqual(parts);
    expect(complaints).toEqual([]);
  });

  for (const [name, width, height] of [
    ['wide', 1400, 900],
    ['narrow', 390, 844],
  ] as const) {
    // Requirements 10.3, 11.29.
    test(`the search window that opens at once looks as the application's: ${name}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height });
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/intro');
      await shell.navbar.getByRole('button', { name: /^Search/ }).click();
      const look = () =>
        page.locator('.DocSearch-Modal').evaluate((modal) =>
          ['', '-Modal', '-Search-Icon', '-Input', '-Cancel', '-Footer'].map((part) => {
            const found = modal.parentElement?.querySelector(`.DocSearch${part}`) ?? modal;
            const { x, y, width, height } = found.getBoundingClientRect();
            const { color, font, backgroundColor } = getComputedStyle(found);
            const text = found.getAttribute('placeholder') ?? '';
            return [part, x, y, width, height, color, font, backgroundColor, text];
          }),
        );
      await expect(shell.earlySearch.getByRole('searchbox')).toBeFocused();
      const early = await look();
      expect(await violationsOf(page, '.DocSearch-Container')).toEqual([]);
      release();
      await expect(shell.earlySearch).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toBeFocused();
      expect(await look()).toEqual(early);
      expect(complaints).toEqual([]);
    });
  }

  // Requirement 11.29.
  test('a search window that was closed again stays closed', async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('fil');
    // Pressed again by who sees nothing yet, the shortcut still asks for the window.
    await expect(shell.earlySearch.getByRole('searchbox')).toHaveValue('fil');
    await page.keyboard.press('Control+k');
    await expect(shell.earlySearch).toHaveCount(0);
    await expect(shell.navbar.getByRole('button', { name: /^Search/ })).toBeFocused();
    release();
    await shell.hydrated();
    await untilIdle(page);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    // The application's own opens as ever, with its look.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
  });

  // Requirements 8.13, 11.29.
  test('what is typed stays when the code of the search window cannot be had', async ({ page }) => {
    await page.route('**/assets/js/*SearchModal*', (route) => route.abort());
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await shell.navbar.getByRole('button', { name: /^Search/ }).click();
    await page.keyboard.type('fillet');
    // What says so takes the focus.
    release();
    const error = page.getByRole('alertdialog');
    await expect(error).toBeVisible();
    await page.unroute('**/assets/js/*SearchModal*');
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('fillet');
  });

  // Requirements 7.19, 11.29.
  test('a reader who saves data loses no letter either', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('fil');
    await expect(shell.earlySearch.getByRole('searchbox')).toHaveValue('fil');
    await page.keyboard.type('let');
    release();
    await expect(shell.earlySearch).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('fillet');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    // Requirement 11.38.
    test('a press is answered before the application starts, however late its click comes', async ({
      page,
    }) => {
      const shell = new Shell(page);
      await shell.read('/docs/tutorial-overview/drawing');
      await shell.controls();
      const begun = await shell.menuButton.evaluate(async (button) => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
        await frame();
        await frame();
        const lifted = window.earlyEvents?.hasBegun;
        (button as HTMLElement).click();
        await new Promise(requestAnimationFrame);
        return [lifted, window.earlyEvents?.hasBegun];
      });
      expect(begun).toEqual([undefined, undefined]);
      await expect(shell.earlyMenu).toBeVisible();
      await shell.hydrated();
    });

    // Requirement 11.25.
    test('a press of the hamburger, which opens the menu at once', async ({ page, complaints }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/tutorial-overview/drawing');
      await shell.menuButton.click();
      const { earlyMenu, mobileSidebar } = shell;
      await expect(earlyMenu.getByRole('link', { name: 'More curves' })).toBeInViewport();
      const early = await earlyMenu.screenshot({ animations: 'disabled' });
      release();
      await shell.hydrated();
      await expect(earlyMenu).toHaveCount(0);
      await expect(mobileSidebar.getByRole('link', { name: 'More curves' })).toBeInViewport();
      await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true');
      const late = await mobileSidebar.screenshot({ animations: 'disabled' });
      expect(late.equals(early), 'the menu looks the same').toBe(true);
      expect(complaints).toEqual([]);
    });

    // Requirement 11.25.
    test('what is done in the menu: the panel, categories and the focus stay', async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/tutorial-overview/drawing');
      await shell.menuButton.click();
      const { earlyMenu, mobileSidebar } = shell;
      await earlyMenu.getByRole('button', { name: 'Getting Started' }).click();
      await expect(earlyMenu.getByRole('link', { name: 'More curves' })).toBeHidden();
      await earlyMenu.getByRole('button', { name: 'Recipes' }).click();
      await expect(earlyMenu.getByRole('link', { name: 'Polar array' })).toBeVisible();
      await earlyMenu.getByRole('link', { name: 'Glossary' }).focus();
      release();
      await expect(mobileSidebar.getByRole('link', { name: 'Polar array' })).toBeVisible();
      await expect(mobileSidebar.getByRole('link', { name: 'More curves' })).toBeHidden();
      await expect(mobileSidebar.getByRole('link', { name: 'Glossary' })).toBeFocused();
      await expect(earlyMenu).toHaveCount(0);
    });

    // Requirement 11.25.
    test('a menu that was closed again stays closed', async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/');
      await shell.menuButton.click();
      await expect(shell.earlyMenu.getByRole('link', { name: 'API' })).toBeInViewport();
      await page.getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(shell.earlyMenu).toHaveCount(0);
      await expect(shell.menuButton).toBeFocused();
      release();
      await shell.hydrated();
      await expect(shell.mobileSidebar).toBeHidden();
    });
  });

  for (const [name, path] of [
    ['Download', '/docs/use-as-a-library'],
    ['Code', '/docs/tutorial-overview/planes-and-sketches'],
  ] as const) {
    // Requirement 11.23.
    test(`what unfolds by itself does so at once: ${name}`, async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read(path);
      const details = page.locator('figure details').filter({ hasText: name }).first();
      await scrollTo(details);
      await details.locator('summary').click();
      await expect(details).toHaveAttribute('open');
      await expect(details.locator('summary')).not.toHaveAttribute('data-waiting');
      release();
      await shell.hydrated();
      await expect(details).toHaveAttribute('open');
    });
  }

  // Requirement 11.27.
  test(
    'a press of Turn fetches the viewer and the mesh beside the application, once',
    { tag: webglTag },
    async ({ page, complaints }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const part = /LinkedViewer|interactive_index|\.glb$/.exec(request.url())?.[0];
        if (part && !request.url().endsWith('.css')) fetched.push(part);
      });
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/intro');
      const turn = page.getByRole('button', { name: /^Turn / }).first();
      await scrollTo(turn);
      await turn.click();
      await expect(turn).toHaveAttribute('data-waiting');
      const beside = ['.glb', 'LinkedViewer', 'interactive_index'];
      await expect.poll(() => fetched.toSorted()).toEqual(beside);
      release();
      await expect(page.locator('figure canvas').first()).toBeVisible();
      await expect(page.getByRole('application').first()).toBeFocused();
      await untilIdle(page);
      expect(fetched.toSorted()).toEqual(beside);
      expect(complaints).toEqual([]);
    },
  );

  // Requirement 11.35.
  test('a press of Edit fetches the editor beside the application, and the kernel when it stands', async ({
    page,
    complaints,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const part = /codemirror|editor_index_ts|interactive_index/.exec(request.url())?.[0];
      if (part && !request.url().endsWith('.css')) fetched.push(part);
    });
    const kernel = page.waitForRequest(/kernel\.\w+\.wasm$/);
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    const edit = page.getByRole('button', { name: 'Edit' }).first();
    await scrollTo(edit);
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('figure .cm-content')) return;
            observer.disconnect();
            resolve(Date.now());
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await edit.click();
    await expect(edit).toHaveAttribute('data-waiting');
    const beside = ['codemirror', 'editor_index_ts', 'interactive_index'];
    await expect.poll(() => fetched.toSorted()).toEqual(beside);
    release();
    await expect(page.getByRole('textbox', { name: /^Code of/ }).first()).toBeVisible();
    await (await kernel).response();
    expect((await kernel).timing().startTime).toBeGreaterThanOrEqual(await shown);
    expect(fetched.toSorted()).toEqual(beside);
    expect(complaints).toEqual([]);
  });

  test('a press of the search button', async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await shell.navbar.getByRole('button', { name: /^Search/ }).click();
    release();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`the search shortcut ${keys}`, async ({ page }) => {
      const shell = new Shell(page);
      const release = await shell.holdMain();
      await shell.read('/docs/intro');
      await page.keyboard.press(keys);
      release();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });
  }

  test('two presses are done in their order, once each', async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await shell.read('/docs/intro');
    await shell.colorSwitch.click();
    await shell.colorSwitch.click();
    release();
    await shell.hydrated();
    await expect.poll(() => shell.storedColorMode()).toBe('light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('what a reader does before even the first script is there', () => {
  /** Opens a page whose start script does not come until the returned function is called. */
  async function openWithoutStart(shell: Shell): Promise<() => void> {
    const release = await holdRequests(shell.page, '**/assets/js/start.*');
    await shell.page.goto('/docs/intro', { waitUntil: 'commit' });
    await expect(shell.page.getByRole('contentinfo')).toBeAttached();
    return release;
  }

  test('one movement of the pointer starts the application', async ({ page, complaints }) => {
    const shell = new Shell(page);
    const release = await openWithoutStart(shell);
    await page.mouse.move(40, 400, { steps: 2 });
    release();
    await shell.hydrated();
    expect(complaints).toEqual([]);
  });

  test('a press is done after', async ({ page }) => {
    const shell = new Shell(page);
    const release = await openWithoutStart(shell);
    await shell.colorSwitch.click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('what works without scripts works where that script is lost', async ({ page }) => {
    await page.route('**/assets/js/start.*', (route) => route.abort());
    await page.goto('/docs/use-as-a-library');
    const menu = page.locator('figure details:has-text("Download")').first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
  });
});

/** Returns a list that grows by what the page does at a press, each thing once: marks it, shows a frame, fetches something. */
function noteAnswer(): readonly string[] {
  const order: string[] = [];
  const note = (what: string): void => {
    if (!order.includes(what)) order.push(what);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, addedNodes } of changes) {
      if (type === 'attributes') {
        note('marked');
        requestAnimationFrame(() => note('frame'));
      } else if ([...addedNodes].some(isForModel)) note('fetched');
    }
  });
  // The pointer that came to the button has started the application.
  const isForModel = (node: Node): boolean =>
    node instanceof HTMLLinkElement && /hydrated-page|LinkedViewer|\.glb$/.test(node.href);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-waiting'] });
  return order;
}
