import { expect, type Locator, type Page } from '@playwright/test';
import { startApplication } from '../../bench/shared/startApplication';
import { asBuiltMark } from '../../src/base/asBuiltMark';
import { holdRequests } from './holdRequests';

/** What every page has around its content, and how the application behind it starts. */
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

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: 'Toggle navigation bar' });
  }

  /** The sidebar that the hamburger opens. */
  get mobileSidebar(): Locator {
    return this.page.locator('nav .navbar-sidebar');
  }

  /** What stands in its place before the application is there. */
  get earlyMenu(): Locator {
    return this.page.locator('body > .navbar-sidebar--show .navbar-sidebar');
  }

  /** The search window that opens before the application is there. */
  get earlySearch(): Locator {
    return this.page.locator('.DocSearch-Container:not(:has(#docsearch-input))');
  }

  /** The notice that a script could not be had. */
  get failureNotice(): Locator {
    return this.page.locator('#start-failure');
  }

  get progressBar(): Locator {
    return this.page.locator('#nprogress');
  }

  /** Opens an address and leaves it as its HTML is: nothing of the application runs yet. */
  async read(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' });
  }

  /** Opens an address and makes the first interaction, which starts the application. */
  async open(address: string): Promise<void> {
    await this.read(address);
    await this.start();
  }

  /** Moves the pointer, the first interaction of most readers, and waits until the page answers. */
  async start(): Promise<void> {
    await startApplication(this.page);
  }

  /** Comes near a control of the page, which hydrates what the HTML brought of it. */
  async hydratePage(): Promise<void> {
    const page = this.page.locator(`[${asBuiltMark}]`);
    if ((await page.count()) === 0) return;
    await page.locator('button, [data-acts-with-script]').first().dispatchEvent('pointerover');
    await expect(page).toHaveCount(0);
  }

  /** Waits until what answers before the application is there. */
  async controls(): Promise<void> {
    await this.page.waitForFunction(() => window.earlyEvents?.toggle !== undefined);
  }

  /** Scripts that the page alone needs: what pages share may be run ahead for the next one. Requirement 11.36. */
  async ownScripts(): Promise<readonly string[]> {
    const namedBy = async (attribute: string): Promise<readonly string[]> =>
      ((await this.page.locator('script[data-page]').getAttribute(attribute)) ?? '').split(' ');
    const shared = await namedBy('data-shared');
    return (await namedBy('data-page')).filter((script) => !shared.includes(script));
  }

  /** Holds back the code of the page that was read as HTML, until the returned function is called. */
  async holdOwnCode(): Promise<() => void> {
    const own = await this.ownScripts();
    return holdRequests(this.page, ({ pathname }) => own.includes(pathname));
  }

  /** Holds the main bundle back until the returned function is called. */
  async holdMain(): Promise<() => void> {
    return holdRequests(this.page, '**/assets/js/main.*');
  }

  async hydrated(): Promise<void> {
    await this.page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  }

  async colorMode(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  async storedColorMode(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('theme'));
  }

  /** Marks the document, so that `reloaded` can tell whether it is still the same one. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  }

  /** Settles when the document is another one; asking again survives the change itself. */
  async reloaded(): Promise<void> {
    await this.page.waitForFunction(() => !('isSameDocument' in window));
  }
}
