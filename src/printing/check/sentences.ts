import { formatMeasure } from '../../base/formatMeasure';
import { printLimits } from './limits';
import type { PrintFinding, PrintDirection } from './report';

/** Sentence for a model that can be printed as it is. */
export const noFindingsSentence = 'Nothing prevents printing with this side down.';

/** Names of the sides of a model, seen from the front. */
export const sideNames: Readonly<Record<PrintDirection, string>> = {
  '-z': 'Bottom',
  '+z': 'Top',
  '-y': 'Front',
  '+y': 'Back',
  '-x': 'Left',
  '+x': 'Right',
};

/** Returns a sentence that explains a finding. */
export function describeFinding(finding: PrintFinding): string {
  switch (finding.kind) {
    case 'open':
      return 'Nothing here encloses a volume, so there is nothing to print.';
    case 'overhang':
      return `Overhang: ${places(finding.places, 'leans', 'lean')} out more than ${printLimits.overhang}°, ${area(finding.area)}.`;
    case 'ceiling':
      return `Ceiling: ${places(finding.places, 'hangs', 'hang')} level in the air, ${area(finding.area)}.`;
    case 'bridge':
      return `Bridge: ${places(finding.places, 'spans', 'span')} up to ${short(finding.span)} mm between supports. More than ${printLimits.bridge} mm sags.`;
    case 'island':
      return `Island: ${count(finding.heights.length, 'place begins', 'places begin')} in the air, the lowest ${short(finding.heights[0] ?? 0)} mm above the bed.`;
    case 'floating':
      return `Floating: ${count(finding.bodies, 'body touches', 'bodies touch')} neither the bed nor a body that stands on it.`;
    case 'thin':
      return `Thin wall: ${short(finding.thickness)} mm at the thinnest, ${area(finding.area)} below ${printLimits.wall} mm.`;
    case 'tips':
      return `Balance: ${count(finding.bodies, 'body tips', 'bodies tip')} over, as the weight is not above the part that touches the bed.`;
  }
}

function places(number: number, one: string, several: string): string {
  return count(number, `place ${one}`, `places ${several}`);
}

function count(number: number, one: string, several: string): string {
  return `${number} ${number === 1 ? one : several}`;
}

function area(value: number): string {
  return `${formatMeasure(value < 10 ? value : Math.round(value))} mm² in all`;
}

/** Formats a number with one decimal, or two below 1. */
function short(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 2 : 1)));
}
