import type { Vector3 } from '../../../../../src/modeling/node';
import type { Canvas } from './canvas';

export interface LineEnd {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/**
 * Minimum rise of a line, in pixels. Flatter lines are treated as horizontal, because their span in a row of pixels
 * would be almost infinite.
 */
const minRise = 1e-6;

/** Draws a line of `width` pixels with round ends. Parts behind other objects are hidden. */
export function drawLine(
  canvas: Canvas,
  from: LineEnd,
  to: LineEnd,
  width: number,
  ink: Vector3,
): void {
  const radius = width / 2;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - radius));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + radius));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - radius));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + radius));
  // Half of the line's span in a row of pixels, plus one pixel. Each pixel in the span is tested below.
  const halfBand =
    Math.abs(dy) < minRise ? Infinity : (radius * Math.sqrt(lengthSquared)) / Math.abs(dy) + 1;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - from.y;
    const middle = halfBand === Infinity ? 0 : from.x + (py * dx) / dy - 0.5;
    const first = Math.max(left, Math.floor(middle - halfBand));
    const last = Math.min(right, Math.ceil(middle + halfBand));
    for (let x = first; x <= last; x++) {
      const px = x + 0.5 - from.x;
      const fraction =
        lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
      const ox = px - fraction * dx;
      const oy = py - fraction * dy;
      if (ox * ox + oy * oy > radius * radius) continue;
      const pixel = y * canvas.width + x;
      // In perspective, 1 / depth changes linearly along a line.
      const depth = 1 / ((1 - fraction) / from.depth + fraction / to.depth);
      if (depth >= (canvas.depth[pixel] ?? 0)) continue;
      for (let i = 0; i < 3; i++) canvas.color[pixel * 4 + i] = ink[i] ?? 0;
      canvas.color[pixel * 4 + 3] = 1;
    }
  }
}
