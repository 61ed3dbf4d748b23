import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilChanged, waitUntilShown, type Pixels } from './pixels';
import { scrollTo } from './scrollTo';
import { Shell } from './shell';

/** Matches the lines of a code block. */
export const codeLine = '.code-line';

/** A model on a page, found by its title, with the controls that readers use. */
export class ModelOnPage {
  readonly page: Page;
  readonly title: string;
  /** URLs of the page's requests so far. */
  readonly requests: string[] = [];

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** Opens the page, waits for hydration and scrolls to the model. */
  async open(address: string): Promise<void> {
    await new Shell(this.page).open(address);
    await scrollTo(this.figure);
  }

  get figure(): Locator {
    // The first match, because a page may show a model twice. Hidden steps of a tutorial do not match.
    return this.page.getByRole('figure', { name: this.title, exact: true }).first();
  }

  /** The button over the picture, which the viewer replaces. */
  get turnButton(): Locator {
    return this.figure.getByRole('button', { name: `Turn ${this.title}`, exact: true });
  }

  /** The canvas area of the viewer. */
  get surface(): Locator {
    return this.figure.getByRole('application', { name: this.title, exact: true });
  }

  get canvas(): Locator {
    return this.figure.locator('canvas');
  }

  button(name: string): Locator {
    return this.figure.getByRole('button', { name, exact: true });
  }

  get slider(): Locator {
    return this.figure.getByRole('slider').first();
  }

  get editor(): Locator {
    return this.figure.getByRole('textbox', { name: `Code of ${this.title}` });
  }

  fact(label: string): Locator {
    return this.figure.locator('dl > div', { hasText: label }).locator('dd');
  }

  get outcome(): Locator {
    return this.figure.getByRole('status', { name: 'Outcome of the run' });
  }

  /** True if the page has requested a file of the kernel. */
  get hasAskedForKernel(): boolean {
    return this.requests.some((url) => url.includes('/play/'));
  }

  /** Waits until run number `count` has succeeded. */
  async waitUntilBuilt(count: number): Promise<void> {
    await expect(this.outcome).toHaveText(`The model was built (run ${count}).`, {
      timeout: 90_000,
    });
  }

  /** Waits until the viewer shows the model and returns its pixels. */
  async waitUntilShown(): Promise<Pixels> {
    await this.canvas.waitFor({ timeout: 30_000 });
    return waitUntilShown(this.canvas);
  }

  waitUntilChanged(before: Pixels): Promise<Pixels> {
    return waitUntilChanged(this.canvas, before);
  }

  /** Returns the centre of `locator`, relative to the window, in CSS pixels. */
  async middleOf(locator: Locator): Promise<readonly [number, number]> {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It has no place on the screen.');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
}
