// cspell:ignore Unpexpected algorigthm Cirle constructionerror filletting getpath intersct lprop makeline notdefined shouldkeep sketchonplane startsol trouvees
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import * as sandboxFailures from '../../sandbox/failures';
import type { Kernel } from '../kernel';
import type { ModelError } from '../modelError';
import { runModel } from '../run/runModel';
import { causeOf } from './kernelCauses';
import { meaningOf } from './libraryMessages';
import { withSection } from './troubleshooting';

/** The anchor of a section of docs/troubleshooting.mdx; null for a sentence that no section explains. */
type Anchor = string | null;

const sizeOf0 = 'Standard_ConstructionError: gp_Dir() - input vector has zero norm';
const notDone = 'StdFail_NotDone: BRep_API: command not done';

/** Exceptions of the kernel: the failed call and the message. */
const exceptions: readonly (readonly [call: string, message: string, anchor: Anchor])[] = [
  ['fillet', 'StripeEdgeInter : fillets have too big radiuses', 'fillets-have-too-big-radiuses'],
  ['chamfer', 'Standard_Failure: StartSol echec', 'startsol-echec'],
  ['fillet', sizeOf0, 'a-radius-of-0'],
  ['chamfer', sizeOf0, 'a-radius-of-0'],
  ['fillet', 'GCE2d_MakeLine::Value() - no result', 'gce2d-makeline'],
  ['fillet', 'Standard_Failure: Path failed', 'path-failed'],
  ['chamfer', 'Standard_Failure: FD en vis a vis non trouvees', 'path-failed'],
  ['fillet', notDone, 'path-failed'],
  ['shell', notDone, 'shell-command-not-done'],
  ['sweepSketch', 'gp_VectorWithNullMagnitude', 'a-sweep-fails'],
  ['loft', 'Standard_Failure: Wrong usage of punctual sections', null],
  ['loftWith', 'Sections must be all closed or all open', 'lprop-notdefined'],
  ['loftWith', 'LProp_NotDefined', 'lprop-notdefined'],
  ['revolve', sizeOf0, 'standard-constructionerror'],
  ['revolve', notDone, 'revolve-command-not-done'],
  ['revolution', 'Standard_ConstructionError: BRepSweep_Rotation::Constructor', null],
  ['extrude', 'BRepSweep_Translation::Constructor', 'standard-constructionerror'],
  ['extrude', 'gp_Trsf::SetScaleFactor', 'standard-constructionerror'],
  ['extrude', notDone, 'standard-constructionerror'],
  ['hLine', 'GCE2d_MakeSegment::Value() - no result', 'gce2d-makeline'],
  ['hLine', 'GCE2d_MakeLine::Value() - no result', 'gce2d-makeline'],
  ['sagittaArc', 'Standard_OutOfRange', 'gce2d-makeline'],
  ['makeBox', 'Standard_DomainError', null],
  ['extrude', 'gp_Vec::Normalized() - vector has zero norm', 'standard-constructionerror'],
  ['sagittaArcTo', 'GCE2d_MakeArcOfCircle::Value() - no result', 'standard-constructionerror'],
  ['boundingBox', 'Bnd_Box is void', 'bnd-box-is-void'],
  ['importSTL', 'TypeMismatch', null],
  ['mirror', sizeOf0, 'standard-constructionerror'],
  ['cut', sizeOf0, null],
  ['makeBaseBox', notDone, 'standard-constructionerror'],
  ['scale', 'Standard_ConstructionError: gp_Trsf::SetScaleFactor', 'standard-constructionerror'],
  ['fuse', 'Standard_ConstructionError', null],
  ['fuse', notDone, null],
  ['simplify', notDone, 'command-not-done'],
  ['simplify', 'Standard_NullObject', null],
];

/** Errors of the library: the message and, where it matters, the call. */
const messages: readonly (readonly [message: string, anchor: Anchor, call?: string])[] = [
  ['This object has been deleted', 'this-object-has-been-deleted'],
  ['Could not fillet, no edge was selected', 'no-edge-was-selected'],
  ['Could not find face for chamfer', 'finder-has-not-found-a-unique-solution'],
  ['Finder has not found a unique solution', 'finder-has-not-found-a-unique-solution'],
  ['Trying to sketch an empty drawing', 'trying-to-sketch-an-empty-drawing'],
  ['Failed to build the wire, disconnected wire', 'disconnected-wire'],
  ['Failed to build the face. Your wire might be non planar.', 'wire-might-be-non-planar'],
  ['You need a previous curve', 'a-rounded-drawing-is-broken', 'drawRoundedRectangle'],
  ['You need a curve defined to fillet the angle', 'you-need-a-previous-curve'],
  ['You need a previous curve to sketch a tangent arc', 'you-need-a-previous-curve'],
  ["reading 'firstPoint'", 'a-rounded-drawing-is-broken', 'fillet'],
  ["reading 'firstPoint'", 'a-rounded-drawing-is-broken', 'vLine'],
  ['Failed to build the wire, empty wire', 'no-lines-to-convert'],
  ['Bug in the blueprint corner algo', 'no-lines-to-convert', 'fillet'],
  ['Bug in the blueprint filletting algo', 'no-lines-to-convert', 'fillet'],
  ["reading 'lastParameter'", 'no-lines-to-convert', 'cut'],
  ['Not enough curves to close and fillet', null],
  ['Could not generate a law function', null],
  ['Bug in the offset algorithm', null],
  ['Intersections failed between curves', null, 'offset'],
  ['start point can not be same as end point', null],
  ["reading '0'", null, 'drawPolysides'],
  ['You need at least 3 points to make a polygon', null],
  ["reading 'wrapped'", null, 'fuse'],
  ['intersct 2D algorithm error', null, 'intersect'],
  ["reading 'ruled'", 'loftwith-is-not-a-function', 'loftWith'],
  ['shouldKeep is not a function', 'shouldkeep-is-not-a-function', 'fillet'],
  ['geomSurf.get(...).Cylinder is not a function', 'planar-and-cylindrical', 'sketchOnFace'],
  ['Could not offset with a wire', null, 'sketchFaceOffset'],
  ["reading 'wrapped'", 'loftwith-is-not-a-function', 'sweepSketch'],
  ["reading 'shouldKeep'", null, 'fillet'],
  ['filter is not a function', null, 'fillet'],
  ["reading 'thickness'", 'a-value-it-cannot-use', 'shell'],
  ["reading 'find'", null, 'shell'],
  ['number 5 is not iterable', null],
  ['undefined is not iterable', null, 'lineTo'],
  ['You can only move the pointer if there is no curve defined', 'you-can-only-move-the-pointer'],
  ['Cannot close with a mirror when the sketch is already closed', null],
  ['Unpexpected numItems value: 0.', null, 'drawProjection'],
  ['rx and ry can not be 0', null],
  ['Bug in the intersection algo on non crossing point', 'two-outlines-touch', 'cut'],
  ['Bug in the generic fuse algorithm', 'two-outlines-touch', 'fuse'],
  ['Bug in blueprint fusing algorigthm', 'two-outlines-touch', 'fuse'],
  ['Failed to rotate to segment start', 'two-outlines-touch', 'cut'],
  ["reading 'getPath'", 'reading-getpath'],
  ['Could not find plane ZZ', 'could-not-find-plane'],
  ['This drawing is not a blueprint', 'this-drawing-is-not-a-blueprint'],
  ['The minor radius must be smaller than the major one', 'minor-radius'],
  ["Only 'svg' is supported for now", 'only-svg-is-supported'],
  ['Failed to load STEP file', 'this-shape-has-not-type', 'importSTEP'],
  ['This shape has not type, it is null', null, 'deserializeShape'],
  ['This shape has not type, it is null', 'as-a-3d-shape', 'fuse'],
  ['Failed to load STL file', 'this-shape-has-not-type'],
  ['arrayBuffer is not a function', null, 'importSTEP'],
  ['Only planar and cylidrical faces can be unwrapped', 'planar-and-cylindrical'],
  ['Could not fuse as a 3d shape', 'as-a-3d-shape'],
  ['Could not loft to a 3d shape', 'as-a-3d-shape'],
  ['Could not make a solid of faces and shells', null],
  ['Missing field: "x"', 'a-value-it-cannot-use'],
  ['gp_Pnt has no accessible constructor', null],
];

/** Bodies of `main`, with a sentence that they fail with or that they cause as a warning. `box` is a cube of 10 mm. */
const models: readonly (readonly [body: string, sentence: string, anchor: Anchor])[] = [
  // Programs with a mistake in their own code.
  ['return 1 +;', 'The code cannot be read: unexpected token.', null],
  ['return oops;', 'oops is not defined.', null],
  ['return box.filet(1);', 'There is no method filet() here.', null],
  ['return r.drawCirle(5);', 'replicad has no "drawCirle".', null],
  ['return r.getOC().gp_Pint();', 'The kernel of this site has no "gp_Pint".', null],
  ['throw new Error("The lid does not fit");', 'The lid does not fit.', null],
  ['throw "no volume";', 'The code threw "no volume".', null],
  [
    'const again = () => again(); again();',
    'A function calls itself without end.',
    'maximum-call-stack',
  ],
  ['new Array(-1);', 'The run used up the memory it may have.', 'out-of-memory'],
  [
    'throw Object.assign(new Error(), { name: "RuntimeError" });',
    'The kernel crashed.',
    'the-kernel-crashed',
  ],
  [
    'return r.drawCircle(5).loftWith(r.drawCircle(3));',
    'There is no method loftWith() here.',
    'loftwith-is-not-a-function',
  ],
  [
    'return r.drawCircle(5).sweepSketch((plane) => plane);',
    'There is no method sweepSketch() here.',
    'loftwith-is-not-a-function',
  ],
  [
    'return box.fillet({ radius: 1, filter: (e) => e.inDirection("Z") });',
    'The filter of the object form must be a finder.',
    'shouldkeep-is-not-a-function',
  ],
  [
    'return r.drawCircle(20).cut(r.drawCircle(20).translate(3, 0));',
    'The library could not combine these two drawings.',
    'two-outlines-touch',
  ],
  ['return r.draw().close().fillet(1);', 'The pen drew nothing.', 'no-lines-to-convert'],
  ['return r.draw().close().cut(r.drawCircle(5));', 'The pen drew nothing.', 'no-lines-to-convert'],
  [
    'return r.draw().hLine(9).customCorner(0).vLine(9).close();',
    'The rounded corners take up the whole outline, or the radius is 0.',
    'a-rounded-drawing-is-broken',
  ],
  [
    'return r.draw().hLine(3).tangentArc(0, 0).vLine(9).close();',
    'tangentArc() failed: there is no such shape.',
    'standard-constructionerror',
  ],
  ['return r.draw().lineTo();', 'A point is missing, or it is not a list.', null],
  [
    'return r.draw().threePointsArcTo([9, 0], { x: 4, y: 4 });',
    'A point is missing, or it is not a list.',
    null,
  ],
  ['return r.makePolygon([[0, 0, 0], [9, 0, 0]]);', 'makePolygon() needs at least 3 points.', null],
  [
    'return box.fillet("2");',
    'The filter is missing or returned no finder, or the radius is no number.',
    null,
  ],
  [
    'const ring = r.drawCircle(9).cut(r.drawCircle(5)).sketchOnPlane("XY", 9); return r.sketchCircle(9).loftWith(ring);',
    'One of the drawings has a hole or several pieces.',
    'loftwith-is-not-a-function',
  ],
  [
    'return r.revolution(r.sketchCircle(1, { plane: "XZ", origin: [9, 0, 0] }).face(), [0, 0, 0], [0, 0, 1], 0);',
    'revolution() failed: its angle is 0.',
    null,
  ],
  ['return box.rotate();', 'rotate() needs a number as argument 1.', 'maximum-call-stack'],
  [
    'return r.makeCylinder(5, -5);',
    'makeCylinder() needs a height above 0.',
    'standard-constructionerror',
  ],
  [
    'return r.drawFaceOutline();',
    'drawFaceOutline() got a value it cannot use.',
    'a-value-it-cannot-use',
  ],
  [
    'return r.drawCircle(0);',
    'x has coordinates that are no numbers: the page does not show it.',
    null,
  ],
  [
    'return box.translateZ(NaN);',
    'x has coordinates that are no numbers: the page does not show it.',
    null,
  ],

  // Programs whose `main` returns something that cannot be shown.
  ['return;', 'main returned nothing.', 'the-model-is-empty'],
  ['return [];', 'main returned an empty array.', 'the-model-is-empty'],
  ['return r.draw();', 'main returned a pen that was never closed.', 'the-model-is-empty'],
  ['return 3;', 'main returned the number 3, which is neither a shape nor a drawing.', null],
  [
    'return { shape: box, color: 3 };',
    'color is not a text such as "#5b93ad", so it changes nothing.',
    null,
  ],
  [
    'return { shape: box, weight: 3 };',
    'The field "weight" is not known here, so it changes nothing.',
    null,
  ],
  [
    'return box.translate(5e9, 0, 0);',
    'x reaches further than 1000 km: the page does not show it.',
    null,
  ],
  [
    'return { shape: box, highlightFace: (f) => f.inPlane("XY", 99) };',
    'The finder of highlightFace found nothing.',
    'a-finder-finds-nothing',
  ],
  ['return box.cut(box.clone());', 'The result is empty.', 'everything-is-gone'],
  ['return r.draw().close();', 'The result is empty.', 'everything-is-gone'],

  // Programs that return faulty solids.
  ['return r.makeCylinder(5, 0);', 'x has no volume.', 'the-solid-is-flat'],
  [
    'return box.fuse(r.sketchRectangle(5, 5).loftWith(r.sketchRectangle(8, 8)));',
    'loftWith() gave a solid that has no volume.',
    'the-solid-is-flat',
  ],
  [
    'return r.draw([5, 0]).hLine(9).vLine(9).done().sketchOnPlane("XZ").revolve();',
    'x has a negative volume: it is inside out or broken.',
    'the-volume-is-negative',
  ],
  [
    'return r.draw().hLine(9).vLine(9).done().sketchOnPlane().extrude(5);',
    'extrude() got an open outline, so its result encloses nothing.',
    'the-volume-is-negative',
  ],
  [
    'return r.makeCompound([box, box.clone()]);',
    'x has more volume than its bounding box: parts of it overlap and count twice.',
    'a-drawing-overlaps',
  ],
  [
    'return r.draw().lineTo([9, 9]).lineTo([9, 0]).lineTo([0, 20]).close().sketchOnPlane().extrude(5);',
    'x is broken: its faces do not enclose its volume.',
    'the-solid-is-broken',
  ],
  [
    'return box.fuse(r.makeSphere(8).translateZ(18));',
    'mesh() failed in the kernel: x is broken.',
    'no-parameters-on-surface',
  ],
  [
    'return r.makeSphere(0);',
    'mesh() failed in the kernel: x is broken.',
    'standard-constructionerror',
  ],

  // Programs with mistakes that the library does not report.
  [
    'return r.draw().hLine(9).vLine(9).hLine(-3).vLine(-5).hLine(-3).vLine(5).hLine(-3).close().cut(r.drawRectangle(20, 2).translate(4, 7));',
    'cut() left an outline open, so the drawing is broken.',
    'a-drawing-overlaps',
  ],
  [
    'return r.drawRectangle(20, 10).fillet(5);',
    'fillet() did not round every corner.',
    'a-rounded-drawing-is-broken',
  ],
  [
    'return r.drawCircle(5).offset(-6);',
    'offset() left an outline without an area.',
    'trying-to-sketch-an-empty-drawing',
  ],
  ['return r.drawEllipse(3, 6).offset(1);', 'offset() made the drawing smaller.', null],
  ['return r.drawEllipse(3, 6).offset(-1);', 'offset() made the drawing larger.', null],
  ['return r.drawRectangle(-3, 10);', 'x encloses no area.', 'the-solid-is-flat'],
  [
    'return r.draw().hLine(9).vLine(9).sketchOnPlane();',
    'sketchOnPlane() was called on a pen that was never closed.',
    'sketchonplane-is-not-a-function',
  ],
  [
    'new r.EdgeFinder().inPlane("XY", 99).find(box); return box;',
    'The finder found nothing.',
    'a-finder-finds-nothing',
  ],
  [
    'return r.drawRectangle(9, 9).fillet(1, (c) => c.atPoint([99, 0]));',
    'fillet() found no corner.',
    'a-finder-finds-nothing',
  ],
  [
    'return box.fillet(1, (e) => e.inDirection([1, 1, 0]));',
    'inDirection() got a vector of length 1.414, so it finds wrong elements or none.',
    'a-finder-finds-nothing',
  ],
  [
    'const filter = new r.EdgeFinder().inDirection("Z"); box.clone().fillet({ radius: 1, filter }); return box.fillet({ radius: 1, filter });',
    'fillet() got a finder that was used before: it finds everything now.',
    'a-finder-keeps-too-much',
  ],
  [
    'return box.chamfer(0, (e) => e.inDirection("Z"));',
    'chamfer() with 0 and a filter works with 1 mm.',
    'a-radius-of-0',
  ],
  [
    'return box.shell(1, (f) => f.inPlane("XY", 99));',
    'shell() found no face to open.',
    'a-shell-has-no-opening',
  ],
  [
    'return box.cut(r.makeSphere(2).translateX(50));',
    'cut() took nothing away.',
    'a-cut-does-nothing',
  ],
  [
    'return r.drawCircle(5).cut(r.drawCircle(2).translate(20, 0));',
    'cut() took nothing away.',
    'a-cut-does-nothing',
  ],
  [
    'const post = (x) => r.makeBaseBox(2, 2, 20).translate(x, 0, -5); return box.cut(r.makeCompound([post(0), post(1)]));',
    'cut() left nothing, although the tool is smaller than the solid.',
    'a-cut-does-nothing',
  ],
  [
    'const [left, right] = [-4, 4].map((x) => r.drawCircle(1).translate(x, 0)); return r.drawCircle(9).cut(left.fuse(right));',
    'cut() made the drawing larger, so its outlines overlap.',
    'a-drawing-overlaps',
  ],
  [
    'return r.drawCircle(8).cut(r.drawCircle(2).translate(-4, 0)).fuse(r.drawCircle(1).translate(4, 0));',
    'fuse() lost a part of the drawings.',
    'a-drawing-overlaps',
  ],
  [
    'const holes = r.drawRectangle(20, 10).cut(r.drawCircle(1).translate(-5, 0)).cut(r.drawCircle(2).translate(4, 0)); return holes.intersect(r.drawRectangle(30, 30));',
    'intersect() made more than one of the two drawings, so it is not what they share.',
    'a-drawing-overlaps',
  ],
];

/** Sentences that are slow to produce, or that need a file or a module of another kind. */
const otherSentences: readonly (readonly [sentence: string, anchor: Anchor, call?: string])[] = [
  ['The code has no function called main.', null],
  ['"node:fs" cannot be imported.', null],
  ['The file "./lid.step" is not attached to this model.', null],
  ['The code threw 12.', null],
  ['There is no fetch() here. Models here have no network.', null],
  ['The result is empty.', 'this-shape-has-not-type', 'importSTEP'],
  [
    'fuse() made more than the two drawings together, so its outlines overlap.',
    'a-drawing-overlaps',
  ],
  ['x has a negative volume: it is inside out or broken.', 'the-solid-is-broken', 'fillet'],
  [
    'x has more volume than its bounding box: parts of it overlap and count twice.',
    'the-solid-is-broken',
    'fillet',
  ],
  ['fillet() gave a solid with a negative volume.', 'the-solid-is-broken', 'fillet'],
  [
    'fillet() gave a broken solid: it has more volume than the bounding box of the solid before.',
    'the-solid-is-broken',
    'fillet',
  ],
  ['x is not a valid solid.', 'the-solid-is-broken'],
  ['mesh() failed in the kernel: x is broken.', 'the-solid-is-broken'],
  ['2001 parts: the page shows 2000.', null],
  ['The model has more than 64 MB of triangles: the page cannot show it.', null],
  ['The drawing has more than 500 000 letters of outlines: the page cannot show it.', null],
];

/** Returns the errors or warnings of a model whose `main` has this body. */
type Run = (body: string) => Promise<readonly ModelError[]>;

describe('the explanation of a kernel exception', () => {
  const rows = exceptions.map(([call, kernelMessage, anchor]) => {
    const error = { kind: 'kernel', ...causeOf(call, kernelMessage), call, kernelMessage } as const;
    return { error, sentence: error.sentence, anchor };
  });

  it.each(rows)('links to its section: $sentence → $anchor', ({ error, anchor }) => {
    expect(sectionOf(error)).toBe(anchor);
  });

  it('has a case in the table of this test', () => {
    const known = rows.flatMap(({ error: { sentence, call } }) => [
      sentence,
      sentence.replace(`${call}()`, '${call}()'),
    ]);
    expect(known).toEqual(expect.arrayContaining([...sentencesIn('kernelCauses.ts')]));
  });
});

describe('the explanation of a library error', () => {
  const rows = messages.map(([kernelMessage, anchor, call]) => {
    const sentence = meaningOf(kernelMessage, call)?.sentence ?? kernelMessage;
    return { error: { kind: 'js', sentence, kernelMessage } as const, sentence, anchor };
  });

  it.each(rows)('links to its section: $sentence → $anchor', ({ error, anchor }) => {
    expect(sectionOf(error)).toBe(anchor);
  });

  it('has a case in the table of this test', () => {
    const known = rows.map(({ sentence }) => sentence);
    expect(known).toEqual(expect.arrayContaining([...sentencesIn('libraryMessages.ts')]));
  });
});

describe('the explanation of a model error', () => {
  let run: Run;
  beforeAll(async () => {
    run = runner(await loadKernelInNode());
  }, 60_000);

  it.each(models)('links to its section: %s %s → %s', async (body, sentence, anchor) => {
    const errors = await run(body);
    expect(errors.map((error) => [error.sentence, error.section ?? null])).toContainEqual([
      sentence,
      anchor,
    ]);
  });

  const others = otherSentences.map(([sentence, anchor, call]) => ({ sentence, anchor, call }));
  it.each(others)('links to its section: $sentence → $anchor', ({ sentence, anchor, call }) => {
    const error: ModelError = { kind: 'silent', sentence, ...(call !== undefined && { call }) };
    expect(sectionOf(error)).toBe(anchor);
  });

  it.each(Object.values<ModelError>(sandboxFailures))(
    'keeps the section of an error of the sandbox: $sentence',
    (error) => {
      expect(withSection(error).section).toBe(error.section);
    },
  );
});

function sectionOf(error: ModelError): Anchor {
  return withSection(error).section ?? null;
}

/** Returns the sentences that a module of this folder contains. */
function sentencesIn(module: string): readonly string[] {
  const source = readFileSync(new URL(module, import.meta.url), 'utf8');
  const found = [...source.matchAll(/sentence: (?:\(\w*\) => )?(['`])(.+)\1,$/gm)];
  return found.map(([, , sentence = '']) => sentence);
}

function runner(kernel: Kernel): Run {
  return async (body) => {
    const code = `import * as r from "replicad";
export default function main() {
  const box = r.makeBaseBox(10, 10, 10);
  ${body}
}`;
    const outcome = await runModel({ code, name: 'x', params: null }, kernel);
    return 'error' in outcome ? [outcome.error] : outcome.result.warnings;
  };
}
