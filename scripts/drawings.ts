import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Blueprint, Drawing, Shape2D, Shape3D } from 'replicad';
import { loadKernelInNode } from '../src/modeling/node';
import { drawSocialCard } from './drawSocialCard';

const blockFile = 'models/home/bearing-block.js';
interface BlockModel {
  readonly defaultParams: { readonly width: number; readonly height: number };
  readonly default: (params: BlockModel['defaultParams']) => Shape3D;
}

/**
 * Lets the library draw the line drawings of the home page and of the social card: isometric projections with hidden
 * edges. Committed: run `tsx scripts/drawings.ts` after a change of models/home/bearing-block.js.
 */
async function writeDrawings(): Promise<void> {
  const { replicad } = await loadKernelInNode();
  const { draw, drawProjection, makeCylinder } = replicad;

  const camera = new replicad.ProjectionCamera([100, -100, 82]).lookAt([0, 0, 0]);
  const project = (shape: Shape3D) => {
    const { visible, hidden } = drawProjection(shape, camera);
    return { visible: pathOf(visible), hidden: pathOf(hidden) };
  };

  const profile = (): Drawing => draw().hLine(40).vLine(10).hLine(-30).vLine(24).hLine(-10).close();
  const solid = (depth: number): Shape3D =>
    profile().sketchOnPlane('XZ').extrude(-depth) as Shape3D;
  const modified = solid(30)
    .fillet(8, (edge) => edge.inDirection('Y').containsPoint([10, 15, 10]))
    .fillet(7, (edge) => edge.inDirection('Z').inBox([30, -1, -1], [41, 31, 11]))
    .cut(makeCylinder(5, 30, [28, 15, -5], [0, 0, 1]))
    .cut(makeCylinder(4, 30, [-5, 15, 25], [1, 0, 0]));
  const finished = project(modified);
  const { default: main, defaultParams } = createRequire(__filename)(
    `../${blockFile}`,
  ) as BlockModel;
  const block = project(main(defaultParams));

  const drawings = {
    bracket: {
      profile: pathOf(profile()),
      // A face has no projection of its own: a hundredth of a millimetre stands for it.
      sketch: project(solid(0.01)).visible,
      shape: project(solid(30)).visible,
      modified: finished.visible,
      hidden: finished.hidden,
    },
    block: {
      ...block,
      measures: { width: defaultParams.width, depth: 46, height: defaultParams.height },
    },
  };
  writeFileSync('src/components/home/drawings.json', `${JSON.stringify(drawings, null, 2)}\n`);
  await drawSocialCard(replicad, block, 'static/img/social-card.png');
}

/** SVG path data of a drawing, curves as short straight lines; y points down, millimetres. */
function pathOf(drawing: Drawing): string {
  return blueprintsOf(contentOf(drawing)).map(pathOfBlueprint).join('').replaceAll(' -', '-');
}

/** The outlines in a drawing: the library keeps them private, yet has no other way to sample a curve. */
function contentOf(drawing: Drawing): Shape2D | null {
  return (drawing as unknown as { readonly innerShape: Shape2D | null }).innerShape;
}

function blueprintsOf(shape: Shape2D | null): Blueprint[] {
  if (shape === null) return [];
  return 'curves' in shape ? [shape] : shape.blueprints.flatMap(blueprintsOf);
}

function pathOfBlueprint({ curves }: Blueprint): string {
  const points: string[] = [];
  for (const curve of curves) {
    const [from, to] = [curve.firstParameter, curve.lastParameter];
    const [middleX, middleY] = curve.value((from + to) / 2);
    const [startX, startY] = curve.value(from);
    const reach = Math.hypot(middleX - startX, middleY - startY);
    const count =
      curve.geomType === 'LINE' ? 1 : Math.min(20, Math.max(4, Math.round(reach * 1.6)));
    for (let step = 0; step <= count; step += 1) {
      const [x, y] = curve.value(from + ((to - from) * step) / count);
      const point = `${tenths(x)} ${tenths(-y)}`;
      if (points.at(-1) !== point) points.push(point);
    }
  }
  return points.length > 1 ? `M${points.join('L')}` : '';
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

void writeDrawings();
