import type { DrawnDimension, Point, SheetView } from './projectViews';

/** Sizes in pixels: text, the width of a letter, an arrow, and the distances of dimension lines from the view. */
export const sizes = { font: 20, letter: 11.5, arrow: 11, firstLevel: 26, level: 30 } as const;
const { font, letter, arrow, firstLevel, level } = sizes;

/** A piece of the sheet. Coordinates are in pixels: x to the right, y down. */
export interface SheetElement {
  readonly svg: string;
  /** Two corners of its bounding box. */
  readonly corners: readonly Point[];
}

type Interval = readonly [number, number];

/** Allocates the space beside a view. Each side has several levels, numbered from the view outwards. */
class Margins {
  readonly #reserved = new Map<string, readonly Interval[]>();

  reserve(side: string, range: Interval): void {
    this.#reserved.set(side, [...(this.#reserved.get(side) ?? []), range]);
  }

  /** Reserves `range` in the innermost level where it is free, and returns the level. */
  reserveLevel(side: string, [start, end]: Interval): number {
    let step = 0;
    while (this.#reserved.get(`${side} ${step}`)?.some(([a, b]) => start < b + 4 && a - 4 < end))
      step++;
    this.reserve(`${side} ${step}`, [start, end]);
    return step;
  }
}

/**
 * Draws the dimensions of a view, with the shortest ones nearest to the view. `toPixels` converts millimetres to
 * pixels.
 */
export function drawDimensions(
  view: SheetView,
  toPixels: (point: Point) => Point,
): readonly SheetElement[] {
  const margins = new Margins();
  const leaders = view.dimensions.filter(hasLeader);
  const distances = view.dimensions
    .filter((dimension) => !hasLeader(dimension))
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  return [
    ...leaders.map((dimension) => drawLeader(dimension, view, margins, toPixels)),
    ...distances.map((dimension) => drawDistance(dimension, view, margins, toPixels)),
  ];
}

function drawDistance(
  { from, to, text }: DrawnDimension,
  { min, max }: SheetView,
  margins: Margins,
  toPixels: (point: Point) => Point,
): SheetElement {
  const isUpright = from[0] === to[0];
  const across = isUpright ? 0 : 1;
  const isFar = from[across] > (min[across] + max[across]) / 2;
  // The code below draws a horizontal dimension. An upright dimension is the same drawing, rotated by 90° to the left.
  const turned = ([x, y]: Point): Point => (isUpright ? [-y, x] : [x, y]);
  const turnedBack = ([x, y]: Point): Point => (isUpright ? [y, -x] : [x, y]);
  const ends = [turned(toPixels(from)), turned(toPixels(to))];
  const [start = 0, end = 0] = ends.map(([x]) => x).sort((a, b) => a - b);
  const width = text.length * letter;
  // A short dimension has its text after its end, and its arrows point inward from outside.
  const isTight = end - start < width + 2.5 * arrow;
  const occupied: Interval = isTight
    ? [start - 2 * arrow, end + 2.5 * arrow + width]
    : [start, end];
  const step = margins.reserveLevel(`${isUpright} ${isFar}`, occupied);
  const outwards = isFar === isUpright ? 1 : -1;
  const y = turned(toPixels(isFar ? max : min))[1] + outwards * (firstLevel + step * level);
  const extensions = ends.map((point) => line(point, [point[0], y + 5 * outwards])).join('');
  const arrows = isTight
    ? [line([occupied[0], y], [start, y]), line([end + 2 * arrow, y], [end, y])]
    : [line([end, y], [start, y]), line([start, y], [end, y])];
  const [textX, textY] = isTight
    ? [occupied[1] - width / 2, y + font / 3]
    : [(start + end) / 2, y - 5];
  return {
    svg: `<g${isUpright ? ' transform="rotate(-90)"' : ''}><path class="d" d="${extensions}"/>${arrows.map(arrowLine).join('')}${svgText([textX, textY], text)}</g>`,
    corners: [turnedBack([occupied[0], y - font]), turnedBack([occupied[1], y + font / 2])],
  };
}

/**
 * Draws a radius or an oblique diameter: an arrow from beside the view to the arc, in line with the centre of the arc.
 */
function drawLeader(
  { from, to, text }: DrawnDimension,
  { min, max }: SheetView,
  margins: Margins,
  toPixels: (point: Point) => Point,
): SheetElement {
  const [start, tip] = [toPixels(from), toPixels(to)];
  const direction: Point = [tip[0] - start[0], tip[1] - start[1]];
  const isUpright = Math.abs(direction[1]) > Math.abs(direction[0]);
  const along = isUpright ? 1 : 0;
  const isFar = to[along] > from[along];
  const sign = Math.sign(direction[along]);
  const edge = toPixels(isFar ? max : min)[along] + sign * (firstLevel - font / 2);
  const length = (edge - tip[along]) / direction[along];
  const [x, y]: Point = [tip[0] + direction[0] * length, tip[1] + direction[1] * length];
  const half = (text.length * letter) / 2;
  const place: Point = isUpright
    ? [x, y + (isFar ? -5 : font * 0.9)]
    : [x + sign * (half + 3), y + font / 3];
  const [low, high]: readonly [Point, Point] = [
    [place[0] - half, place[1] - font],
    [place[0] + half, place[1] + 4],
  ];
  if (isUpright) margins.reserve(`false ${isFar} 0`, [low[0], high[0]]);
  // Upright dimensions are rotated to the left, so their ranges run from bottom to top.
  else
    for (let step = 0; step * level < 2 * half; step++)
      margins.reserve(`true ${isFar} ${step}`, [-high[1], -low[1]]);
  return { svg: arrowLine(line([x, y], tip)) + svgText(place, text), corners: [low, high] };
}

function hasLeader({ from, to, text }: DrawnDimension): boolean {
  return text.includes('R') || (from[0] !== to[0] && from[1] !== to[1]);
}

function lengthOf({ from, to }: DrawnDimension): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function arrowLine(d: string): string {
  return `<path class="d" marker-end="url(#a)" d="${d}"/>`;
}

export function svgText([x, y]: Point, text: string, name = ''): string {
  return `<text${name && ` class="${name}"`} x="${round(x)}" y="${round(y)}">${text}</text>`;
}

function line(from: Point, to: Point): string {
  return `M${formatPoint(from)}L${formatPoint(to)}`;
}

export function formatPoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Avoids "-0", a different string for the same coordinate. */
function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
