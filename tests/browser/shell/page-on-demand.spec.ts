import type { Page } from '@playwright/test';
import { asBuiltMark } from '../../../src/base/asBuiltMark';
import { breakResizeObserver } from '../../support/breakResizeObserver';
import { allowCopying, copiedText } from '../../support/clipboard';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { untilIdle } from '../../../bench/shared/untilIdle';

const guide = '/docs/tutorial-overview/planes-and-sketches';

const asBuilt = (page: Page) => page.locator(`[${asBuiltMark}]`);

/** Scripts that the page has run so far. */
function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const address of [guide, '/']) {
  // Requirement 11.32.
  test(`the part of ${address} that is read has its code fetched when a control of it is pressed, and not before`, async ({
    page,
    complaints,
  }) => {
    const scripts = watchScripts(page);
    const shell = new Shell(page);
    await shell.open(address);
    await untilIdle(page);
    const own = await shell.ownScripts();
    expect(own.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => own.includes(script))).toEqual([]);
    await expect(asBuilt(page)).toHaveCount(1);

    // As a finger does, which comes near nothing before.
    await page.getByRole('button', { name: 'Edit' }).first().dispatchEvent('click');
    await expect(page.getByRole('textbox', { name: /^Code of/ }).first()).toBeVisible();
    await expect(asBuilt(page)).toHaveCount(0);
    expect(own.every((script) => scripts.includes(script))).toBe(true);
    expect(complaints).toEqual([]);
  });
}

// Requirement 11.32.
test('what the application does leaves the page as the HTML brought it, and its head', async ({
  page,
}) => {
  const shell = new Shell(page);
  await shell.read(guide);
  // But for the colour of the browser's own bar, which follows the switch.
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('meta:not([name="theme-color"]), link[rel="canonical"]')]
        .map(({ attributes }) => Array.from(attributes, ({ name, value }) => `${name}=${value}`))
        .map((attributes) => attributes.toSorted().join(' '))
        .concat(document.title)
        .toSorted(),
    );
  const before = await head();
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-same', ''));
  await shell.start();
  await shell.colorSwitch.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.menuButton.click();
  await expect(shell.mobileSidebar).toBeVisible();
  await page.goto(`${guide}#sketching`);
  await expect(page.locator('h1[data-same]')).toHaveCount(1);
  await expect(asBuilt(page)).toHaveCount(1);
  expect(await head()).toEqual(before);
});

// Requirement 11.32.
test('its links change the address without a new document, and one with a key held down opens a tab', async ({
  page,
  context,
}) => {
  const shell = new Shell(page);
  await shell.open(guide);
  await shell.mark();
  const link = page.locator('main p a[href^="/docs/"]').first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(guide);

  await link.click();
  await expect(page).not.toHaveURL(guide);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Planes and sketches');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Who comes back has it drawn.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Planes/);
  await expect(asBuilt(page)).toHaveCount(0);
});

// Requirement 11.32.
test('a page that a click leads to from one that has not hydrated is drawn once', async ({
  page,
}) => {
  const shell = new Shell(page);
  await shell.open('/');
  await expect(asBuilt(page)).toHaveCount(1);
  await page.evaluate(() => {
    const boxes: Element[] = [];
    Object.assign(window, { boxes });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches('main > .container')) boxes.push(node);
        boxes.push(...node.querySelectorAll('main > .container'));
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  const boxes = page.evaluate(() => (window as unknown as { boxes: unknown[] }).boxes.length);
  expect(await boxes).toBe(1);
});

// Requirement 8.11.
test('a page that fails as it hydrates says so, with a way to try again, and the bar stays', async ({
  page,
}) => {
  await breakResizeObserver(page);
  const shell = new Shell(page);
  await shell.open('/docs/use-as-a-library');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await page.locator('[data-acts-with-script]').first().hover();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText('A test broke it.')).toBeVisible();
  await expect(shell.navbar).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

// Requirement 11.33.
test('its code is copied before it is hydrated, and its table of contents opens on a phone', async ({
  page,
}) => {
  await allowCopying(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open(guide);
  await untilIdle(page);
  const block = page.locator('.theme-code-block').first();
  const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
  await copy.dispatchEvent('click');
  await expect(block.getByRole('button', { name: 'Copied' })).toBeAttached();
  await expect(copy).toBeAttached();
  const code = await block.locator('code').evaluate(({ textContent }) => textContent);
  expect(await copiedText(page)).toBe(code.trimEnd());
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await expect(asBuilt(page)).toHaveCount(1);
});

// Requirement 11.32.
test('its table of contents says where the reader is', async ({ page }) => {
  await new Shell(page).open(guide);
  const active = page.locator('.table-of-contents__link--active');
  await page.locator('.markdown h2').nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(active).toHaveCount(1);
  await expect(asBuilt(page)).toHaveCount(1);
});

// Requirement 11.32.
test('what the reader does to a field before it has hydrated counts', async ({ page }) => {
  const own = watchScripts(page);
  const shell = new Shell(page);
  await shell.open(guide);
  const release = await shell.holdOwnCode();
  const slider = page.getByRole('group', { name: /^Step 1 of 3/ }).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(asBuilt(page)).toHaveCount(1);
  release();
  await expect(page.getByRole('group', { name: /^Step 2 of 3/ })).toBeVisible();
  expect(own.length).toBeGreaterThan(0);
});

// Requirement 11.32.
test('a version that the reader left is told of with the first interaction', async ({ page }) => {
  await new Shell(page).read(guide);
  const key = await page.locator('[data-kept-as]').first().getAttribute('data-kept-as');
  await page.evaluate(
    (name) => localStorage.setItem(name, JSON.stringify({ code: '// mine', params: null })),
    key ?? '',
  );
  await new Shell(page).open('/docs/glossary');
  await expect(asBuilt(page)).toHaveCount(1);
  await new Shell(page).open(guide);
  await expect(page.getByText('Your version is kept').first()).toBeVisible();
});
