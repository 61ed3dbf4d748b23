import { resultLimits } from '../resultLimits';
import { toPlainColor } from '../color';
import { cutText } from '../cutText';
import { shortenName } from '../limitWarnings';
import type {
  DrawingPart,
  EdgeInfo,
  FaceInfo,
  Facts,
  Label,
  MeasuredPart,
  Mesh,
  Part,
  SolidPart,
  Vector3,
} from '../result';
import { ResultBudget } from './ResultBudget';

/** Returns parts with names, colours, labels and elements within the limits of the page. */
export function limitParts(
  parts: readonly MeasuredPart[],
  budget: ResultBudget,
): readonly MeasuredPart[] {
  const left = remainingFor(parts, budget);
  return parts.map((part) => {
    const fitted =
      part.kind === 'solid' ? limitSolid(part, left, budget) : limitDrawing(part, budget);
    return { ...fitted, facts: finiteFacts(part.facts) };
  });
}

/** Returns the parts that are drawn before the result arrives, with the same limits as in `limitParts`. */
export function limitTriangulatedParts(parts: readonly SolidPart[]): readonly SolidPart[] {
  const budget = new ResultBudget();
  const left = remainingFor(parts, budget);
  return parts.map((part) => limitSolid(part, left, budget));
}

/** The number of labels and elements that the remaining parts may still have. */
interface Remaining {
  labels: number;
  elements: number;
}

function remainingFor(parts: readonly Part[], budget: ResultBudget): Remaining {
  const solids = parts.filter((part) => part.kind === 'solid');
  const labels = sum(solids, (part) => part.labels?.length ?? 0);
  if (labels > resultLimits.labels)
    budget.warn(`${labels} labels: the page shows ${resultLimits.labels}.`);
  const elements = sum(solids, ({ mesh }) => mesh.faces.length + mesh.edges.length);
  if (elements > resultLimits.elements) {
    budget.warn(
      `${elements} faces and edges: the page knows ${resultLimits.elements} of them by name.`,
    );
  }
  return { labels: resultLimits.labels, elements: resultLimits.elements };
}

function limitSolid(part: SolidPart, left: Remaining, budget: ResultBudget): SolidPart {
  const mesh = limitMesh(part.mesh, left);
  const { labels, highlightedFaces, highlightedEdges } = part;
  return {
    kind: 'solid',
    ...limitAppearance(part, budget),
    mesh,
    ...(labels && { labels: limitLabels(labels, left, budget) }),
    ...(highlightedFaces && {
      highlightedFaces: indicesBelow(highlightedFaces, mesh.faces.length),
    }),
    ...(highlightedEdges && {
      highlightedEdges: indicesBelow(highlightedEdges, mesh.edges.length),
    }),
  };
}

function limitDrawing(part: DrawingPart, budget: ResultBudget): DrawingPart {
  const { paths, viewBox, strokeType } = part;
  return {
    kind: 'drawing',
    ...limitAppearance(part, budget),
    paths: paths.map((path) => budget.text(path, resultLimits.outlines)),
    viewBox,
    ...(strokeType && { strokeType }),
  };
}

function limitAppearance(
  { name, color, opacity }: Part,
  budget: ResultBudget,
): Pick<Part, 'name' | 'color' | 'opacity'> {
  const hex = color === undefined ? undefined : toPlainColor(cutText(color, resultLimits.name));
  if (color !== undefined && hex === undefined) {
    budget.warn(
      `“${shortenName(color)}” is no colour: ${shortenName(name)} keeps the colour of the page.`,
    );
  }
  return {
    name: budget.text(name, resultLimits.name),
    ...(hex !== undefined && { color: hex }),
    ...(opacity !== undefined && { opacity }),
  };
}

/** Returns facts without a volume or area that is NaN or infinite. Broken solids have such values. */
export function finiteFacts({ volume, area, ...facts }: Facts): Facts {
  return {
    ...facts,
    ...(isMeasure(volume) && { volume }),
    ...(isMeasure(area) && { area }),
  };
}

function limitLabels(
  labels: readonly Label[],
  left: Remaining,
  budget: ResultBudget,
): readonly Label[] {
  const kept = labels.slice(0, left.labels);
  left.labels -= kept.length;
  return kept
    .filter(({ from, to }) => [...from, ...to].every(isWithinBounds))
    .map(({ text, from, to }) => ({ text: budget.text(text, resultLimits.name), from, to }));
}

function limitMesh(mesh: Mesh, left: Remaining): Mesh {
  const faces = mesh.faces.slice(0, left.elements).map(finiteFace);
  left.elements -= faces.length;
  const edges = mesh.edges.slice(0, left.elements).map(finiteEdge);
  left.elements -= edges.length;
  return { ...mesh, faces, edges };
}

/** Returns a face with NaN replaced by 0. Degenerate faces have NaN as direction or size. */
function finiteFace(face: FaceInfo): FaceInfo {
  const { center, normal, area } = face;
  return {
    ...face,
    center: replaceFarCoordinates(center),
    normal: replaceFarCoordinates(normal),
    area: isMeasure(area) ? area : 0,
  };
}

function finiteEdge(edge: EdgeInfo): EdgeInfo {
  const { radius, center, ...rest } = edge;
  const { startPoint, endPoint, length } = rest;
  return {
    ...rest,
    startPoint: replaceFarCoordinates(startPoint),
    endPoint: replaceFarCoordinates(endPoint),
    length: isMeasure(length) ? length : 0,
    ...(isMeasure(radius) && center?.every(isWithinBounds) && { radius, center }),
  };
}

function replaceFarCoordinates([x, y, z]: Vector3): Vector3 {
  return [coordinateOrZero(x), coordinateOrZero(y), coordinateOrZero(z)];
}

function coordinateOrZero(value: number): number {
  return isWithinBounds(value) ? value : 0;
}

function isWithinBounds(value: number): boolean {
  return Math.abs(value) < resultLimits.distance;
}

function isMeasure(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < resultLimits.measure;
}

function indicesBelow(positions: readonly number[], count: number): readonly number[] {
  return positions.filter((position) => position < count);
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
