import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../bench/shared/browser';
import { holdRequests } from './holdRequests';

/** The controls that every page has around its content, and the start of the application. */
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

  /** The sidebar that the hamburger opens. */
  get mobileSidebar(): Locator {
    return this.page.locator('nav .navbar-sidebar');
  }

  /** The notice that the application did not load. */
  get failureNotice(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /^This page (is not|could not)/ });
  }

  get progressBar(): Locator {
    return this.page.locator('#nprogress');
  }

  /** Opens an address and waits until it has loaded. The application may not have started. */
  async read(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' });
  }

  /** Opens an address and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    await this.read(address);
    await this.hydrated();
  }

  /** Presses Shift, which only starts the application, and waits until the page is hydrated. */
  async start(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await untilHydrated(this.page);
  }

  /** Delays the main bundle, without which no page hydrates, until the returned function is called. */
  async holdMain(): Promise<() => void> {
    return holdRequests(this.page, '**/assets/js/main.*');
  }

  async colorMode(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  async storedColorMode(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('theme'));
  }

  /** Marks the document, so that `isSameDocument` and `reloaded` can detect a new one. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }

  async isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => 'isSameDocument' in window);
  }

  /** Waits until another document has replaced the marked one. Polling continues across the navigation. */
  async reloaded(): Promise<void> {
    await this.page.waitForFunction(() => !('isSameDocument' in window));
  }
}
