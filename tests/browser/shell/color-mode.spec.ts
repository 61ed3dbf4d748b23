import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const nightly = onlyInFullRun('Runs nightly: the stored preference is tested above.');

test.describe('the colour mode', () => {
  // Requirements 4.1, 4.4.
  test(
    'is light by default, whatever the system prefers',
    nightly,
    async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const shell = new Shell(page);
      await shell.read('/docs/intro');
      expect(await shell.colorMode()).toBe('light');
      await shell.start();
      expect(await shell.colorMode()).toBe('light');
      expect(await shell.storedColorMode()).toBeNull();
      expect(complaints).toEqual([]);
    },
  );

  // Requirements 3.20, 4.2.
  test(
    'changes with the switch, and is stored under the key theme',
    onlyInFullRun('start.spec.ts presses the same switch.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/intro');
      await shell.colorSwitch.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await shell.storedColorMode()).toBe('dark');
      await shell.colorSwitch.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await shell.storedColorMode()).toBe('light');
    },
  );

  // Requirement 4.3.
  test('follows the stored choice before and after the application starts', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const shell = new Shell(page);
    await shell.read('/docs/intro');
    expect(await shell.colorMode()).toBe('dark');
    await shell.start();
    expect(await shell.colorMode()).toBe('dark');
    await expect(shell.colorSwitch).toHaveAccessibleName(
      'Switch between dark and light mode (currently dark mode)',
    );
    await expect(shell.colorSwitch).toHaveAttribute('aria-pressed', 'true');
    expect(complaints).toEqual([]);
  });

  // Requirement 4.3.
  test('stays as chosen when the system preference changes', nightly, async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    await shell.colorSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await shell.colorMode()).toBe('dark');
      expect(await shell.storedColorMode()).toBe('dark');
    }
  });

  // Requirement 4.5.
  test(
    'changes in all tabs, even in tabs without interaction',
    nightly,
    async ({ context, page }) => {
      const thisTab = new Shell(page);
      const readOnly = new Shell(await context.newPage());
      const inUse = new Shell(await context.newPage());
      await readOnly.read('/docs/intro');
      await inUse.open('/markdown-page');
      await thisTab.open('/');
      await thisTab.colorSwitch.click();
      for (const shell of [readOnly, inUse]) {
        await expect(shell.page.locator('html')).toHaveAttribute('data-theme', 'dark');
      }
      await readOnly.start();
      expect(await readOnly.colorMode()).toBe('dark');
      await thisTab.colorSwitch.click();
      for (const shell of [readOnly, inUse]) {
        await expect(shell.page.locator('html')).toHaveAttribute('data-theme', 'light');
      }
    },
  );
});

test.describe('stored preferences', () => {
  for (const { version, stored } of [
    { version: 'current', stored: 'current' },
    { version: 'nope', stored: null },
  ]) {
    // Requirements 3.19, 4.11, 4.12.
    test(
      `the preferred docs version "${version}" is ${stored ? 'kept' : 'cleared, because it does not exist'}`,
      nightly,
      async ({ page }) => {
        const key = 'docs-preferred-version-default';
        const shell = new Shell(page);
        const release = await shell.delayMainBundle();
        await shell.read('/docs/intro');
        await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
          key,
          version,
        ] as const);
        release();
        await shell.waitUntilHydrated();
        const read = () => page.evaluate((name) => localStorage.getItem(name), key);
        await expect.poll(read).toBe(stored);
      },
    );
  }

  test('an invalid colour mode falls back to light', nightly, async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"no mode'));
    await new Shell(page).open('/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(complaints).toEqual([]);
  });

  // Requirements 8.22, 8.23.
  test(
    'unavailable storage counts as empty, and is logged',
    nightly,
    async ({ page, complaints }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The storage is forbidden.', 'SecurityError');
          },
        });
      });
      const shell = new Shell(page);
      await shell.open('/docs/intro');
      expect(await shell.colorMode()).toBe('light');
      await shell.colorSwitch.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(complaints.join('\n')).toContain('Docusaurus browser storage is not available');
      expect(complaints.join('\n')).not.toContain('thrown');
    },
  );

  // Requirement 8.23.
  test('missing storage counts as empty', nightly, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', { get: () => undefined });
    });
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    await shell.colorSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(complaints.join('\n')).not.toContain('thrown');
  });

  // Requirement 8.22.
  test('full storage is ignored, and is logged', nightly, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    await shell.colorSwitch.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(complaints.join('\n')).toContain("can't set theme=dark");
    expect(complaints.join('\n')).not.toContain('thrown');
  });
});
