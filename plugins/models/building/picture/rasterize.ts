/**
 * Triangles and lines to pixels: a z-buffer in plain code, so that the build needs no browser and no GPU and gives the
 * same bytes every time. One indivisible algorithm, hence its length.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha from 0 to 1, colours multiplied by alpha. */
  readonly color: Float32Array;
  /** Distance from the eye along the view; millimetres. */
  readonly depth: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    color: new Float32Array(width * height * 4),
    depth: new Float32Array(width * height).fill(Infinity),
  };
}

/** A corner on the canvas: pixels, distance from the eye, and what is interpolated across the triangle. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** View space: position and normal. */
  readonly place: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
}

export type Shade = (
  place: readonly [number, number, number],
  normal: readonly [number, number, number],
) => readonly [number, number, number];

/**
 * Fills a triangle. Attributes are interpolated with perspective: divided by depth at the corners, multiplied by it
 * again at the pixel. A transparent one is laid over what is there and hides nothing behind it.
 */
export function fillTriangle(
  { width, height, color, depth }: Canvas,
  [a, b, c]: readonly [Corner, Corner, Corner],
  opacity: number,
  shade: Shade,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / area;
      const v = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const [ua, vb, wc] = [u / a.depth, v / b.depth, w / c.depth];
      const away = 1 / (ua + vb + wc);
      const pixel = y * width + x;
      if (away >= (depth[pixel] ?? 0)) continue;
      if (opacity >= 1) depth[pixel] = away;
      const mix = (p: number, q: number, r: number) => (ua * p + vb * q + wc * r) * away;
      const lit = shade(
        [mix(a.place[0], b.place[0], c.place[0]), mix(a.place[1], b.place[1], c.place[1]), -away],
        [
          mix(a.normal[0], b.normal[0], c.normal[0]),
          mix(a.normal[1], b.normal[1], c.normal[1]),
          mix(a.normal[2], b.normal[2], c.normal[2]),
        ],
      );
      lay(color, pixel * 4, lit, opacity);
    }
  }
}

export interface End {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Draws a line `width` pixels across with round ends, where nothing nearer hides it. */
export function drawLine(
  canvas: Canvas,
  from: End,
  to: End,
  width: number,
  ink: readonly [number, number, number],
): void {
  const reach = width / 2;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const along =
        lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
      const [ox, oy] = [px - along * dx, py - along * dy];
      if (ox * ox + oy * oy > reach * reach) continue;
      const pixel = y * canvas.width + x;
      const away = from.depth + (to.depth - from.depth) * along;
      if (away < (canvas.depth[pixel] ?? 0)) lay(canvas.color, pixel * 4, ink, 1);
    }
  }
}

function lay(
  color: Float32Array,
  at: number,
  [r, g, b]: readonly [number, number, number],
  opacity: number,
): void {
  const under = 1 - opacity;
  color[at] = r * opacity + (color[at] ?? 0) * under;
  color[at + 1] = g * opacity + (color[at + 1] ?? 0) * under;
  color[at + 2] = b * opacity + (color[at + 2] ?? 0) * under;
  color[at + 3] = opacity + (color[at + 3] ?? 0) * under;
}

/** Returns a canvas `factor` times smaller as bytes, colours no longer multiplied by alpha: what encoders take. */
export function shrink({ width, height, color }: Canvas, factor: number): Uint8Array {
  const [columns, rows] = [width / factor, height / factor];
  const bytes = new Uint8Array(columns * rows * 4);
  const sum = new Float64Array(4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      sum.fill(0);
      for (let y = 0; y < factor; y++) {
        for (let x = 0; x < factor; x++) {
          const at = ((row * factor + y) * width + column * factor + x) * 4;
          for (let i = 0; i < 4; i++) sum[i] = (sum[i] ?? 0) + (color[at + i] ?? 0);
        }
      }
      const alpha = sum[3] ?? 0;
      const at = (row * columns + column) * 4;
      for (let i = 0; i < 3; i++) {
        bytes[at + i] = alpha === 0 ? 0 : Math.min(255, Math.round(((sum[i] ?? 0) / alpha) * 255));
      }
      bytes[at + 3] = Math.round((alpha / (factor * factor)) * 255);
    }
  }
  return bytes;
}
