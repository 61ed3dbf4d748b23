// cspell:ignore constructionerror getpath lprop makeline notdefined shouldkeep sketchonplane startsol -- anchors
import type { ModelError } from '../modelError';

/** A section of docs/troubleshooting.mdx, and the failures that it explains. */
interface Section {
  readonly anchor: string;
  /** Matches the library call that failed. Without it, the section applies to any call. */
  readonly call?: RegExp;
  /**
   * Matches the error sentence of this site and the original message of the kernel or library. Without it, the section
   * applies to any text.
   */
  readonly words?: RegExp;
}

const rounding = /^(fillet|chamfer)$/;
const extrusion = /extru/i;

/** The first match is used. `tests/content/troubleshooting.test.ts` checks that the page has these sections. */
const sections: readonly Section[] = [
  { words: /been deleted|already deleted/, anchor: 'this-object-has-been-deleted' },
  { words: /no edge was selected/, anchor: 'no-edge-was-selected' },
  {
    words: /not found a unique solution|Could not find face for chamfer/,
    anchor: 'finder-has-not-found-a-unique-solution',
  },
  { words: /sketch an empty drawing/, anchor: 'trying-to-sketch-an-empty-drawing' },
  { words: /disconnected wire/, anchor: 'disconnected-wire' },
  { words: /Failed to build the face/, anchor: 'wire-might-be-non-planar' },
  { words: /corners (take up|of this rectangle)/, anchor: 'a-rounded-drawing-is-broken' },
  {
    words: /You need a (previous (curve|edge|sketch)|curve defined)|previous curve/i,
    anchor: 'you-need-a-previous-curve',
  },
  {
    words: /No lines to convert|empty wire|reading 'firstPoint'/,
    anchor: 'no-lines-to-convert',
  },
  { words: /only move the pointer/, anchor: 'you-can-only-move-the-pointer' },
  { words: /reading 'getPath'/, anchor: 'reading-getpath' },
  { words: /Could not find plane/, anchor: 'could-not-find-plane' },
  { words: /not a blueprint/, anchor: 'this-drawing-is-not-a-blueprint' },
  { words: /minor radius/, anchor: 'minor-radius' },
  { words: /Only 'svg' is supported/, anchor: 'only-svg-is-supported' },
  { words: /load ST(EP|L) file|has not type, it is null/, anchor: 'this-shape-has-not-type' },
  { words: /planar and cylidrical/, anchor: 'planar-and-cylindrical' },
  { words: /as a 3d shape/, anchor: 'as-a-3d-shape' },
  { words: /shouldKeep/, anchor: 'shouldkeep-is-not-a-function' },
  { words: /no method loftWith/, anchor: 'loftwith-is-not-a-function' },
  { words: /calls itself without end|needs a number as argument/, anchor: 'maximum-call-stack' },
  { words: /never closed/, anchor: 'sketchonplane-is-not-a-function' },
  { words: /no parameters on surface/, anchor: 'no-parameters-on-surface' },
  { words: /Bnd_Box is void/, anchor: 'bnd-box-is-void' },
  { words: /GCE2d_Make/, anchor: 'gce2d-makeline' },
  {
    call: rounding,
    words: /StripeEdgeInter|too big radius/i,
    anchor: 'fillets-have-too-big-radiuses',
  },
  { call: rounding, words: /StartSol/, anchor: 'startsol-echec' },
  { call: rounding, words: / failed: /, anchor: 'path-failed' },
  { call: /^shell$/, words: / failed: /, anchor: 'shell-command-not-done' },
  { call: /^(loftWith|loft)$/, words: / failed: /, anchor: 'lprop-notdefined' },
  { call: /^(revolve|revolution)$/, words: / failed: /, anchor: 'revolve-command-not-done' },
  { call: /^(sweepSketch|genericSweep)$/, words: / failed: /, anchor: 'a-sweep-fails' },
  { call: extrusion, words: /BRepSweep_Translation/, anchor: 'standard-constructionerror' },
  { words: /ConstructionError|zero norm/, anchor: 'standard-constructionerror' },
  { words: /kernel crashed/, anchor: 'the-kernel-crashed' },
  { words: /no volume/, anchor: 'the-solid-is-flat' },
  { words: /negative volume|open outline/, anchor: 'the-volume-is-negative' },
  {
    words:
      /is broken: its faces|not a valid solid|gave a broken solid|mesh\(\) failed in the kernel: /,
    anchor: 'the-solid-is-broken',
  },
  { words: /result is empty/, anchor: 'everything-is-gone' },
  {
    words:
      /outlines overlap|lost a part of the drawings|what they share|more volume than its bounding box/,
    anchor: 'a-drawing-overlaps',
  },
  { words: /took nothing away|cut\(\) left nothing/, anchor: 'a-cut-does-nothing' },
  { words: /found no corner|highlight(Face|Edge) found nothing/, anchor: 'a-finder-finds-nothing' },
  { words: /found no face to open/, anchor: 'a-shell-has-no-opening' },
  { words: /a vector of length/, anchor: 'a-finder-finds-nothing' },
  { words: /a finder that was used before/, anchor: 'a-finder-keeps-too-much' },
  { words: /and a filter works with 1 mm/, anchor: 'a-radius-of-0' },
  { words: /main returned (a pen|nothing|an empty)/, anchor: 'the-model-is-empty' },
  { words: /a value it cannot use/, anchor: 'a-value-it-cannot-use' },
  { words: /used up the memory/, anchor: 'out-of-memory' },
  { words: /command not done/, anchor: 'command-not-done' },
];

/** All anchors that `withSection` can add. */
export const sectionAnchors: readonly string[] = sections.map(({ anchor }) => anchor);

/** Returns `error` with the anchor of the section in Troubleshooting that explains it, if there is one. */
export function withSection(error: ModelError): ModelError {
  const text = `${error.sentence} ${error.kernelMessage ?? ''}`;
  const found = sections.find(
    ({ call, words }) => (call?.test(error.call ?? '') ?? true) && (words?.test(text) ?? true),
  );
  return found ? { ...error, section: found.anchor } : error;
}
