import type { Drawing, Face } from 'replicad';
import type { Kernel } from '../kernel';
import type { Facts } from '../result';
import type { TracedDrawing } from './traceDrawing';

/** Returns the measurements of a drawing. `area` is omitted if an outline is open. */
export function measureDrawing(
  drawing: Drawing,
  { box, paths }: TracedDrawing,
  kernel: Kernel,
): Facts {
  const isClosed = paths.every((path) => path.endsWith('Z'));
  return {
    kind: 'drawing',
    ...(isClosed && { area: enclosedArea(drawing, kernel) }),
    box,
    valid: true,
    parts: 1,
  };
}

function enclosedArea(drawing: Drawing, { oc }: Kernel): number {
  const sketch = drawing.sketchOnPlane('XY');
  const face = ('face' in sketch ? sketch.face() : sketch.faces()) as Face;
  const properties = new oc.GProp_GProps_1();
  oc.BRepGProp.SurfaceProperties_1(face.wrapped, properties, false, false);
  const area = Math.abs(properties.Mass());
  properties.delete();
  return area;
}
