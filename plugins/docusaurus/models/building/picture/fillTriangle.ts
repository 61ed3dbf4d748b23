import type { Canvas } from './canvas';

/**
 * The corners of a part's triangles on the canvas: pixels, distance from the camera, and attributes to interpolate.
 * Flat arrays of numbers, because they are read for every triangle and pixel.
 */
export interface Corners {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly depth: Float64Array;
  /** View space: x, y, z of each corner. */
  readonly places: Float64Array;
  readonly normals: Float64Array;
}

/**
 * Writes the colour of a point (red, green, blue) into `litColor`, from index `at`. `point` is its position and normal
 * in view space. The arrays are reused, because this runs for every pixel.
 */
export type Shade = (point: Float64Array, litColor: Float32Array, at: number) => void;

export interface Paint {
  readonly shade: Shade;
  /** Opacity, 0 to 1. */
  readonly opacity: number;
}

/**
 * Fills the triangle with the corners `a`, `b` and `c`, using a z-buffer. Implemented in plain code, so that the
 * build needs no browser or GPU and always produces the same bytes. A transparent triangle is blended over the pixels
 * behind it and does not change their depth.
 */
export function fillTriangle(
  canvas: Canvas,
  corners: Corners,
  [a, b, c]: readonly [number, number, number],
  paint: Paint,
): void {
  const { x, y } = corners;
  const [ax, bx, cx] = [x[a] ?? 0, x[b] ?? 0, x[c] ?? 0];
  const [ay, by, cy] = [y[a] ?? 0, y[b] ?? 0, y[c] ?? 0];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(canvas.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(canvas.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const span = { from: left, to: right };
  for (let row = top; row <= bottom; row++) {
    const py = row + 0.5;
    span.from = left;
    span.to = right;
    clipSpan(span, area, bx, by - py, cx, cy - py);
    clipSpan(span, area, cx, cy - py, ax, ay - py);
    clipSpan(span, area, ax, ay - py, bx, by - py);
    if (span.from <= span.to) fillRow(canvas, corners, a, b, c, area, row, span, paint);
  }
}

/**
 * Minimum rise of an edge, in pixels. Flatter edges are skipped, because their intersection with a row is too inexact.
 */
const minRise = 1e-6;

interface Span {
  from: number;
  to: number;
}

/**
 * Clips a span to the inner side of the edge from (px, py) to (qx, qy). `py` and `qy` are relative to the row. Keeps
 * one extra pixel at the clipped end, because the crossing is inexact and `fillRow` tests every pixel.
 */
function clipSpan(span: Span, area: number, px: number, py: number, qx: number, qy: number): void {
  const rise = py - qy;
  if (Math.abs(rise) < minRise) return;
  const crossing = (py * qx - px * qy) / rise - 0.5;
  if (rise > 0 === area > 0) span.from = Math.max(span.from, Math.ceil(crossing) - 1);
  else span.to = Math.min(span.to, Math.floor(crossing) + 1);
}

const point = new Float64Array(6);
const litColor = new Float32Array(3);

/**
 * Fills one row of a triangle. Perspective-correct interpolation divides attributes by depth at the corners and
 * multiplies by it at the pixel. The loop runs for every pixel of every triangle. It therefore calls few functions,
 * and everything constant along the row is computed before it.
 */
function fillRow(
  { width, color, depth }: Canvas,
  { x, y, depth: distance, places, normals }: Corners,
  a: number,
  b: number,
  c: number,
  area: number,
  row: number,
  { from, to }: Span,
  { shade, opacity }: Paint,
): void {
  const [ax, bx, cx] = [x[a] ?? 0, x[b] ?? 0, x[c] ?? 0];
  const py = row + 0.5;
  const [aRise, bRise, cRise] = [(y[a] ?? 0) - py, (y[b] ?? 0) - py, (y[c] ?? 0) - py];
  const [aAway, bAway, cAway] = [distance[a] ?? 0, distance[b] ?? 0, distance[c] ?? 0];
  const isOpaque = opacity >= 1;
  const [i, j, k] = [3 * a, 3 * b, 3 * c];
  for (let column = from; column <= to; column++) {
    const px = column + 0.5;
    const u = ((bx - px) * cRise - bRise * (cx - px)) / area;
    if (u < 0) continue;
    const v = ((cx - px) * aRise - cRise * (ax - px)) / area;
    const w = 1 - u - v;
    if (v < 0 || w < 0) continue;
    let ua = u / aAway;
    let vb = v / bAway;
    let wc = w / cAway;
    const distance = 1 / (ua + vb + wc);
    const pixel = row * width + column;
    if (distance >= (depth[pixel] ?? 0)) continue;
    if (isOpaque) depth[pixel] = distance;
    ua *= distance;
    vb *= distance;
    wc *= distance;
    point[0] = ua * (places[i] ?? 0) + vb * (places[j] ?? 0) + wc * (places[k] ?? 0);
    point[1] = ua * (places[i + 1] ?? 0) + vb * (places[j + 1] ?? 0) + wc * (places[k + 1] ?? 0);
    point[2] = -distance;
    point[3] = ua * (normals[i] ?? 0) + vb * (normals[j] ?? 0) + wc * (normals[k] ?? 0);
    point[4] = ua * (normals[i + 1] ?? 0) + vb * (normals[j + 1] ?? 0) + wc * (normals[k + 1] ?? 0);
    point[5] = ua * (normals[i + 2] ?? 0) + vb * (normals[j + 2] ?? 0) + wc * (normals[k + 2] ?? 0);
    if (isOpaque) shade(point, color, pixel * 4);
    else shade(point, litColor, 0);
    if (isOpaque) color[pixel * 4 + 3] = 1;
    else blend(color, pixel * 4, opacity);
  }
}

/** Blends the colour in `litColor` over a pixel. */
function blend(color: Float32Array, at: number, opacity: number): void {
  const under = 1 - opacity;
  for (let i = 0; i < 3; i++) {
    color[at + i] = (litColor[i] ?? 0) * opacity + (color[at + i] ?? 0) * under;
  }
  color[at + 3] = opacity + (color[at + 3] ?? 0) * under;
}
