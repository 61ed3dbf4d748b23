import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from './Asset';
import { icoHeaderBytes } from './drawIcons';
import { makeAssets } from './makeAssets';
import { fontFolder } from './subsetFonts';

let assets: readonly Asset[] = [];
beforeAll(async () => {
  assets = await makeAssets();
}, 120_000);

const isPicture = ({ path }: Asset) => /\.(png|ico)$/.test(path);

describe('assets in the repository', () => {
  it('are byte-identical to the drawings and fonts that "npm run assets" creates', () => {
    const texts = assets.filter((asset) => !isPicture(asset));
    expect(texts).toHaveLength(3);
    for (const { path, content } of texts)
      expect(readFileSync(path).equals(Buffer.from(content)), path).toBe(true);
  });

  it('include only fonts that "npm run assets" creates', () => {
    const committed = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
    const generated = assets
      .filter(({ path }) => path.startsWith(fontFolder))
      .map(({ path }) => path);
    expect(committed.map((name) => `${fontFolder}/${name}`).sort()).toEqual([...generated].sort());
  });

  it('match the pictures that "npm run assets" creates, apart from antialiasing', async () => {
    const pictures = assets.filter(isPicture);
    expect(pictures).toHaveLength(6);
    for (const { path, content } of pictures) {
      const generated = await pixelsOf(path, Buffer.from(content));
      const committed = await pixelsOf(path, readFileSync(path));
      expect(committed.size, path).toEqual(generated.size);
      expect(largestDifference(committed.data, generated.data), path).toBeLessThan(antialiasing);
    }
  });
});

/**
 * Tolerance per colour channel (0 to 255). Processors may round antialiased edges differently, so the bytes of PNG
 * files differ.
 */
const antialiasing = 32;

async function pixelsOf(path: string, content: Buffer) {
  const image = path.endsWith('.ico') ? content.subarray(icoHeaderBytes) : content;
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: [info.width, info.height] };
}

function largestDifference(one: Buffer, other: Buffer): number {
  return one.reduce(
    (largest, value, at) => Math.max(largest, Math.abs(value - (other[at] ?? 0))),
    0,
  );
}
