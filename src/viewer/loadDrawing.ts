import { fetchWithTimeout } from '../loading/fetchWithTimeout';
import type { Box, DrawingPart } from '../modeling';

/** A drawing's SVG file, written by the build. */
export interface DrawingFile {
  readonly url: string;
  /** The bounding box of the drawing, without the margin of the picture. Millimetres, y up. */
  readonly box: Box;
}

/** Loads the lines of a drawing. If the server responds with an error, the rejection contains the status. */
export async function loadDrawing({ url, box }: DrawingFile): Promise<readonly DrawingPart[]> {
  const response = await fetchWithTimeout(url, { label: 'the drawing' });
  if (!response.ok) throw new Error(`The drawing could not be loaded (${response.status}).`);
  return readDrawing(await response.text(), box);
}

/** Returns one part for each path of an SVG file, with its colour and line style. */
export function readDrawing(svg: string, { min, max }: Box): readonly DrawingPart[] {
  const file = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...file.querySelectorAll('path')].map((path, index) => {
    const color = path.getAttribute('stroke');
    return {
      kind: 'drawing',
      name: `Outline ${index + 1}`,
      paths: [path.getAttribute('d') ?? ''],
      viewBox: [min[0], -max[1], max[0] - min[0], max[1] - min[1]],
      strokeType: strokeTypeOf(path.getAttribute('stroke-dasharray')),
      ...(color !== null && { color }),
    };
  });
}

/** Returns the line style of a path. Dots are written as dashes of zero length with round ends. */
function strokeTypeOf(dashes: string | null): NonNullable<DrawingPart['strokeType']> {
  if (dashes === null) return 'solid';
  return dashes.startsWith('0 ') ? 'dots' : 'dashes';
}
