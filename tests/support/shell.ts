import type { Locator, Page } from '@playwright/test';
import { waitUntilHydrated } from '../../bench/shared/browser';
import { delayRequests } from './delayRequests';

/** The navigation around the content of every page, and the start of the application. */
export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get navbar(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get colorSwitch(): Locator {
    return this.page.getByRole('button', { name: /Switch between dark and light mode/ }).first();
  }

  get searchButton(): Locator {
    return this.navbar.getByRole('button', { name: /^Search/ });
  }

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: 'Toggle navigation bar' });
  }

  /** The sidebar that the hamburger button opens. */
  get mobileSidebar(): Locator {
    return this.page.locator('nav .navbar-sidebar');
  }

  /** The notice that the application failed to load. */
  get failureNotice(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /^This page (is not|could not)/ });
  }

  get progressBar(): Locator {
    return this.page.locator('#nprogress');
  }

  /** Opens a URL and waits until it has loaded. The application may not have started yet. */
  async read(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' });
  }

  /** Opens a URL and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    await this.read(address);
    await this.waitUntilHydrated();
  }

  /** Presses Shift, which starts the application and does nothing else, and waits until the page is hydrated. */
  async start(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.waitUntilHydrated();
  }

  async waitUntilHydrated(): Promise<void> {
    await waitUntilHydrated(this.page);
  }

  /** Delays the main bundle until the returned function is called. No page hydrates without it. */
  async delayMainBundle(): Promise<() => void> {
    return delayRequests(this.page, '**/assets/js/main.*');
  }

  async colorMode(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  async storedColorMode(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('theme'));
  }

  /** Marks the document, so that `isSameDocument` and `waitUntilReloaded` can recognise it. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }

  async isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => 'isSameDocument' in window);
  }

  /** Waits until another document has replaced the marked one. Polling survives the navigation. */
  async waitUntilReloaded(): Promise<void> {
    await this.page.waitForFunction(() => !('isSameDocument' in window));
  }
}
