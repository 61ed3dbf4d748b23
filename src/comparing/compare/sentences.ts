import type { Box, Vector3 } from '../../base/vectors';
import { isReflection, rotationOf, type Motion } from './matchFaces';
import type { ComparedFace, ComparedModel, ComparedMeasure, Measurements } from './report';
import type { FarthestSample } from './surfaceDistance';
import type { Topology } from './topology';

/** Formats a difference: two decimals below 1, one below 10, none above. "3.0" is "3". */
function formatDifference(value: number): string {
  return rounded(value, decimalsOf(value));
}

function decimalsOf(value: number): number {
  if (Math.abs(value) < 0.995) return 2;
  return Math.abs(value) < 9.95 ? 1 : 0;
}

function rounded(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  const short = decimals === 1 ? text.replace(/\.0$/, '') : text;
  return value < 0 && Number(short) !== 0 ? `−${short}` : short;
}

/** Formats a size with as many decimals as the difference it explains, without trailing zeros. */
function formatSize(value: number, difference: number): string {
  return String(Number(value.toFixed(decimalsOf(difference)))).replace('-', '−');
}

function formatPoint([x, y, z]: Vector3): string {
  return `x ${rounded(x, 0)}, y ${rounded(y, 0)}, z ${rounded(z, 0)}`;
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function countInWords(number: number): string {
  return words[number] ?? String(number);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function compareMeasure(
  label: string,
  own: number,
  goal: number,
  tolerance: number,
  unit?: string,
): ComparedMeasure {
  const text = (value: number) =>
    unit === undefined ? String(value) : `${String(Number(value.toFixed(2)))} ${unit}`;
  return {
    label,
    own: text(own),
    goal: text(goal),
    tolerance: text(tolerance),
    isEqual: Math.abs(own - goal) <= tolerance,
  };
}

export function describeNonSolid({ parts }: ComparedModel): string {
  const hasFace = parts.some(({ mesh }) => mesh.faces.length > 0);
  const content = parts.length === 0 ? 'drawing' : hasFace ? 'face' : 'wire';
  return `\`main\` returned a ${content}. This exercise needs a solid, so give it depth.`;
}

export function describeBodies(own: Topology, goal: Topology): string | null {
  if (own.bodies === goal.bodies) return null;
  if (own.bodies === 0) return 'The shape has no volume.';
  if (own.bodies > goal.bodies && goal.bodies === 1)
    return `${capitalize(countInWords(own.bodies))} separate bodies instead of one. Make them overlap, then fuse them.`;
  const separate = own.bodies === 1 ? 'body' : 'separate bodies';
  const advice =
    own.bodies < goal.bodies ? ' Make each part a separate solid, and return all in an array.' : '';
  return `${capitalize(countInWords(own.bodies))} ${separate} instead of ${countInWords(goal.bodies)}.${advice}`;
}

/**
 * Describes the rotation, reflection or shift of a model that has the right shape. `offset` points from the goal's
 * centre to the centre of the reader's model. Returns null if there is nothing to report.
 */
export function describeMotion(motion: Motion, offset: Vector3): string | null {
  if (isReflection(motion)) return 'This is the mirror image of the goal.';
  const { axis, angle } = rotationOf(motion);
  if (axis !== null)
    return `The shape is right, but it is turned by ${rounded(angle, 0)}° about ${'xyz'.charAt(axis)}.`;
  if (angle !== 0) return 'The shape is right, but it is turned.';
  const along = offset.flatMap((distance, index) =>
    Math.abs(distance) < 0.005
      ? []
      : [
          `${formatDifference(Math.abs(distance))} mm too far along ${distance < 0 ? '−' : ''}${'xyz'.charAt(index)}`,
        ],
  );
  // No rotation and no shift: the difference is just above the tolerance. A later check describes it.
  return along.length > 0 ? `The shape is right, but it is ${along.join(' and ')}.` : null;
}

const directions = [
  ['wide', 'narrow'],
  ['deep', 'shallow'],
  ['tall', 'short'],
] as const;

export function describeSize(own: Box, goal: Box, limit: number): string | null {
  const differences = ([0, 1, 2] as const).map((axis) => {
    const [is, shouldBe] = [own.max[axis] - own.min[axis], goal.max[axis] - goal.min[axis]];
    const shifts = [own.min[axis] - goal.min[axis], own.max[axis] - goal.max[axis]];
    const shift = shifts.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one));
    return { axis, is, shouldBe, difference: is - shouldBe, shift };
  });
  const sizes = differences
    .filter(({ difference }) => Math.abs(difference) > limit)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .map(({ axis, is, shouldBe, difference }) => {
      const [more, less] = directions[axis];
      const change = `${formatDifference(Math.abs(difference))} mm too ${difference > 0 ? more : less}`;
      return `${change}: ${formatSize(is, difference)} mm instead of ${formatSize(shouldBe, difference)} mm.`;
    });
  if (sizes.length > 0) return sizes.join(' ');
  const shifts = differences
    .filter(({ shift }) => Math.abs(shift) > limit)
    .map(({ axis, shift }) => {
      const direction = `${shift < 0 ? '−' : ''}${'xyz'.charAt(axis)}`;
      return `It reaches ${formatDifference(Math.abs(shift))} mm too far along ${direction}.`;
    });
  return shifts[0] ?? null;
}

export function describeHoles(own: Topology, goal: Topology): string | null {
  if (own.cavities < goal.cavities)
    return goal.cavities === 1 ? 'The cavity is missing.' : 'A cavity is missing.';
  if (own.cavities > goal.cavities) return 'There is a cavity that the goal does not have.';
  if (own.holes === null || goal.holes === null || own.holes === goal.holes) return null;
  const missing = goal.holes - own.holes;
  const there = `there ${own.holes > 1 ? 'are' : 'is'} ${countInWords(own.holes)}, and the goal has ${countInWords(goal.holes)}.`;
  if (missing === 1) return `A hole is missing: ${there}`;
  if (missing > 1) return `${capitalize(countInWords(missing))} holes are missing: ${there}`;
  return missing === -1
    ? `There is a hole too many: ${there}`
    : `There are ${countInWords(-missing)} holes too many: ${there}`;
}

/** Returns the text that follows "At 105 mm". `more` is the excess volume in cubic millimetres. */
export function describeMaterial(more: number): string {
  const volume = `${formatDifference(Math.abs(more))} mm³ of material`;
  return more > 0 ? `there is ${volume} too much.` : `${volume} is missing.`;
}

/** The point with the largest difference, and the type of its face. */
export interface LocatedDifference extends FarthestSample {
  readonly type: string;
}

export function describeVolume(
  own: Pick<Measurements, 'volume' | 'area'>,
  goal: Pick<Measurements, 'volume' | 'area'>,
  limit: number,
  located: {
    readonly ownFace: LocatedDifference;
    readonly goalFace: LocatedDifference;
    /** True if the faces of the reader's model that differ are highlighted. */
    readonly hasMarks: boolean;
  },
): string | null {
  const { ownFace, goalFace, hasMarks } = located;
  const more = own.volume - goal.volume;
  if (Math.abs(more) <= limit * goal.area) return null;
  const change = `${formatDifference(Math.abs(more))} mm³ ${more > 0 ? 'too much material' : 'of material is missing'}.`;
  if (ownFace.distance === 0 && goalFace.distance === 0) return change;
  // Prefers a face of the reader's model, because it can be highlighted.
  const isOwn = ownFace.distance >= goalFace.distance / 2;
  const { place, type } = isOwn ? ownFace : goalFace;
  return isOwn
    ? `${change} Look near ${formatPoint(place)}: the ${hasMarks ? 'highlighted ' : ''}${kindOf(type)} face is not in the goal.`
    : `${change} Look near ${formatPoint(place)}: the goal has a ${kindOf(type)} face there.`;
}

const kinds: Readonly<Record<string, string>> = {
  PLANE: 'flat',
  CYLINDRE: 'round',
  CONE: 'conical',
  SPHERE: 'spherical',
  TORUS: 'rounded',
};

function kindOf(type: string): string {
  return kinds[type] ?? 'curved';
}

/** Returns the kind and place of a face: "flat at x 0, y 0, z 10". */
export function describeFace({ type, center }: ComparedFace): string {
  return `${kindOf(type)} at ${formatPoint(center)}`;
}

export function describeDeviation({ distance, place }: FarthestSample, hasMarks: boolean): string {
  const where = `Up to ${formatDifference(distance)} mm off near ${formatPoint(place)}.`;
  return hasMarks ? `${where} The highlighted faces show where.` : where;
}
