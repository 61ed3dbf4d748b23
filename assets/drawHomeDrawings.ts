import type { Drawing, Shape3D } from 'replicad';
import type { Library } from '../src/modeling/node';
import { readModel } from './readModel';
import { svgPathOf } from './svgPath';

/** The visible and hidden edges of a projection, as SVG path data. */
export interface LineDrawing {
  readonly visible: string;
  readonly hidden: string;
}

/** Returns the line drawings of the home page: isometric projections with hidden edges, computed by the library. */
export function drawHomeDrawings(library: Library) {
  const camera = new library.ProjectionCamera([100, -100, 82]).lookAt([0, 0, 0]);
  const project = (shape: Shape3D): LineDrawing => {
    const { visible, hidden } = library.drawProjection(shape, camera);
    return { visible: svgPathOf(visible), hidden: svgPathOf(hidden) };
  };
  const { default: makeBlock, defaultParams } = readModel('models/home/bearing-block.js', library);
  const block = makeBlock(defaultParams);
  return {
    bracket: drawBracket(library, project),
    block: {
      ...project(block),
      measures: dimensionsOf(block),
    },
  };
}

/**
 * Returns the size of a shape in whole millimetres. Measures its triangles, because the library's bounding box has a
 * margin around curved faces.
 */
function dimensionsOf(shape: Shape3D): Record<'width' | 'depth' | 'height', number> {
  const { vertices } = shape.mesh({ tolerance: 0.5, angularTolerance: 1 });
  const extent = (axis: number): number => {
    const values = vertices.filter((_, at) => at % 3 === axis);
    return Math.round(Math.max(...values) - Math.min(...values));
  };
  return { width: extent(0), depth: extent(1), height: extent(2) };
}

/**
 * Returns one drawing per modelling step of a bracket: profile, sketch on a plane, solid, fillets and holes. Only the
 * last drawing has `hidden` edges.
 */
function drawBracket(
  { draw, makeCylinder }: Library,
  project: (shape: Shape3D) => LineDrawing,
): Record<'profile' | 'sketch' | 'shape' | 'modified' | 'hidden', string> {
  const profile = (): Drawing => draw().hLine(40).vLine(10).hLine(-30).vLine(24).hLine(-10).close();
  const solid = (depth: number): Shape3D =>
    profile().sketchOnPlane('XZ').extrude(-depth) as Shape3D;
  const modified = solid(30)
    .fillet(8, (edge) => edge.inDirection('Y').containsPoint([10, 15, 10]))
    .fillet(7, (edge) => edge.inDirection('Z').inBox([30, -1, -1], [41, 31, 11]))
    .cut(makeCylinder(5, 30, [28, 15, -5], [0, 0, 1]))
    .cut(makeCylinder(4, 30, [-5, 15, 25], [1, 0, 0]));
  const { visible, hidden } = project(modified);
  return {
    profile: svgPathOf(profile()),
    // A sketch has no projection, so a solid 0.01 mm thick replaces it.
    sketch: project(solid(0.01)).visible,
    shape: project(solid(30)).visible,
    modified: visible,
    hidden,
  };
}
