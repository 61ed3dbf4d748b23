import { expect, type Locator } from '@playwright/test';

/** What is on a canvas: how much is painted, where its middle is, and the mean colour of what is opaque. */
export interface Painted {
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly color: readonly [number, number, number];
  readonly hash: number;
}

export function painted(canvas: Locator): Promise<Painted> {
  return canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    if (width === 0) return { share: 0, x: 0, y: 0, color: [0, 0, 0], hash: 0 };
    // Read from a copy: a canvas that is read often is moved out of the graphics memory.
    const copy = new OffscreenCanvas(width, height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No 2D canvas.');
    context.drawImage(element as HTMLCanvasElement, 0, 0);
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
  });
}

/** Two equal pictures in a row: nothing glides any more. */
export async function settled(canvas: Locator): Promise<Painted> {
  let last = await painted(canvas);
  await expect
    .poll(async () => {
      const before = last.hash;
      last = await painted(canvas);
      return last.hash === before;
    })
    .toBe(true);
  return last;
}

/** Waits until there is another picture than `before`, and until it stands still. */
export async function changed(canvas: Locator, before: Painted): Promise<Painted> {
  await expect
    .poll(async () => (await painted(canvas)).hash, { timeout: 30_000 })
    .not.toBe(before.hash);
  return settled(canvas);
}
