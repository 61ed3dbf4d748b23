import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureSize, renderSolids } from './drawSolids';
import { sampleScenes } from './sampleScenes';

/**
 * SHA-256 of the pixels, from the plain form of the rasteriser that tried every pixel of a triangle's box. A faster one
 * gives the same: pictures are named by their content, and a changed picture is to be a changed model.
 */
const expected = JSON.parse(
  readFileSync(new URL('sampleScenes.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

describe('pictures of solids', { timeout: 60_000 }, () => {
  // Requirement 10.5.
  it.each(Object.entries(sampleScenes))('keep every pixel: %s', (name, { parts, camera }) => {
    const pixels = renderSolids(parts, camera);
    expect(pixels).toHaveLength(pictureSize.width * pictureSize.height * 4);
    expect(createHash('sha256').update(pixels).digest('hex')).toBe(expected[name]);
  });

  it('show something in each scene, and not the same', () => {
    expect(new Set(Object.values(expected)).size).toBe(Object.keys(sampleScenes).length);
  });
});
