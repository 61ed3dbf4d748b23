import sharp from 'sharp';
import type { Camera, SolidPart, Vector3 } from '../../../../src/modeling/node';
import { parseColor, unite } from '../../../../src/modeling/node';
import {
  edgeColor,
  edgeDepthBias,
  fieldOfView,
  frame,
  halfDiagonal,
  highlight,
  lightDirections,
  lightWeights,
  neutralColor,
  rim,
} from '../../../../src/viewer/node';
import {
  createCanvas,
  drawLine,
  fillTriangle,
  shrink,
  type Canvas,
  type Corner,
  type Shade,
} from './rasterize';

/** Pixels of a picture: twice the size it is shown at on most pages. */
export const pictureSize = { width: 800, height: 500 } as const;

/** Each pixel is the mean of that many squared. */
const samplesPerSide = 2;

/** Widths of edges, in pixels of the picture. */
const edgeWidth = { plain: 2.2, marked: 6 } as const;

/** What a finder of the model keeps. Good on light and on dark ground. */
const markColor = '#e8590c';

/** Returns a WebP with a transparent ground: the solids from the viewer's own point of view, in its light. */
export async function drawSolids(
  parts: readonly SolidPart[],
  camera: Camera = {},
): Promise<Buffer> {
  const { width, height } = pictureSize;
  return sharp(renderSolids(parts, camera), { raw: { width, height, channels: 4 } })
    .webp({ quality: 85, alphaQuality: 90, effort: 6 })
    .toBuffer();
}

/** Returns the pixels of that picture: red, green, blue and alpha of each, row by row from the top. */
export function renderSolids(parts: readonly SolidPart[], camera: Camera = {}): Uint8Array {
  const { width, height } = pictureSize;
  const canvas = createCanvas(width * samplesPerSide, height * samplesPerSide);
  const box = unite(parts.map(boxOf));
  const toView = viewFrom(frame(box, width / height, camera));
  const scene: Scene = { canvas, toView, bias: edgeDepthBias * 2 * halfDiagonal(box) };
  const isTransparent = ({ opacity = 1 }: SolidPart) => opacity < 1;
  const inOrder = [...parts.filter((part) => !isTransparent(part)), ...parts.filter(isTransparent)];
  for (const part of inOrder) fillFaces(part, scene);
  for (const part of inOrder) drawEdges(part, scene);
  return shrink(canvas, samplesPerSide);
}

interface Scene {
  readonly canvas: Canvas;
  readonly toView: View;
  /** Millimetres by which edges come before the faces they bound. */
  readonly bias: number;
}

interface View {
  readonly place: (x: number, y: number, z: number) => Vector3;
  readonly turn: (x: number, y: number, z: number) => Vector3;
}

/** View space: x right, y up, z towards the eye. */
function viewFrom({ eye, target, up }: ReturnType<typeof frame>): View {
  const back = unit([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]);
  const right = unit(cross(up, back));
  const above = cross(back, right);
  const turn = (x: number, y: number, z: number): Vector3 => [
    right[0] * x + right[1] * y + right[2] * z,
    above[0] * x + above[1] * y + above[2] * z,
    back[0] * x + back[1] * y + back[2] * z,
  ];
  return { turn, place: (x, y, z) => turn(x - eye[0], y - eye[1], z - eye[2]) };
}

function fillFaces(part: SolidPart, { canvas, toView }: Scene): void {
  const { positions, normals, indices, faces } = part.mesh;
  const corners: Corner[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const place = toView.place(positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0);
    const normal = toView.turn(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0);
    corners.push({ ...project(place, canvas), place, normal });
  }
  const plain = shader(part.color ?? neutralColor);
  const marked = shader(markColor);
  const opacity = part.opacity ?? 1;
  faces.forEach(({ start, count }, position) => {
    const isMarked = part.highlightedFaces?.includes(position) ?? false;
    for (let i = start; i < start + count; i += 3) {
      const [a, b, c] = [0, 1, 2].map((offset) => corners[indices[i + offset] ?? 0]);
      if (a && b && c)
        fillTriangle(canvas, [a, b, c], isMarked ? 1 : opacity, isMarked ? marked : plain);
    }
  });
}

function drawEdges(part: SolidPart, { canvas, toView, bias }: Scene): void {
  const { lines, edges } = part.mesh;
  const end = (point: number) => {
    const at = point * 3;
    const { x, y, depth } = project(
      toView.place(lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0),
      canvas,
    );
    return { x, y, depth: depth - bias };
  };
  const [ink, mark] = [rgb(edgeColor), rgb(markColor)];
  // Marked edges last: they lie over those they meet.
  for (const isMarked of [false, true]) {
    edges.forEach(({ start, count }, position) => {
      if ((part.highlightedEdges?.includes(position) ?? false) !== isMarked) return;
      const width = (isMarked ? edgeWidth.marked : edgeWidth.plain) * samplesPerSide;
      for (let i = start; i < start + count; i += 2) {
        drawLine(canvas, end(i), end(i + 1), width, isMarked ? mark : ink);
      }
    });
  }
}

function project([x, y, z]: Vector3, { width, height }: Canvas) {
  const depth = -z;
  const scale = height / 2 / Math.tan(fieldOfView / 2) / depth;
  return { x: width / 2 + x * scale, y: height / 2 - y * scale, depth };
}

/** The light of the viewer: see src/viewer/camera/appearance.ts. */
function shader(color: string): Shade {
  const base = rgb(color);
  const [key, fill] = [unit(lightDirections.key), unit(lightDirections.fill)];
  return (x, y, z, nx, ny, nz, lit) => {
    const away = Math.hypot(x, y, z) || 1;
    const [ex, ey, ez] = [-x / away, -y / away, -z / away];
    let length = Math.hypot(nx, ny, nz) || 1;
    // Normals of back faces point away from the eye.
    if (nx * ex + ny * ey + nz * ez < 0) length = -length;
    const [ux, uy, uz] = [nx / length, ny / length, nz / length];
    const towardsEye = ux * ex + uy * ey + uz * ez;
    const towardsKey = ux * key[0] + uy * key[1] + uz * key[2];
    const towardsFill = ux * fill[0] + uy * fill[1] + uz * fill[2];
    const light =
      lightWeights.ambient +
      lightWeights.key * Math.max(towardsKey, 0) +
      lightWeights.fill * Math.max(towardsFill, 0) +
      lightWeights.sky * (0.5 * uy + 0.5);
    const mirrored = 2 * towardsKey * towardsEye - (key[0] * ex + key[1] * ey + key[2] * ez);
    const added =
      highlight.weight * Math.max(mirrored, 0) ** highlight.power +
      rim.weight * (1 - Math.max(towardsEye, 0)) ** rim.power;
    for (let i = 0; i < 3; i++) lit[i] = Math.min(1, (base[i] ?? 0) * light + added);
  };
}

function rgb(color: string): Vector3 {
  return parseColor(color) ?? parseColor(neutralColor) ?? [0.5, 0.5, 0.5];
}

function boxOf({ mesh }: SolidPart) {
  const at = (pick: 'min' | 'max', axis: number) => {
    let bound = pick === 'min' ? Infinity : -Infinity;
    for (const values of [mesh.positions, mesh.lines]) {
      for (let i = axis; i < values.length; i += 3) bound = Math[pick](bound, values[i] ?? bound);
    }
    return bound;
  };
  return {
    min: [at('min', 0), at('min', 1), at('min', 2)] as const,
    max: [at('max', 0), at('max', 1), at('max', 2)] as const,
  };
}

function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(v: Vector3): Vector3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
