import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

test.describe('top navigation and footer', () => {
  // Requirement 2.24.
  test('the navbar leads to the intro, the API, the workbench and GitHub', async ({ page }) => {
    const shell = new Shell(page);
    await shell.read('/');
    for (const { name, address, isExternal } of [
      { name: 'Documentation', address: '/docs/intro', isExternal: false },
      { name: 'API', address: '/docs/api/', isExternal: false },
      { name: 'Workbench', address: 'https://studio.replicad.xyz/workbench', isExternal: true },
      { name: 'GitHub', address: 'https://github.com/sgenoud/replicad', isExternal: true },
    ]) {
      const link = shell.navbar.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      if (isExternal) await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  for (const { address, name } of [
    { address: '/docs/intro', name: 'Documentation' },
    { address: '/docs/examples/gridfinity', name: 'Documentation' },
    { address: '/docs/api/', name: 'API' },
    { address: '/docs/api/classes/Drawing', name: 'API' },
  ]) {
    test(`only ${name} is highlighted on ${address}`, async ({ page }) => {
      const shell = new Shell(page);
      const active = shell.navbar.locator('.navbar__link--active');
      await shell.read(address);
      await expect(active).toHaveText([name]);
      await shell.start();
      await expect(active).toHaveText([name]);
    });
  }

  // Requirement 2.25.
  test('the navbar does not hide on scroll', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await page.mouse.move(700, 500, { steps: 2 });
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(shell.navbar).toBeInViewport({ ratio: 1 });
  });

  // Requirements 2.26–2.28.
  test('the footer has the columns Docs and More and a copyright line', async ({ page }) => {
    const shell = new Shell(page);
    await shell.read('/docs/intro');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Docs');
    await expect(footer).toContainText('More');
    await expect(footer).toContainText(/Copyright ©/);
    for (const name of ['Documentation', 'API', 'GitHub']) {
      await expect(footer.getByRole('link', { name }).first()).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: /manual/i })).toHaveAttribute('href', /^https:/);
  });

  // Requirements 1.8, 9.1.
  test('the site version is shown', async ({ page }) => {
    await new Shell(page).read('/docs/intro');
    await expect(page.locator('.navbar, footer').filter({ hasText: '0.20.1' })).not.toHaveCount(0);
  });

  for (const isStarted of [false, true]) {
    // Requirement 2.29.
    test(`the link "Skip to main content" is first and leads there, ${isStarted ? 'after' : 'before'} the application starts`, async ({
      page,
    }) => {
      const shell = new Shell(page);
      await (isStarted ? shell.open('/docs/intro') : shell.read('/docs/intro'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  }
});

test.describe('docs pages', () => {
  // Requirements 2.31, 9.4.
  test('the table of contents shows heading levels 2 to 3', async ({ page }) => {
    await new Shell(page).read('/docs/tutorial-overview/drawing');
    const headings = await page
      .locator('article .markdown')
      .locator('h2[id], h3[id]')
      .evaluateAll((found) => found.map(({ id }) => `#${id}`));
    const entries = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(headings.length).toBeGreaterThan(1);
    expect(entries).toEqual(headings);
  });

  // Requirement 2.9.
  test('the sidebar marks the page, and breadcrumbs say where it stands', async ({ page }) => {
    await new Shell(page).read('/docs/tutorial-overview/drawing');
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  });

  // Requirement 11.34.
  test('code keeps the colours of the build, and later pages bring theirs, without a highlighter', async ({
    page,
    complaints,
  }) => {
    const shell = new Shell(page);
    const highlighters: string[] = [];
    page.on('request', (request) => {
      if (/prism|highlightCode/.test(request.url())) highlighters.push(request.url());
    });
    const keyword = page.locator('.theme-code-block .token.keyword').first();
    await shell.read('/docs/api/functions/draw');
    await expect(keyword).toBeAttached();
    await keyword.evaluate((element) => element.setAttribute('data-of-the-build', ''));
    await shell.start();
    await expect(page.locator('[data-of-the-build]')).toBeAttached();

    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/draw$/);
    await expect(keyword).toBeAttached();
    expect(highlighters).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('addresses', () => {
  for (const suffix of ['/index.html', '.html', '/index']) {
    // Requirement 2.7.
    test(`a trailing ${suffix} is stripped before matching again`, async ({ page }) => {
      const shell = new Shell(page);
      await shell.open(`/docs/intro${suffix}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    });
  }

  // Requirement 2.5.
  test('any other path is the not-found page, with status 404', async ({ page, complaints }) => {
    const shell = new Shell(page);
    const response = await page.goto('/docs/nowhere/at-all');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    await shell.start();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    // The browser itself writes the status of the answer.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});
