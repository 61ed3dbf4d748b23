// cspell:ignore constructionerror lprop makeline notdefined startsol -- anchors
import type { Explanation } from '../modelError';

/** The cause of a kernel exception, depending on the call that failed. */
interface Cause {
  /** Matches the name of the failed call. If undefined, the cause applies to any call. */
  readonly call?: RegExp;
  /** Matches "type: text" of the exception. If undefined, the cause applies to any message. */
  readonly words?: RegExp;
  readonly sentence: (call: string) => string;
  readonly hint: string;
  readonly section?: string | ((call: string, words: string) => string | undefined);
}

const rounding = /^(fillet|chamfer)$/;
const boolean = /^(fuse|cut|intersect)(2D|Blueprints)?$/;

/**
 * The first match is used, so specific causes come before general ones. The list was collected by breaking models with
 * version 0.20.2 of the library.
 */
const causes: readonly Cause[] = [
  {
    words: /Solids are not Processed/,
    sentence: (call) => `${call}() got a value it cannot use: a solid.`,
    hint: 'Give it a face, such as sketch.face().',
    section: 'a-value-it-cannot-use',
  },
  {
    call: rounding,
    words: /StripeEdgeInter|too big radius/i,
    sentence: (call) => `${call}() failed: two rounded edges run into each other.`,
    hint: 'Make the radius smaller, or round fewer edges. Between faces at right angles, stay below half of the side.',
    section: 'fillets-have-too-big-radiuses',
  },
  {
    call: rounding,
    words: /StartSol/,
    sentence: (call) => `${call}() failed: the radius is far too large for this shape.`,
    hint: 'Give a number above 0. Try a tenth of it, then grow it: the radius must fit into every face beside the edge.',
    section: 'startsol-echec',
  },
  {
    call: rounding,
    words: /zero norm/,
    sentence: (call) => `${call}() failed: its size is 0.`,
    hint: 'Give a size above 0, or leave the step out.',
    section: 'a-radius-of-0',
  },
  {
    call: rounding,
    words: /GCE2d_Make/,
    sentence: (call) => `${call}() failed: its size is missing or not a number.`,
    hint: 'Give a size above 0.',
    section: 'gce2d-makeline',
  },
  {
    call: /^(makeBox|inBox|fillet|chamfer|shell|find)$/,
    words: /^Standard_DomainError$/,
    sentence: (call) => `${call}() failed: the corners of a box have a coordinate in common.`,
    hint: 'Give two corners, each as a list [x, y, z], that differ in all three numbers.',
  },
  {
    call: rounding,
    words: /no suitable edges/,
    sentence: (call) => `${call}() failed: none of the edges is sharp.`,
    hint: 'Choose an edge where two faces meet at an angle. Seams and smooth joints are not rounded.',
    section: 'no-edge-was-selected',
  },
  {
    call: rounding,
    sentence: (call) => `${call}() failed: it does not fit at one of the edges.`,
    hint: 'Try a smaller value above 0, choose fewer edges with a finder, or do it before the shapes are combined.',
    section: 'path-failed',
  },
  {
    call: /^shell$/,
    words: /TopoDS::Face/,
    sentence: () => 'shell() failed: its finder looks for edges.',
    hint: 'Use a FaceFinder, or the finder that the function gets: (f) => f.inPlane("XY", 10).',
  },
  {
    call: /^shell$/,
    sentence: () => 'shell() failed: no wall of this thickness fits.',
    hint: 'Open one face, and not most of them. Make the wall thinner than half of the part and than its smallest rounding, but not 0, or shell before rounding.',
    section: 'shell-command-not-done',
  },
  {
    call: /^(sweepSketch|genericSweep)$/,
    sentence: (call) => `${call}() failed: the profile cannot follow the path.`,
    hint: 'Round the corners of the path, and keep its bends wider than the profile. Give a straight profile a bend, or close it.',
    section: 'a-sweep-fails',
  },
  {
    call: /^(loftWith|loft)$/,
    words: /punctual sections/,
    sentence: (call) => `${call}() failed: it got no outline.`,
    hint: 'Give at least one outline, and a second one or a point for the tip.',
  },
  {
    call: /^(loftWith|loft)$/,
    words: /all closed or all open/,
    sentence: (call) => `${call}() failed: some outlines are closed and others are open.`,
    hint: 'Close all of them.',
    section: 'lprop-notdefined',
  },
  {
    call: /^(loftWith|loft)$/,
    sentence: (call) => `${call}() failed: no surface runs through these sketches.`,
    hint: 'Put the sketches on different planes and give them similar outlines.',
    section: 'lprop-notdefined',
  },
  {
    call: /^(revolve|revolution)$/,
    words: /zero norm/,
    sentence: (call) => `${call}() failed: its axis has no direction.`,
    hint: 'Give the axis as a list that is not all zeros, such as [0, 0, 1].',
    section: 'standard-constructionerror',
  },
  {
    call: /^revolution$/,
    words: /BRepSweep_Rotation/,
    sentence: (call) => `${call}() failed: its angle is 0.`,
    hint: 'Give an angle above 0, or below 0 to turn the other way.',
  },
  {
    call: /^(revolve|revolution)$/,
    sentence: (call) => `${call}() failed: the profile crosses the axis it is turned around.`,
    hint: 'Keep the whole profile on one side of the axis. A curve that touches the axis between its ends can fail as well.',
    section: 'revolve-command-not-done',
  },
  {
    call: /extru/i,
    words: /BRepSweep_Translation/,
    sentence: (call) => `${call}() failed: the distance is 0.`,
    hint: 'Extrude by a distance above 0, or below 0 to go the other way.',
    section: 'standard-constructionerror',
  },
  {
    call: /extru/i,
    words: /^(?!.*zero norm)/,
    sentence: (call) => `${call}() failed: the outline gives no solid.`,
    hint: 'Look for a distance, a factor or a direction that is 0 or no number.',
    section: 'standard-constructionerror',
  },
  {
    words: /Bnd_Box is void/,
    sentence: () => 'An empty shape has no bounding box.',
    hint: 'An operation before this one left nothing, or got a size that is missing or not a number.',
    section: 'bnd-box-is-void',
  },
  {
    // Boolean operations take no size or direction, so the shapes cause the failure.
    call: boolean,
    sentence: (call) => `${call}() failed: the two shapes could not be combined.`,
    hint: 'Let them overlap slightly instead of just touching, or swap them. Make pieces of one cone as one: revolve one profile. A size of 0 can be the cause, too.',
  },
  {
    call: /^(?!simplify$)/,
    words: /GCE2d_MakeLine|^Standard_OutOfRange$/,
    sentence: (call) => `${call}() failed: one of its numbers is missing or not a number.`,
    hint: 'Look for a parameter that is misspelt, and for a text where a number belongs.',
    section: 'gce2d-makeline',
  },
  {
    words: /GCE2d_MakeSegment/,
    sentence: (call) => `${call}() failed: two of its points lie in the same place.`,
    hint: 'Look for a length or a side that is 0.',
    section: 'gce2d-makeline',
  },
  {
    words: /MakeArcOfCircle|gce_MakeLin2d|TrimmedCurve/,
    sentence: (call) => `${call}() failed: there is no such shape.`,
    hint: 'The points of an arc must not lie on one line, nor in the same place: give it a bulge, or draw a line.',
    section: 'standard-constructionerror',
  },
  {
    call: /^importSTEP$/,
    words: /NCollection_Array1/,
    sentence: () => 'The file holds no solid or surface.',
    hint: 'It may be empty or cut off: a complete file ends with "END-ISO-10303-21;".',
    section: 'this-shape-has-not-type',
  },
  {
    call: /^importSTL$/,
    words: /TypeMismatch/,
    sentence: () => 'The STL file holds several bodies, or one with a closed cavity.',
    hint: 'Save each body in a separate file.',
  },
  {
    words: /zero norm|gp_Dir|gp_Vec/,
    sentence: (call) => `${call}() failed: a direction of length 0 points nowhere.`,
    hint: 'Look for two equal points, a piece of length 0 or a direction like [0, 0, 0]. Give an axis as a list, not by name.',
    section: 'standard-constructionerror',
  },
  {
    call: /^makeOffset$/,
    sentence: () => 'makeOffset() failed: no surface lies at this distance.',
    hint: 'Give a face and a distance that is not 0, and move a round face inward by less than its radius.',
  },
  {
    call: /^make|^draw|^sketch/,
    sentence: (call) => `${call}() failed: there is no such shape.`,
    hint: 'Sizes must be numbers above 0, and points must not lie in the same place.',
    section: 'standard-constructionerror',
  },
  {
    words: /ConstructionError/,
    sentence: (call) => `${call}() failed: the numbers it got make no shape.`,
    hint: 'Look for a size that is 0, negative or missing.',
    section: 'standard-constructionerror',
  },
];

const unknownCause: Cause = {
  sentence: (call) => `${call}() failed in the kernel.`,
  hint: 'Take the step before it apart: change a number there a little, and look at each shape.',
  section: (call, words) => {
    if (words.includes('command not done')) return 'command-not-done';
    return call === 'mesh' ? sectionOfMesh(words) : undefined;
  },
};

/** Explains why `call` failed, using the kernel's message `words`. */
export function causeOf(call: string, words: string): Explanation {
  const { sentence, hint, section } =
    causes.find((one) => (one.call?.test(call) ?? true) && (one.words?.test(words) ?? true)) ??
    unknownCause;
  const anchor = typeof section === 'function' ? section(call, words) : section;
  return { sentence: sentence(call), hint, ...(anchor && { section: anchor }) };
}

/** Returns the anchor in docs/troubleshooting.mdx for a shape that the kernel could not triangulate. */
export function sectionOfMesh(words: string): string {
  if (words.includes('no parameters on surface')) return 'no-parameters-on-surface';
  if (words.includes('invalid parameter value')) return 'standard-constructionerror';
  return 'the-solid-is-broken';
}
