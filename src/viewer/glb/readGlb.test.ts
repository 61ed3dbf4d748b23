import { ColorUtils, Document, NodeIO, type vec4 } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, it } from 'vitest';
import { boxPart } from '../../../tests/browser/viewer/harness/shapes';
import type { ViewedSolid } from '../parts';
import { readGlb } from './readGlb';

const part = boxPart([-10, 0, 5], [60, 30, 25], { name: 'lid', color: '#c7843c', opacity: 0.4 });

describe('reading a GLB of the site', () => {
  it('returns name, colour, opacity, triangles, lines, faces and edges', async () => {
    const [read] = readGlb(await writeGlb(part));
    expect(read).toMatchObject({ kind: 'solid', name: 'lid', color: '#c7843c', opacity: 0.4 });
    expect(read?.mesh.faces).toEqual(part.mesh.faces);
    expect(read?.mesh.edges).toEqual(part.mesh.edges);
    expect(read?.mesh.indices).toEqual(part.mesh.indices);
    expect(read?.mesh.lines).toEqual(part.mesh.lines);
    expect(read?.mesh.positions).toEqual(part.mesh.positions);
  });

  it('undoes the quantisation of positions and normals, and skips the root node', async () => {
    const [read] = readGlb(await writeGlb(part, true));
    part.mesh.positions.forEach((value, i) =>
      expect(read?.mesh.positions[i]).toBeCloseTo(value, 2),
    );
    part.mesh.normals.forEach((value, i) => expect(read?.mesh.normals[i]).toBeCloseTo(value, 1));
    part.mesh.lines.forEach((value, i) => expect(read?.mesh.lines[i]).toBeCloseTo(value, 2));
  });

  it('returns no colour for a part without one', async () => {
    const [read] = readGlb(await writeGlb(boxPart([0, 0, 0], [1, 1, 1])));
    expect(read?.color).toBeUndefined();
  });

  it('fails if the file is not a GLB', () => {
    expect(() => readGlb(new ArrayBuffer(40))).toThrow('The file is not a GLB.');
  });
});

/** Quantised positions are between -range / 2 and 3 range / 2. */
const range = 100;

/** Writes a part in the layout of MeshExtras with the library that the build uses. */
async function writeGlb({ name, mesh, color, opacity = 1 }: ViewedSolid, isQuantized = false) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array | Uint32Array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const material = document.createMaterial().setAlpha(opacity);
  if (color === undefined) material.setExtras({ neutral: true });
  else material.setBaseColorFactor(linear(color, opacity));
  const faces = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', mesh.positions))
    .setAttribute('NORMAL', accessor('VEC3', mesh.normals))
    .setIndices(accessor('SCALAR', mesh.indices));
  const edges = document
    .createPrimitive()
    .setMode(1)
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', mesh.lines));
  const node = document
    .createNode(name)
    .setMesh(document.createMesh().addPrimitive(faces).addPrimitive(edges))
    .setExtras({ faces: mesh.faces, edges: mesh.edges });
  const root = document.createNode('root').setScale([0.001, 0.001, 0.001]).addChild(node);
  document.createScene().addChild(root);
  if (isQuantized) {
    document.createExtension(KHRMeshQuantization).setRequired(true);
    node.setScale([range, range, range]).setTranslation([range / 2, range / 2, range / 2]);
    const toInt16 = (value: number) => ((value - range / 2) / range) * 32767;
    faces
      .getAttribute('POSITION')
      ?.setArray(Int16Array.from(mesh.positions, toInt16))
      .setNormalized(true);
    faces
      .getAttribute('NORMAL')
      ?.setArray(Int8Array.from(mesh.normals, (n) => n * 127))
      .setNormalized(true);
    edges
      .getAttribute('POSITION')
      ?.setArray(Int16Array.from(mesh.lines, toInt16))
      .setNormalized(true);
  }
  const bytes = await new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
  return bytes.slice().buffer;
}

/** Returns a colour as glTF stores it: in linear numbers. */
function linear(color: string, opacity: number): vec4 {
  const factor: vec4 = [0, 0, 0, opacity];
  return ColorUtils.hexToFactor(Number.parseInt(color.slice(1), 16), factor);
}
