import { vi } from 'vitest';
import type { Driver, Key, Target } from './drivers/driver';

/** Options for waiting, in milliseconds. The timeout is generous, because the machine may be busy. */
const patience = { timeout: 90_000, interval: 50 };

/** A simulated reader, who performs one action at a time and waits for its visible result. */
export class Reader {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a URL of the site and waits until the page is hydrated. */
  async open(address: string): Promise<void> {
    await this.read(address);
    await this.waitUntilVisible({ css: 'html[data-has-hydrated="true"]' });
  }

  /** Opens a URL of the site without waiting for hydration. */
  read(address: string): Promise<void> {
    return this.#driver.open(new URL(address, this.#site).href);
  }

  async click(target: Target): Promise<void> {
    await this.waitUntilVisible(target);
    await this.#driver.click(target);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  /** Waits until `target` is visible. After the timeout, rejects with an error that names it. */
  async waitUntilVisible(target: Target): Promise<void> {
    await this.#waitFor(async () => {
      if (!(await this.#driver.isShown(target)))
        throw new Error(`Not shown: ${JSON.stringify(target)}`);
    });
  }

  /**
   * Waits until the text of the first element that matches `css` matches `pattern`, and returns the text. After the
   * timeout, rejects with an error that contains the actual text.
   */
  async waitForText(css: string, pattern: RegExp): Promise<string> {
    return this.#waitFor(async () => {
      const text = await this.#driver.ask(
        (selector) => document.querySelector(selector)?.textContent ?? '',
        css,
      );
      if (!pattern.test(text)) throw new Error(`${css} does not say ${pattern.source}: "${text}"`);
      return text;
    });
  }

  /** Waits until the path of the page matches `path`. */
  async waitForPath(path: RegExp): Promise<void> {
    await this.#waitFor(async () => {
      const address = await this.#driver.ask(() => location.pathname, '');
      if (!path.test(address)) throw new Error(`At ${address}, not ${path.source}`);
    });
  }

  /** Waits until at least 5 % of the first canvas that matches `css` is painted. */
  async waitForPicture(css: string): Promise<void> {
    await this.#waitFor(async () => {
      const share = await this.#driver.ask(paintedShare, css);
      if (share < 0.05) throw new Error(`${css} is painted to ${share * 100} %`);
    });
  }

  /** Waits until the service worker has cached a page. */
  async waitUntilCached(path: string): Promise<void> {
    await this.#waitFor(async () => {
      if (!(await this.#driver.ask(isCached, path))) throw new Error(`Not cached: ${path}`);
    });
  }

  /** Retries `question`, which fails while the page is navigating. */
  #waitFor<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    return vi.waitFor(question, patience);
  }
}

/** Returns the fraction of opaque pixels in a canvas, 0 to 1. Runs in the page. */
function paintedShare(css: string): number {
  const canvas = document.querySelector<HTMLCanvasElement>(css);
  if (!canvas || canvas.width === 0) return 0;
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height);
  const context = copy.getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? [];
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) >= 250) count++;
  return count / (width * height);
}

/** Returns true if the file at `path` is in a cache. Runs in the page. */
async function isCached(path: string): Promise<boolean> {
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().some(({ url }) => new URL(url).pathname === path);
}
