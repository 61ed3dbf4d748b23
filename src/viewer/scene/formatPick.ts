import { formatNumber, formatPoint, type PickedFaceOrEdge } from './describePick';

/** Returns a sentence about a picked face or edge and its measurements, for screen readers. */
export function formatPick(pick: PickedFaceOrEdge): string {
  const numbers = measurementsOf(pick).map(([name, value]) => `${name} ${value}`);
  return `${pick.kind === 'face' ? 'Face' : 'Edge'} ${pick.index + 1}, ${pick.info.type}: ${numbers.join(', ')}.`;
}

/** Returns the measurements of a picked face or edge as names and values, lengths in mm. */
export function measurementsOf(pick: PickedFaceOrEdge): readonly (readonly [string, string])[] {
  if (pick.kind === 'face') {
    const { center, normal, area } = pick.info;
    return [
      ['centre', formatPoint(center)],
      ['normal', formatPoint(normal)],
      ['area', `${formatNumber(area, 2)} mm²`],
    ];
  }
  const { startPoint, endPoint, length, radius } = pick.info;
  return [
    ['from', formatPoint(startPoint)],
    ['to', formatPoint(endPoint)],
    ['length', `${formatNumber(length, 2)} mm`],
    ...(radius === undefined ? [] : roundnessOf(radius)),
  ];
}

/** Returns the radius and diameter of a round edge as names and values. */
export function roundnessOf(radius: number): readonly (readonly [string, string])[] {
  return [
    ['radius', `${formatNumber(radius, 2)} mm`],
    ['diameter', `${formatNumber(2 * radius, 2)} mm`],
  ];
}
