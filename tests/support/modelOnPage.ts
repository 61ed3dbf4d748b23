import { expect, type Locator, type Page } from '@playwright/test';
import { whenChanged, whenShown, type Pixels } from './pixels';
import { scrollTo } from './scrollTo';
import { Shell } from './shell';

/** One model of a page of the site, found by its title, as a reader uses it. */
export class ModelOnPage {
  readonly page: Page;
  readonly title: string;
  /** Addresses the page has asked for since it was opened. */
  readonly requests: string[] = [];

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** Opens the page and makes the first interaction, which starts the application. */
  async open(address: string): Promise<void> {
    await new Shell(this.page).open(address);
    await scrollTo(this.figure);
  }

  get figure(): Locator {
    // A page may show a model twice; steps that are not shown do not count.
    return this.page.getByRole('figure', { name: this.title, exact: true }).first();
  }

  /** The picture, as long as it waits for somebody to turn it. */
  get turnButton(): Locator {
    return this.figure.getByRole('button', { name: `Turn ${this.title}`, exact: true });
  }

  /** The viewer in the place of the picture. */
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

  /** True once something of the kernel was asked for. */
  get hasAskedForKernel(): boolean {
    return this.requests.some((url) => url.includes('/play/'));
  }

  /** Waits until run number `count` has gone well. */
  async built(count: number): Promise<void> {
    await expect(this.outcome).toHaveText(`The model was built (run ${count}).`, {
      timeout: 90_000,
    });
  }

  /** Waits until the viewer shows the model, and gives what it shows. */
  async shown(): Promise<Pixels> {
    await this.canvas.waitFor({ timeout: 30_000 });
    return whenShown(this.canvas);
  }

  changed(before: Pixels): Promise<Pixels> {
    return whenChanged(this.canvas, before);
  }

  /** The middle of `locator` on the screen. */
  async middleOf(locator: Locator): Promise<readonly [number, number]> {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It has no place on the screen.');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
}
