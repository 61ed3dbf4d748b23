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

/**
 * Colours a point: position and normal in view space in, red, green and blue out. Numbers one by one and an array that
 * is used again, because this runs for every pixel.
 */
export type Shade = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  lit: Float32Array,
) => void;

const lit = new Float32Array(3);

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
      const px = x + 0.5;
      const py = y + 0.5;
      const u = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / area;
      const v = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      let ua = u / a.depth;
      let vb = v / b.depth;
      let wc = w / c.depth;
      const away = 1 / (ua + vb + wc);
      const pixel = y * width + x;
      if (away >= (depth[pixel] ?? 0)) continue;
      if (opacity >= 1) depth[pixel] = away;
      ua *= away;
      vb *= away;
      wc *= away;
      shade(
        ua * a.place[0] + vb * b.place[0] + wc * c.place[0],
        ua * a.place[1] + vb * b.place[1] + wc * c.place[1],
        -away,
        ua * a.normal[0] + vb * b.normal[0] + wc * c.normal[0],
        ua * a.normal[1] + vb * b.normal[1] + wc * c.normal[1],
        ua * a.normal[2] + vb * b.normal[2] + wc * c.normal[2],
        lit,
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
      // Along a line in perspective, what grows evenly is one over the depth.
      const away = 1 / ((1 - along) / from.depth + along / to.depth);
      if (away < (canvas.depth[pixel] ?? 0)) lay(canvas.color, pixel * 4, ink, 1);
    }
  }
}

function lay(color: Float32Array, at: number, over: ArrayLike<number>, opacity: number): void {
  const under = 1 - opacity;
  for (let i = 0; i < 3; i++) {
    color[at + i] = (over[i] ?? 0) * opacity + (color[at + i] ?? 0) * under;
  }
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
