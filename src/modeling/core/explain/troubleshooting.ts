// cspell:ignore constructionerror getpath lprop makeline notdefined shouldkeep sketchonplane startsol -- anchors
import type { ModelError } from '../modelError';

/** A section of docs/troubleshooting.mdx, and the failures that it explains. */
interface Section {
  readonly anchor: string;
  readonly sentence: RegExp;
  /** Matches the library call that failed. If undefined, the section applies to any call. */
  readonly call?: RegExp;
  /** Matches the original message of the kernel or library. If undefined, the section applies to any message. */
  readonly kernelMessage?: RegExp;
}

const rounding = /^(fillet|chamfer)$/;

/**
 * Sections in the order of the page. The first match is used, so a row with a call or a kernel message comes before
 * other rows with the same sentence. A sentence without a row gets no link: a section is only linked if its message,
 * cause and cure are true for the sentence. `tests/content/troubleshooting.test.ts` checks that the page has these
 * sections.
 */
const sections: readonly Section[] = [
  {
    sentence: /failed in the kernel\.$/,
    kernelMessage: /command not done/,
    anchor: 'command-not-done',
  },
  { sentence: /two rounded edges run into each other/, anchor: 'fillets-have-too-big-radiuses' },
  { sentence: /the radius is far too large for this shape/, anchor: 'startsol-echec' },
  { sentence: /it does not fit at one of the edges/, anchor: 'path-failed' },
  { sentence: /^The finder found no edge/, anchor: 'no-edge-was-selected' },
  { sentence: /no wall of this thickness fits/, anchor: 'shell-command-not-done' },
  { sentence: /^The kernel crashed/, anchor: 'the-kernel-crashed' },
  {
    sentence: /filter of the object form must be a finder/,
    anchor: 'shouldkeep-is-not-a-function',
  },

  { sentence: /^This shape was used up/, anchor: 'this-object-has-been-deleted' },
  {
    sentence: /did not find exactly one element|found no face for the chamfer/,
    anchor: 'finder-has-not-found-a-unique-solution',
  },
  {
    sentence: /^mesh\(\) failed/,
    kernelMessage: /no parameters on surface/,
    anchor: 'no-parameters-on-surface',
  },
  { sentence: /empty shape has no bounding box/, anchor: 'bnd-box-is-void' },
  {
    sentence: /^The operation gave no solid/,
    kernelMessage: /(as|to) a 3d shape/,
    anchor: 'as-a-3d-shape',
  },
  { sentence: /^The operation gave nothing/, anchor: 'as-a-3d-shape' },

  {
    sentence: /\(\) was called on a pen that was never closed/,
    anchor: 'sketchonplane-is-not-a-function',
  },
  {
    sentence: /no piece before this one to continue|no line before it to round/,
    anchor: 'you-need-a-previous-curve',
  },
  { sentence: /pen can only be moved before/, anchor: 'you-can-only-move-the-pointer' },
  { sentence: /outline has no length or a gap/, anchor: 'disconnected-wire' },
  {
    sentence: /two of its points lie in the same place|is missing or not a number/,
    anchor: 'gce2d-makeline',
  },
  { sentence: /^The pen drew nothing/, anchor: 'no-lines-to-convert' },
  {
    sentence: /^The drawing is empty|left an outline without an area/,
    anchor: 'trying-to-sketch-an-empty-drawing',
  },
  { sentence: /could not combine these two drawings/, anchor: 'two-outlines-touch' },
  {
    sentence: /^The drawing has a hole or several pieces/,
    anchor: 'this-drawing-is-not-a-blueprint',
  },
  { sentence: /^No font is loaded/, anchor: 'reading-getpath' },
  { sentence: /knows the target "svg" only/, anchor: 'only-svg-is-supported' },
  { sentence: /first radius of this ellipse/, anchor: 'minor-radius' },

  { sentence: /no plane of this name/, anchor: 'could-not-find-plane' },
  {
    // In a failed boolean operation, these messages are about the shapes: the reader gave no size and no direction.
    call: /^(?!(fuse|cut|intersect)$)/,
    sentence: /a direction of length 0 points nowhere|the numbers it got make no shape/,
    anchor: 'standard-constructionerror',
  },
  {
    sentence:
      /failed: (there is no such shape|the distance is 0|the outline gives no solid|its axis has no direction)|needs a height above 0/,
    anchor: 'standard-constructionerror',
  },
  {
    sentence: /^mesh\(\) failed/,
    kernelMessage: /invalid parameter value/,
    anchor: 'standard-constructionerror',
  },
  {
    sentence: /calls itself without end|\(\) needs a number as argument/,
    anchor: 'maximum-call-stack',
  },
  { sentence: /the profile crosses the axis/, anchor: 'revolve-command-not-done' },
  {
    sentence:
      /no method (loftWith|sweepSketch)\(\)|^One of the drawings has a hole|outline with holes needs/,
    anchor: 'loftwith-is-not-a-function',
  },
  {
    sentence: /no surface runs through these sketches|some outlines are closed and others are open/,
    anchor: 'lprop-notdefined',
  },
  { sentence: /outline does not lie in one plane/, anchor: 'wire-might-be-non-planar' },
  { sentence: /the profile cannot follow the path/, anchor: 'a-sweep-fails' },
  { sentence: /only on flat and cylindrical faces/, anchor: 'planar-and-cylindrical' },

  {
    sentence: /^The file holds no (solid or surface|triangles)/,
    anchor: 'this-shape-has-not-type',
  },
  { call: /^importSTEP$/, sentence: /^The result is empty/, anchor: 'this-shape-has-not-type' },
  { sentence: /a value it cannot use|first argument is missing/, anchor: 'a-value-it-cannot-use' },
  { sentence: /used up the memory/, anchor: 'out-of-memory' },

  {
    call: rounding,
    sentence: /a negative volume|more volume than its bounding box/,
    anchor: 'the-solid-is-broken',
  },
  {
    sentence:
      /^mesh\(\) failed|gave a broken solid|is not a valid solid|is broken: its faces do not enclose/,
    anchor: 'the-solid-is-broken',
  },
  { sentence: /has a negative volume|got an open outline/, anchor: 'the-volume-is-negative' },
  { sentence: /has no volume\.$|encloses no area/, anchor: 'the-solid-is-flat' },
  {
    sentence: /^The finder.* found nothing|found no corner|got a vector of length/,
    anchor: 'a-finder-finds-nothing',
  },
  { sentence: /got a finder that was used before/, anchor: 'a-finder-keeps-too-much' },
  { sentence: /and a filter works with 1 mm|failed: its size is 0/, anchor: 'a-radius-of-0' },
  {
    sentence:
      /corners take up the whole outline|corners of this rectangle take up|did not round every corner/,
    anchor: 'a-rounded-drawing-is-broken',
  },
  { sentence: /found no face to open/, anchor: 'a-shell-has-no-opening' },
  { sentence: /^The result is empty/, anchor: 'everything-is-gone' },
  { sentence: /cut\(\) (took nothing away|left nothing)/, anchor: 'a-cut-does-nothing' },
  {
    sentence:
      /outlines overlap|left an outline open|lost a part of the drawings|not what they share|more volume than its bounding box/,
    anchor: 'a-drawing-overlaps',
  },
  {
    sentence: /^main returned (nothing|an empty array|a pen that was never closed)\./,
    anchor: 'the-model-is-empty',
  },
];

/** All anchors that `withSection` can add. */
export const sectionAnchors: readonly string[] = sections.map(({ anchor }) => anchor);

/** Returns `error` with the anchor of the section in Troubleshooting that explains it, if there is one. */
export function withSection(error: ModelError): ModelError {
  const found = sections.find(
    ({ sentence, call, kernelMessage }) =>
      sentence.test(error.sentence) &&
      (call?.test(error.call ?? '') ?? true) &&
      (kernelMessage?.test(error.kernelMessage ?? '') ?? true),
  );
  return found ? { ...error, section: found.anchor } : error;
}
