import { pictureSize } from '../picture/drawSolids';
import { drawDimensions, formatPoint, sizes, svgText } from './drawDimensions';
import { viewPlanes, type Point, type SheetView } from './projectViews';

/** Space below a view for its name. Pixels. */
const gap = 22;

/**
 * Returns an SVG of picture size with the views of a solid and their dimensions, at the largest scale that fits.
 * Throws if the dimensions leave no room for the views.
 */
export function drawSheet(views: readonly SheetView[]): string {
  const { width, height } = pictureSize;
  for (let scale = 60; scale > 0.1; scale *= 0.97) {
    const cells = views.map((view) => cellOf(view, views, scale));
    const columns = tracks(
      [0, 1].map((index) => cells.filter(({ column }) => column === index)),
      0,
    );
    const rows = tracks(
      [0, 1].map((index) => cells.filter(({ row }) => row === index)),
      1,
    );
    if (columns.total > width || rows.total > height) continue;
    const groups = cells.map(({ column, row, svg }) => {
      const x = (width - columns.total) / 2 + (columns.origins[column] ?? 0);
      const y = (height - rows.total) / 2 + (rows.origins[row] ?? 0);
      return `<g transform="translate(${formatPoint([x, y])})">${svg}</g>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}<rect width="100%" height="100%" rx="8" fill="#f7f9fc"/>${groups.join('')}</svg>\n`;
  }
  throw new Error('There are too many dimensions for one sheet.');
}

/**
 * Styles for lines, hidden lines, cut faces, dimensions and the names of views, and definitions of the two hatchings
 * and the arrows.
 */
const definitions = `<style>
path{fill:none;stroke:#14202e;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.h{stroke-width:1.4;stroke-dasharray:6 5}
.c,.e{fill:url(#c);stroke:none}
.e{fill:url(#e)}
.d{stroke:#1b5a8c;stroke-width:1;stroke-linecap:butt}
text{fill:#14202e;font:${sizes.font}px sans-serif;text-anchor:middle}
.n{fill:#4b5a6b;font-size:15px}
</style>
<pattern id="c" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" style="stroke-width:1.6"/></pattern>
<pattern id="e" href="#c" patternTransform="rotate(-45)"/>
<marker id="a" markerWidth="${sizes.arrow}" markerHeight="7" refX="${sizes.arrow}" refY="3.5" orient="auto"><path d="M0 0.3L${sizes.arrow} 3.5L0 6.7Z" style="fill:#1b5a8c;stroke:none"/></marker>`;

interface Box {
  readonly min: Point;
  readonly max: Point;
}

/** A view on the sheet. Its box is in pixels from the lower left corner of the solid. */
interface Cell extends Box {
  readonly column: number;
  readonly row: number;
  readonly svg: string;
}

/** Draws one view at its position in third-angle projection. A section replaces a missing front view. */
function cellOf(view: SheetView, views: readonly SheetView[], scale: number): Cell {
  const hasFront = views.some(({ name }) => name === 'front');
  const isAbove = view.name === 'top' || (view.name === 'section' && hasFront);
  const isRight = view.name === 'right' || (view.name === 'section' && hasFront);
  const at = ([u, v]: Point): Point => [(u - view.min[0]) * scale, (view.min[1] - v) * scale];
  const dimensions = drawDimensions(view, at);
  const corners = dimensions.flatMap((dimension) => dimension.corners);
  const box = boxAround([at(view.min), at(view.max), ...corners]);
  const name = titles[view.name];
  const middle = at([(view.min[0] + view.max[0]) / 2, view.min[1]])[0];
  const nameAt = box.max[1] + gap;
  return {
    column: isRight ? 1 : 0,
    row: isAbove ? 0 : 1,
    min: [Math.min(box.min[0], middle - name.length * 4) - gap / 2, box.min[1] - gap / 2],
    max: [Math.max(box.max[0], middle + name.length * 4) + gap / 2, nameAt + gap / 2],
    svg: [
      ...view.cut.map((faces, part) => pathOf(faces, at, part % 2 === 0 ? 'c' : 'e', true)),
      pathOf(view.hidden, at, 'h'),
      pathOf(view.visible, at),
      ...dimensions.map(({ svg }) => svg),
      svgText([middle, nameAt], name, 'n'),
    ].join(''),
  };
}

const titles: Readonly<Record<SheetView['name'], string>> = {
  top: 'Top view',
  front: 'Front view',
  right: 'Right view',
  section: 'Section at y = 0',
};

/** Returns the origin of each column or row, at which its views are aligned, and the total size. */
function tracks(groups: readonly (readonly Cell[])[], axis: 0 | 1) {
  let total = 0;
  const origins = groups.map((cells) => {
    if (cells.length === 0) return total;
    const before = Math.max(...cells.map(({ min }) => -min[axis]));
    const origin = total + before;
    total = origin + Math.max(...cells.map(({ max }) => max[axis]));
    return origin;
  });
  return { origins, total };
}

function pathOf(
  lines: readonly (readonly Point[])[],
  at: (point: Point) => Point,
  name = '',
  isClosed = false,
): string {
  if (lines.length === 0) return '';
  const d = lines.map(
    (points) => `M${points.map((p) => formatPoint(at(p))).join('L')}${isClosed ? 'Z' : ''}`,
  );
  return `<path${name && ` class="${name}"`} d="${d.join('')}"/>`;
}

function boxAround(points: readonly Point[]): Box {
  return {
    min: [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))],
    max: [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))],
  };
}

/** Returns the dimensions in words, for readers who cannot see the sheet. */
export function describeSheet(views: readonly SheetView[]): string {
  const letters = 'xyz';
  const number = (value: number) => String(value).replace('-', '−');
  const sentences = views.map(({ name, dimensions }) => {
    const [across, up] = viewPlanes[name].axes.map((axis) => letters.charAt(axis));
    const list = dimensions.map(({ text, from, to }) => {
      const range = (axis: 0 | 1) =>
        from[axis] === to[axis]
          ? number(from[axis])
          : `${number(from[axis])} to ${number(to[axis])}`;
      return `${text} (${across ?? ''} ${range(0)}, ${up ?? ''} ${range(1)})`;
    });
    return `${titles[name]}: ${list.join('; ')}.`;
  });
  return `Drawing, dimensions in millimetres. ${sentences.join(' ')}`;
}
