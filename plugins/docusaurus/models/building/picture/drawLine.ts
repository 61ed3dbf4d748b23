import type { Vector3 } from '../../../../../src/modeling/node';
import type { Canvas } from './canvas';

export interface LineEnd {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/**
 * Lines that rise by less than this are treated as horizontal, because their band in a row would be infinitely wide.
 * Pixels.
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
  const reach = width / 2;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  // Half the width of the line's band in a row, plus one pixel. Each pixel is tested below.
  const half =
    Math.abs(dy) < minRise ? Infinity : (reach * Math.sqrt(lengthSquared)) / Math.abs(dy) + 1;
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - from.y;
    const middle = half === Infinity ? 0 : from.x + (py * dx) / dy - 0.5;
    const first = Math.max(left, Math.floor(middle - half));
    const last = Math.min(right, Math.ceil(middle + half));
    for (let x = first; x <= last; x++) {
      const px = x + 0.5 - from.x;
      const along =
        lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
      const ox = px - along * dx;
      const oy = py - along * dy;
      if (ox * ox + oy * oy > reach * reach) continue;
      const pixel = y * canvas.width + x;
      // In perspective, 1 / depth changes linearly along a line.
      const away = 1 / ((1 - along) / from.depth + along / to.depth);
      if (away >= (canvas.depth[pixel] ?? 0)) continue;
      for (let i = 0; i < 3; i++) canvas.color[pixel * 4 + i] = ink[i] ?? 0;
      canvas.color[pixel * 4 + 3] = 1;
    }
  }
}
