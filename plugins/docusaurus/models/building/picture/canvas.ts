/** The pixels of a picture. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Premultiplied red, green, blue and alpha, 0 to 1. */
  readonly color: Float32Array;
  /** Distance from the camera along the view direction, in millimetres. */
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

/**
 * Returns the canvas at half its width and height, as bytes. Colours are no longer premultiplied, as encoders expect.
 */
export function downsample({ width, height, color }: Canvas): Uint8Array {
  const bytes = new Uint8Array(width * height);
  const row = width * 4;
  for (let y = 0, at = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2, at += 4) {
      const from = y * row + x * 4;
      const alpha = sumOfFour(color, from + 3, row);
      // Skips empty pixels, which are most of a picture.
      if (alpha === 0) continue;
      for (let i = 0; i < 3; i++) {
        const share = sumOfFour(color, from + i, row) / alpha;
        bytes[at + i] = Math.min(255, Math.round(share * 255));
      }
      bytes[at + 3] = Math.round((alpha / 4) * 255);
    }
  }
  return bytes;
}

function sumOfFour(values: Float32Array, at: number, row: number): number {
  const below = at + row;
  return (
    (values[at] ?? 0) + (values[at + 4] ?? 0) + (values[below] ?? 0) + (values[below + 4] ?? 0)
  );
}
