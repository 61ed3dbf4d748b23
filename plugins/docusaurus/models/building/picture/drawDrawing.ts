import type { DrawingPart } from '../../../../../src/modeling/node';

/** A blue that is visible on white and on near-black, because the image is used in both colour modes. */
const stroke = '#3f7fb5';
const fill = '#8fb3e8';

const dashes = {
  solid: '',
  dots: ' stroke-dasharray="0 6" stroke-linecap="round"',
  dashes: ' stroke-dasharray="8 6"',
} as const;

/** Aspect ratio of the picture, and of the box on the page. */
const aspect = 16 / 10;

/** Free space around the drawing, as a fraction of its longer side. */
const margin = 0.08;

/** Returns drawings as one SVG. Closed outlines have a light fill, and lines are equally wide at every size. */
export function drawDrawing(parts: readonly DrawingPart[]): string {
  if (parts.length === 0) return emptyPicture;
  const [x, y, width, height] = viewBoxAround(parts);
  // If any line is open, no outline is filled, because the fill would only show which outlines happen to be closed.
  const isFilled = parts.every((part) => !part.strokeType && part.paths.every(isClosed));
  const shapes = parts.flatMap((part) => {
    const { opacity = 1 } = part;
    const color = escaped(part.color ?? stroke);
    const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
    const paint = isFilled
      ? `fill="${escaped(part.color ?? fill)}" fill-opacity="${opacity * 0.28}" fill-rule="evenodd"`
      : 'fill="none"';
    return part.paths.map(
      (path) =>
        `<path d="${path}" ${paint} stroke="${color}"${faint}${dashes[part.strokeType ?? 'solid']} vector-effect="non-scaling-stroke"/>`,
    );
  });
  const box = [x, y, width, height].map((value) => Math.round(value * 1000) / 1000).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="800" height="500" stroke-width="2.5" stroke-linejoin="round">${shapes.join('')}</svg>\n`;
}

/** The picture of a model that fails without a visible result. */
const emptyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="800" height="500"/>\n';

function isClosed(path: string): boolean {
  return path.endsWith('Z');
}

function viewBoxAround(parts: readonly DrawingPart[]): readonly [number, number, number, number] {
  const boxes = parts.map(({ viewBox }) => viewBox);
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  const free = Math.max(right - left, bottom - top) * margin || 1;
  const height = Math.max(bottom - top + 2 * free, (right - left + 2 * free) / aspect);
  const width = height * aspect;
  return [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2, width, height];
}

function escaped(text: string): string {
  return text.replace(/[^\w#(),.% -]/g, '');
}
