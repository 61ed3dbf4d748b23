import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SolidPart } from '../../../../../src/modeling/node';
import { edgeColor, wireColor } from '../../../../../src/viewer/node';
import { pictureSize, renderSolids } from './drawSolids';
import { sampleScenes } from '../../../../../tests/support/sampleScenes';

/**
 * SHA-256 of the pixels, from the first rasteriser, which tested every pixel in a triangle's bounding box. Hashes of
 * transparent scenes are newer: they changed when edges got the colour of their part. Faster rasterisers must produce
 * the same pixels. Pictures are named by their content, so a changed pixel would change the URL of the picture.
 */
const expected = JSON.parse(
  readFileSync(new URL('sampleScenes.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

describe('pictures of solids', { timeout: 60_000 }, () => {
  // Requirement 10.5.
  it.each(Object.entries(sampleScenes))(
    'have the expected pixels: %s',
    (name, { parts, camera }) => {
      const pixels = renderSolids(parts, camera);
      expect(pixels).toHaveLength(pictureSize.width * pictureSize.height * 4);
      expect(createHash('sha256').update(pixels).digest('hex')).toBe(expected[name]);
    },
  );

  it('differ between scenes', () => {
    expect(new Set(Object.values(expected)).size).toBe(Object.keys(sampleScenes).length);
  });

  // Requirement 10.50.
  it('show parts without faces in their own colour, or in a default visible on both backgrounds', () => {
    const [ring] = Object.values(sampleScenes)[0]!.parts;
    const wire = { ...ring!, mesh: { ...ring!.mesh, indices: new Uint32Array(), faces: [] } };
    expect(colorsOf(wire)).toContain(wireColor);
    expect(colorsOf(wire)).not.toContain(edgeColor);
    expect(colorsOf({ ...wire, color: '#c2701c' })).toContain('#c2701c');
  });
});

/** Returns the colours of the opaque pixels in a picture. */
function colorsOf(part: SolidPart): ReadonlySet<string> {
  const pixels = renderSolids([part]);
  const colors = new Set<string>();
  for (let i = 0; i < pixels.length; i += 4) {
    const pixel = Buffer.from(pixels.subarray(i, i + 4)).toString('hex');
    if (pixel.endsWith('ff')) colors.add(`#${pixel.slice(0, 6)}`);
  }
  return colors;
}
