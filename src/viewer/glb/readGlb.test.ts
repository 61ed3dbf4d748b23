import { describe, expect, it } from 'vitest';
import { boxPart } from '../../../tests/browser/viewer/harness/shapes';
import { writeGlb } from '../../modeling/core/export/writeGlb';
import type { SolidPart } from '../../modeling';
import { readGlb } from './readGlb';

const part = boxPart([-10, 0, 5], [60, 30, 25], { name: 'lid', color: '#c7843c', opacity: 0.4 });

/** Writes a part to a GLB like the build, and returns the part that the viewer reads from it. */
async function readBack(written: SolidPart): Promise<SolidPart | undefined> {
  const bytes = await writeGlb([written]);
  return readGlb(bytes.slice().buffer)[0];
}

describe('reading a GLB of the site', () => {
  it('returns name, colour, opacity, triangles, faces and edges', async () => {
    const read = await readBack(part);
    expect(read).toMatchObject({ kind: 'solid', name: 'lid', color: '#c7843c', opacity: 0.4 });
    expect(read?.mesh.faces).toEqual(part.mesh.faces);
    expect(read?.mesh.edges).toEqual(part.mesh.edges);
    expect(read?.mesh.indices).toEqual(part.mesh.indices);
  });

  it('undoes the quantisation of positions, normals and lines', async () => {
    const read = await readBack(part);
    for (const key of ['positions', 'normals', 'lines'] as const) {
      expect(read?.mesh[key]).toHaveLength(part.mesh[key].length);
      part.mesh[key].forEach((value, i) => expect(read?.mesh[key][i]).toBeCloseTo(value, 2));
    }
  });

  it('returns no colour for a part without one', async () => {
    const read = await readBack(boxPart([0, 0, 0], [1, 1, 1]));
    expect(read?.color).toBeUndefined();
  });

  it('returns the lines of a part that consists of wires', async () => {
    const none = { positions: new Float32Array(), normals: new Float32Array() };
    const mesh = { ...part.mesh, ...none, indices: new Uint32Array(), faces: [] };
    const read = await readBack({ ...part, mesh });
    expect(read?.mesh.lines).toHaveLength(part.mesh.lines.length);
    expect(read?.mesh.indices).toHaveLength(0);
  });

  it('fails if the file is not a GLB', () => {
    expect(() => readGlb(new ArrayBuffer(40))).toThrow('The file is not a GLB.');
  });
});
