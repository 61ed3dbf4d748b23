import sharp from 'sharp';
import type { Camera, SolidPart, Vector3 } from '../../../../../src/modeling/node';
import { boxOf, uniteBoxes } from '../../../../../src/base/vectors';
import { parseColor } from '../../../../../src/modeling/node';
import {
  edgeColorOf,
  edgeDepthBias,
  halfDiagonal,
  neutralColor,
  initialOrbit,
} from '../../../../../src/viewer/node';
import { createCanvas, downsample, type Canvas } from './canvas';
import { drawLine } from './drawLine';
import { fillTriangle, type Corners } from './fillTriangle';
import { createShader } from './createShader';
import { projectToPicture, createViewTransform, type ViewTransform } from './viewTransform';

/** Size of a picture in pixels: twice its displayed size on most pages. */
export const pictureSize = { width: 800, height: 500 } as const;

/** Number of samples per pixel in each direction. `downsample` averages them. */
const samplesPerSide = 2;

/** Effort of the WebP encoder, from 0 to 6. The last two levels save 1 % of the bytes, but take 1.5 times as long. */
const encodingEffort = 4;

/** Line widths of edges, in pixels of the picture. */
const edgeWidth = { plain: 2.2, marked: 6 } as const;

/** Colour of the edges that the model highlights with a finder. Visible on light and dark backgrounds. */
const markColor = '#e8590c';

/** Returns a WebP with a transparent background, which shows the solids with the viewer's camera and light. */
export async function drawSolids(
  parts: readonly SolidPart[],
  camera: Camera = {},
): Promise<Buffer> {
  const { width, height } = pictureSize;
  return sharp(renderSolids(parts, camera), { raw: { width, height, channels: 4 } })
    .webp({ quality: 85, alphaQuality: 90, effort: encodingEffort })
    .toBuffer();
}

/** Renders the solids and returns RGBA pixels, row by row from the top. */
export function renderSolids(parts: readonly SolidPart[], camera: Camera = {}): Uint8Array {
  const { width, height } = pictureSize;
  const canvas = createCanvas(width * samplesPerSide, height * samplesPerSide);
  const box = uniteBoxes(parts.map(({ mesh }) => boxOf(mesh.positions, mesh.lines)));
  const toView = createViewTransform(initialOrbit(box, width / height, camera));
  const scene: Scene = { canvas, toView, bias: edgeDepthBias * 2 * halfDiagonal(box) };
  const isTransparent = ({ opacity = 1 }: SolidPart) => opacity < 1;
  const inOrder = [...parts.filter((part) => !isTransparent(part)), ...parts.filter(isTransparent)];
  for (const part of inOrder) fillFaces(part, scene);
  for (const part of inOrder) drawEdges(part, scene);
  return downsample(canvas);
}

interface Scene {
  readonly canvas: Canvas;
  readonly toView: ViewTransform;
  /** Distance in millimetres by which edges are drawn closer to the camera than their faces. */
  readonly bias: number;
}

function fillFaces(part: SolidPart, { canvas, toView }: Scene): void {
  const { indices, faces } = part.mesh;
  const corners = cornersOf(part, canvas, toView);
  const plain = {
    shade: createShader(rgb(part.color ?? neutralColor)),
    opacity: part.opacity ?? 1,
  };
  const marked = { shade: createShader(rgb(markColor)), opacity: 1 };
  faces.forEach(({ start, count }, position) => {
    const paint = part.highlightedFaces?.includes(position) ? marked : plain;
    for (let i = start; i < start + count; i += 3) {
      const triangle = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0] as const;
      fillTriangle(canvas, corners, triangle, paint);
    }
  });
}

function cornersOf({ mesh }: SolidPart, canvas: Canvas, toView: ViewTransform): Corners {
  const { positions, normals } = mesh;
  const count = positions.length / 3;
  const corners = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    depth: new Float64Array(count),
    places: new Float64Array(3 * count),
    normals: new Float64Array(3 * count),
  };
  for (let corner = 0, i = 0; corner < count; corner++, i += 3) {
    const place = toView.transformPoint(
      positions[i] ?? 0,
      positions[i + 1] ?? 0,
      positions[i + 2] ?? 0,
    );
    const normal = toView.rotateDirection(
      normals[i] ?? 0,
      normals[i + 1] ?? 0,
      normals[i + 2] ?? 0,
    );
    const { x, y, depth } = projectToPicture(place, canvas);
    corners.x[corner] = x;
    corners.y[corner] = y;
    corners.depth[corner] = depth;
    corners.places.set(place, i);
    corners.normals.set(normal, i);
  }
  return corners;
}

function drawEdges(part: SolidPart, { canvas, toView, bias }: Scene): void {
  const { indices, lines, edges } = part.mesh;
  const endpointAt = (point: number) => {
    const at = point * 3;
    const { x, y, depth } = projectToPicture(
      toView.transformPoint(lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0),
      canvas,
    );
    return { x, y, depth: depth - bias };
  };
  const { color, opacity } = part;
  const edgeInk = edgeColorOf({ color, opacity, isWire: indices.length === 0 });
  const [ink, mark] = [rgb(edgeInk), rgb(markColor)];
  // Draws marked edges last, on top of the others.
  for (const isMarked of [false, true]) {
    edges.forEach(({ start, count }, position) => {
      if ((part.highlightedEdges?.includes(position) ?? false) !== isMarked) return;
      const width = (isMarked ? edgeWidth.marked : edgeWidth.plain) * samplesPerSide;
      for (let i = start; i < start + count; i += 2) {
        drawLine(canvas, endpointAt(i), endpointAt(i + 1), width, isMarked ? mark : ink);
      }
    });
  }
}

function rgb(color: string): Vector3 {
  return parseColor(color) ?? parseColor(neutralColor) ?? [0.5, 0.5, 0.5];
}
