import { describe, expect, it } from 'vitest';
import { boxPart } from '../../../tests/browser/viewer/harness/shapes';
import { hitEdge, hitFace, type Ray } from './picking';

const { mesh } = boxPart([0, 0, 0], [60, 30, 20]);
const all = () => true;
const down: Ray = { origin: [10, 10, 100], direction: [0, 0, -1] };
/** Projects as if seen from above: x to the right, y up, ten pixels per millimetre. */
const project = (x: number, y: number, z: number) => [x * 10, -y * 10, 100 - z] as const;

describe('picking a face', () => {
  it('finds the first face along the ray', () => {
    const hit = hitFace(mesh, down, all);
    expect(mesh.faces[hit?.face ?? -1]).toMatchObject({ normal: [0, 0, 1], center: [30, 15, 20] });
    expect(hit).toMatchObject({ distance: 80, point: [10, 10, 20], isFront: true });
  });

  it('finds nothing beside the model or behind the camera', () => {
    expect(hitFace(mesh, { ...down, origin: [-1, 10, 100] }, all)).toBeNull();
    expect(hitFace(mesh, { origin: [10, 10, 100], direction: [0, 0, 1] }, all)).toBeNull();
  });

  it('ignores triangles that the section hides and reports the back face behind them', () => {
    const hit = hitFace(mesh, down, (_x, _y, z) => z <= 5);
    expect(hit).toMatchObject({ point: [10, 10, 0], isFront: false });
  });
});

describe('picking an edge', () => {
  it('finds the nearest edge within the maximum distance', () => {
    const hit = hitEdge(mesh, [300, -2], project, 6, 81, all);
    expect(mesh.edges[hit?.edge ?? -1]).toMatchObject({
      startPoint: [0, 0, 20],
      endPoint: [60, 0, 20],
    });
    expect(hit?.pixelDistance).toBeCloseTo(2, 9);
  });

  it('finds no edge that is too far away, too deep or hidden by the section', () => {
    expect(hitEdge(mesh, [300, -20], project, 6, 81, all)).toBeNull();
    expect(hitEdge(mesh, [300, -2], project, 6, 70, all)).toBeNull();
    const low = hitEdge(mesh, [300, -2], project, 6, 200, (_x, _y, z) => z < 10);
    expect(mesh.edges[low?.edge ?? -1]?.startPoint[2]).toBe(0);
  });
});
