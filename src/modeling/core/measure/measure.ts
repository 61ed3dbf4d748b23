import type { AnyShape, Shape3D } from 'replicad';
import { boxOf, uniteBoxes } from '../../../base/vectors';
import type { Kernel } from '../kernel';
import type { Facts, Mesh } from '../result';

/**
 * Returns the measurements of one shape and its mesh. `checkValidity` makes the kernel check the shape, which takes
 * seconds for broken shapes.
 */
export function measureShape(
  shape: AnyShape,
  mesh: Mesh,
  kernel: Kernel,
  checkValidity: boolean,
): Facts {
  return {
    kind: 'solid',
    ...(hasSolid(shape, kernel) && { volume: volumeOf(shape as Shape3D, kernel) }),
    ...(mesh.faces.length > 0 && { area: mesh.faces.reduce((sum, { area }) => sum + area, 0) }),
    box: boxOf(mesh.positions, mesh.lines),
    faces: mesh.faces.length,
    edges: mesh.edges.length,
    triangles: mesh.indices.length / 3,
    valid: !checkValidity || isValid(shape, kernel),
    parts: 1,
  };
}

/**
 * Returns true if a shape contains a solid. The library also calls a shell or a compound of faces "3D", but these have
 * no volume.
 */
function hasSolid(shape: AnyShape, { replicad }: Kernel): boolean {
  return [...replicad.iterTopo(shape.wrapped, 'solid')].length > 0;
}

function volumeOf(shape: Shape3D, { oc }: Kernel): number {
  const properties = new oc.GProp_GProps_1();
  oc.BRepGProp.VolumeProperties_1(shape.wrapped, properties, false, false, false);
  const volume = properties.Mass();
  properties.delete();
  return volume;
}

function isValid(shape: AnyShape, { oc }: Kernel): boolean {
  const analyzer = new oc.BRepCheck_Analyzer(shape.wrapped, true, false);
  const valid = analyzer.IsValid_2();
  analyzer.delete();
  return valid;
}

/**
 * Returns the volume enclosed by the triangles; negative if they face inwards. `checkPart` compares this volume with
 * the exact one.
 */
export function meshVolume({ positions, indices }: Mesh): number {
  let sixfold = 0;
  const at = (index: number, axis: number) => positions[(indices[index] ?? 0) * 3 + axis] ?? 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [ax, ay, az] = [at(i, 0), at(i, 1), at(i, 2)];
    const [bx, by, bz] = [at(i + 1, 0), at(i + 1, 1), at(i + 1, 2)];
    const [cx, cy, cz] = [at(i + 2, 0), at(i + 2, 1), at(i + 2, 2)];
    sixfold += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sixfold / 6;
}

/** Returns the measurements of a whole model: sums over all parts, and the box around them. */
export function sumFacts(parts: readonly Facts[]): Facts {
  const solid = parts.some(({ kind }) => kind === 'solid');
  return {
    kind: solid ? 'solid' : 'drawing',
    ...sum('volume'),
    ...sum('area'),
    box: uniteBoxes(parts.map(({ box }) => box)),
    ...sum('faces'),
    ...sum('edges'),
    ...sum('triangles'),
    valid: parts.every(({ valid }) => valid),
    parts: parts.length,
  };

  function sum(name: 'volume' | 'area' | 'faces' | 'edges' | 'triangles'): Partial<Facts> {
    const values = parts.flatMap((facts) => facts[name] ?? []);
    return values.length > 0 ? { [name]: values.reduce((total, value) => total + value, 0) } : {};
  }
}
