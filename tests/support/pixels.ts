import { expect, type Locator } from '@playwright/test';

/**
 * Measurements of the opaque pixels of a canvas: fraction of the canvas (0 to 1), centroid (0 to 1 of width and
 * height), mean colour and hash.
 */
export interface Pixels {
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly color: readonly [number, number, number];
  readonly hash: number;
}

/** Polling intervals in milliseconds. A frame takes 16 ms, and software rendering a few frames. */
const intervals = [16, 33, 50, 100];

/** Number of equal frames in a row after which a picture counts as still. */
const stillFrames = 3;

function readPixels(canvas: Locator): Promise<Pixels> {
  return canvas.evaluate(measureFrames, 1);
}

/** Waits until `stillFrames` frames in a row are equal. */
export function waitUntilStill(canvas: Locator): Promise<Pixels> {
  return canvas.evaluate(measureFrames, stillFrames);
}

/** Waits until the picture differs from `before` and no longer moves. */
export async function waitUntilChanged(canvas: Locator, before: Pixels): Promise<Pixels> {
  await expect
    .poll(async () => (await readPixels(canvas)).hash, { timeout: 30_000, intervals })
    .not.toBe(before.hash);
  return waitUntilStill(canvas);
}

/** Waits until more than 5 % of the canvas is painted and the picture no longer moves. */
export async function waitUntilShown(canvas: Locator): Promise<Pixels> {
  await expect
    .poll(async () => (await readPixels(canvas)).share, { timeout: 30_000, intervals })
    .toBeGreaterThan(0.05);
  return waitUntilStill(canvas);
}

/** Measures the canvas in every frame until `frames` of them in a row are equal. Runs in the page. */
async function measureFrames(element: Element, frames: number): Promise<Pixels> {
  const canvas = element as HTMLCanvasElement;
  const measure = (): Pixels => {
    const { width, height } = canvas;
    if (width === 0) return { share: 0, x: 0, y: 0, color: [0, 0, 0], hash: 0 };
    // Reads from a copy, because browsers move a frequently read canvas out of graphics memory.
    const copy = new OffscreenCanvas(width, height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No 2D canvas.');
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let [count, x, y, r, g, b, hash] = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if ((data[i + 3] ?? 0) < 250) continue;
      count++;
      x += (i / 4) % width;
      y += Math.floor(i / 4 / width);
      r += data[i] ?? 0;
      g += data[i + 1] ?? 0;
      b += data[i + 2] ?? 0;
      hash = (hash * 31 + (data[i] ?? 0) + i) >>> 0;
    }
    const n = count || 1;
    return {
      share: count / (data.length / 4),
      x: x / n / width,
      y: y / n / height,
      color: [r / n, g / n, b / n],
      hash,
    };
  };

  let last = measure();
  for (let equal = 1; equal < frames;) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const next = measure();
    equal = next.hash === last.hash ? equal + 1 : 1;
    last = next;
  }
  return last;
}
