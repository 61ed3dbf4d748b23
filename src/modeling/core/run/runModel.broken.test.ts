// @isolated: a font that another file loads would stay loaded.
// cspell:ignore Cirle constructionerror Directon
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import type { ModelError } from '../modelError';
import { runModel } from './runModel';

interface BrokenModel {
  readonly mistake: string;
  readonly code: string;
  readonly kind: ModelError['kind'];
  readonly sentence: string;
  /** Optional: only some tests check the hint. */
  readonly hint?: string;
  readonly line?: number;
  readonly call?: string;
  /** Anchor in Troubleshooting. Checked where it depends on the call or on the message of the kernel. */
  readonly section?: string;
}

/** Most models import on line 1 and define `main` on line 2, so the mistake is on line 3 or below. */
const head = 'import * as r from "replicad";\nexport default function main() {\n';
const box = '  const box = r.makeBaseBox(10, 10, 10);\n';

const tooMuch = 'There is nothing to combine with, or something of another kind.';
const noFace = 'The outline does not lie in one plane, or it encloses nothing.';
const noLength = (call: string) =>
  `${call}() drew a piece without a length, or one of its numbers is missing.`;
const noPoint = (call: string) => `${call}() moved the pen to a point that is not two numbers.`;

/** Calls with a wrong argument: code, kind of the error, its sentence, and sometimes its hint. */
const wrongCalls: readonly (readonly [string, ModelError['kind'], string, string?])[] = [
  ['r.makeBaseBox(10, 10)', 'js', 'makeBaseBox() needs a number as argument 3.'],
  ['box.scale()', 'js', 'scale() needs a number as argument 1.'],
  ['r.makeBaseBox("10", 10, 5)', 'js', noFace],
  ['r.draw().hLine(10).done().sketchOnPlane("XY").extrude(5)', 'js', noFace],
  ['r.drawCircle(5).scale(0).sketchOnPlane("XY").extrude(5)', 'js', noFace],
  [
    'r.drawRectangle(10, 10).fillet(0)',
    'js',
    'The rounded corners take up the whole outline, or the radius is 0.',
    'Make the radius more than 0 and smaller. At right angles, stay below half of the shortest side.',
  ],
  [
    'r.drawRectangle(10, 10).fillet()',
    'kernel',
    'fillet() failed: its size is missing or not a number.',
  ],
  [
    'r.drawRectangle(10, 10).chamfer(NaN)',
    'kernel',
    'chamfer() failed: its size is missing or not a number.',
  ],
  ['box.fillet(0)', 'kernel', 'fillet() failed: its size is 0.'],
  ['box.chamfer(0)', 'kernel', 'chamfer() failed: its size is 0.'],
  ['box.fillet()', 'js', 'The first argument is missing.'],
  ['box.shell()', 'js', 'The first argument is missing.'],
  ['box.fillet(1, "Z")', 'js', 'The filter is not a function.'],
  ['box.chamfer(1, new r.EdgeFinder())', 'js', 'The filter is not a function.'],
  [
    'box.shell("1", (f) => f.inPlane("XY", 10))',
    'js',
    'The filter returned no finder, or the thickness is no number.',
  ],
  [
    'box.shell({ thickness: 1 })',
    'js',
    'The filter returned no finder, or the thickness is no number.',
  ],
  ['box.cut()', 'js', tooMuch],
  ['box.cut([r.makeSphere(2)])', 'js', tooMuch],
  ['box.fuse(r.drawCircle(5))', 'js', tooMuch],
  ['r.drawCircle(5).cut()', 'js', tooMuch],
  ['r.drawCircle(5).cut(box)', 'js', tooMuch],
  [
    'r.drawCircle(2).translate(9, 0).sketchOnPlane("XZ").revolve([0, 0, 0])',
    'kernel',
    'revolve() failed: its axis has no direction.',
  ],
  [
    'r.drawCircle(2).translate(9, 0).sketchOnPlane("XZ").revolve("Z")',
    'kernel',
    'revolve() failed: its axis has no direction.',
  ],
  [
    'r.revolution(box)',
    'kernel',
    'revolution() got a value it cannot use: a solid.',
    'Give it a face, such as sketch.face().',
  ],
  ['r.loft([])', 'kernel', 'loft() failed: it got no outline.'],
  ['r.drawPolysides(5, 0)', 'js', 'A polygon needs at least 3 sides.'],
  ['r.drawEllipse(5)', 'js', 'drawEllipse() needs a number as argument 2.'],
  ['r.sketchCircle({ plane: "XY" })', 'js', 'sketchCircle() needs a number as argument 1.'],
  ['r.makeSphere({ radius: 5 })', 'js', 'makeSphere() needs a number as argument 1.'],
  ['r.drawPolysides(5, -3)', 'js', 'A polygon needs at least 3 sides.'],
  ['r.draw().sagittaArcTo().close()', 'js', 'A point is missing, or it is not a list.'],
  [
    'r.draw().bulgeArc(10).close()',
    'kernel',
    'bulgeArc() failed: one of its numbers is missing or not a number.',
  ],
  ['r.drawPointsInterpolation("5")', 'js', 'drawPointsInterpolation() got a value it cannot use.'],
  ['box.fillet(1, (e) => e.inDirecton("Z"))', 'js', 'There is no method inDirecton() here.'],
  [
    'box.fillet(1, (e) => e.inBox([0, 0, 0], [9, 9, 0]))',
    'kernel',
    'fillet() failed: the corners of a box have a coordinate in common.',
  ],
  ['r.sketchFaceOffset(box.faces[0], -6)', 'js', 'sketchFaceOffset() left no outline, or several.'],
  [
    'r.drawCircle(5).sketchOnPlane().extrude(5, { extrusionDirection: [0, 0, 0] })',
    'kernel',
    'extrude() failed: a direction of length 0 points nowhere.',
  ],
  ['r.draw().lineTo(10, 0)', 'js', 'A number was given where a point belongs.'],
  [
    'r.draw().closeWithCustomCorner(2)',
    'js',
    'There is no corner to round at the end of this outline.',
  ],
  ['r.draw().hLine(10).done().offset(2)', 'js', 'The library could not offset this outline.'],
  [
    'r.drawCircle(5).sketchOnPlane("XY").extrude(5, { extrusionProfile: { endFactor: 0.5 } })',
    'js',
    'The extrusion profile has no known kind.',
  ],
  [
    'r.drawCircle(5).cut(r.drawCircle(2)).sketchOnPlane("XY").loftWith(box)',
    'js',
    'There is no method loftWith() here.',
    'loftWith() belongs to Sketch. Put a drawing on a plane first: drawing.sketchOnPlane("XY").loftWith(…). A drawing with a hole or several pieces has none.',
  ],
  ['r.draw().hLine(5).sagittaArc(0, 0, 3).close()', 'js', noLength('sagittaArc')],
  ['r.draw().hLine(5).hBulgeArc(0, 1).close()', 'js', noLength('hBulgeArc')],
  [
    'r.draw().smoothSplineTo([9, 9], { endTangent: "up" }).close()',
    'js',
    noLength('smoothSplineTo'),
  ],
  ['r.draw(5, 5).hLine(5).close()', 'js', noPoint('draw')],
  ['r.draw().movePointerTo(3, 3).hLine(5).close()', 'js', noPoint('movePointerTo')],
  ['r.draw().hLine(5).smoothSpline(3).close()', 'js', noPoint('smoothSpline')],
  [
    'r.draw().hLine(5).customCorner().vLine(5).close()',
    'js',
    'customCorner() needs a number as argument 1.',
  ],
  [
    'new r.Sketcher("XY").hLine(5).threePointsArcTo([5, 0], [5, 0])',
    'kernel',
    'threePointsArcTo() failed: there is no such shape.',
  ],
  ['new r.Sketcher("XY").tangentArc(3, 3)', 'js', 'There is no piece before this one to continue.'],
  [
    'new r.Sketcher("XY").tangentArcTo([3, 3])',
    'js',
    'There is no piece before this one to continue.',
    'Draw a line or an arc first: a tangent continues the piece before it.',
  ],
  [
    'r.drawCircle(3).cut(r.drawCircle(5)).blueprint',
    'js',
    'The drawing is not one outline: it has a hole or several pieces, or it is empty.',
  ],
  [
    'r.drawRectangle(30, 9).cut(r.drawCircle(2)).cut(r.drawCircle(2).translate(9, 0)).sketchOnPlane().loftWith(r.drawCircle(9).sketchOnPlane("XY", 9), {})',
    'js',
    'One of the drawings is not sketched, or has a hole or several pieces.',
  ],
  ['r.makeSolid([box.faces[0]])', 'js', 'The operation gave no solid.'],
  [
    'r.drawCircle(9).sketchOnPlane().sweepSketch((plane) => { r.drawCircle(1).sketchOnPlane(plane); })',
    'js',
    'The function of sweepSketch() returned nothing.',
  ],
  [
    'r.drawCircle(9).sketchOnPlane().sweepSketch((plane) => r.draw().hLine(3).vLine(3).sketchOnPlane(plane))',
    'silent',
    'sketchOnPlane() was called on a pen that was never closed.',
  ],
  [
    'r.makeCompound([r.drawCircle(3), box])',
    'js',
    'makeCompound() got a value it cannot use.',
    'It got a list of a Drawing and a Solid. Look for an argument that is missing, misspelt, in the wrong place or of another kind.',
  ],
  [
    'r.drawParametricFunction((t) => { [t, t]; })',
    'js',
    'drawParametricFunction() got a value it cannot use.',
    'It got a function. Look for an argument that is missing, misspelt, in the wrong place or of another kind, and for a function without return.',
  ],
  [
    'r.makePlaneFromFace()',
    'js',
    'makePlaneFromFace() got a value it cannot use.',
    'It got nothing. Look for an argument that is missing, misspelt, in the wrong place or of another kind.',
  ],
  ['r.rotate(box, 45)', 'js', 'rotate() got a value it cannot use.'],
  ['r.exportSTEP([])', 'js', 'exportSTEP() got a value it cannot use.'],
  ['r.deserializeDrawing("x")', 'js', 'deserializeDrawing() got a value it cannot use.'],
  ['new (r.getOC().gp_Pnt_3)(1, 2)', 'js', 'A call got a value it cannot use.'],
  [
    'new r.Plane([0, 0, 0], [0, 0, 1], [0, 0, 1])',
    'kernel',
    'new Plane() failed: a direction of length 0 points nowhere.',
  ],
  ['new r.Plane([0, 0, 0], null, [0, 0, 0])', 'js', 'new Plane() got a value it cannot use.'],
  ['r.EdgeFinder().inDirection("Z")', 'js', 'This is a class: it needs the word new.'],
  ['box.scale([1, 2, 3])', 'js', 'scale() needs a number as argument 1.'],
  [
    'box.edges()',
    'js',
    'There is no method edges() here.',
    'edges is no function: leave out the parentheses.',
  ],
  [
    'r.drawProjection(box, "front").sketchOnPlane("XY")',
    'js',
    'There is no method sketchOnPlane() here.',
    'sketchOnPlane() belongs to Drawing, but it is called on something else.',
  ],
  [
    'box.union(box)',
    'js',
    'There is no method union() here.',
    'Look for a misspelling, or for the name in the API reference. "Coming from another CAD tool" translates names.',
  ],
  ['box.faces[9].center', 'js', 'The value before "center" does not exist.'],
  ['box.fillet(1, (e) => { const x = 5; return x(e); })', 'js', 'There is no method x() here.'],
  [
    'box.shell({ thickness: 1, filter: (f) => f.inPlane("XY", 10) })',
    'js',
    'The filter of the object form must be a finder.',
  ],
  ['r.drawCircle(0)', 'limit', 'x has coordinates that are no numbers: the page does not show it.'],
  [
    'box.translateX()',
    'limit',
    'x has coordinates that are no numbers: the page does not show it.',
  ],
  ['r.drawRectangle(1, 0.5).cut(r.drawCircle(9)).fillet(1)', 'silent', 'The result is empty.'],
  ['[box, box.translate(1, 0, 0)]', 'js', 'This shape was used up by an earlier call.'],
];

const brokenModels: readonly BrokenModel[] = [
  {
    mistake: 'a bracket that is never closed',
    code: `${head}  return r.makeBaseBox(10, 10;\n}`,
    kind: 'syntax',
    sentence: 'The code cannot be read: unexpected token, expected ",".',
    line: 3,
  },
  {
    mistake: 'a function that is never closed',
    code: `${head}  return r.makeBaseBox(10, 10, 10);\n`,
    kind: 'syntax',
    sentence: 'The code cannot be read: unexpected token.',
    hint: 'Something opened above was never closed: look for a missing bracket, brace or quotation mark.',
    line: 4,
  },
  {
    mistake: 'a syntax error on the last line, where nothing is left open',
    code: `${head}  return r.makeBaseBox(10, 10, 10);\n}\nconst = 1;`,
    kind: 'syntax',
    sentence: 'The code cannot be read: unexpected token.',
    hint: 'Look around this place for a missing comma, bracket or quotation mark.',
    line: 5,
  },
  {
    mistake: 'a name declared twice',
    code: `${head}  const a = 1;\n  const a = 2;\n  return a;\n}`,
    kind: 'syntax',
    sentence: "The code cannot be read: Identifier 'a' has already been declared.",
    line: 4,
  },
  {
    mistake: 'an import of something else',
    code: 'import { readFile } from "node:fs";\n\nexport default () => readFile("x");',
    kind: 'import',
    sentence: '"node:fs" cannot be imported.',
    line: 1,
  },
  {
    mistake: 'an import of a misspelt name',
    code: 'import { drawCirle } from "replicad";\nexport default () =>\n  drawCirle(5);',
    kind: 'import',
    sentence: 'replicad has no "drawCirle".',
    line: 3,
  },
  {
    mistake: 'no main',
    code: 'const box = 1;',
    kind: 'result',
    sentence: 'The code has no function called main.',
  },
  {
    mistake: 'a forgotten import',
    code: 'export default function main() {\n  return drawCircle(5);\n}',
    kind: 'js',
    sentence: 'drawCircle is not defined.',
    line: 2,
  },
  {
    mistake: 'a misspelt method',
    code: `${head}${box}  return box.filet(1);\n}`,
    kind: 'js',
    sentence: 'There is no method filet() here.',
    line: 4,
  },
  {
    mistake: 'a function that calls itself without end',
    code: `${head}  return main();\n}`,
    kind: 'js',
    sentence: 'A function calls itself without end.',
    line: 3,
  },
  {
    mistake: 'a forgotten return',
    code: `${head}${box}}`,
    kind: 'result',
    sentence: 'main returned nothing.',
  },
  {
    mistake: 'a result that is not a shape',
    code: `${head}  return { width: 3 };\n}`,
    kind: 'result',
    sentence: 'main returned an object with width, which is neither a shape nor a drawing.',
  },
  {
    mistake: 'a shape used again after it was moved',
    code: `${head}${box}  const moved = box.translate(1, 0, 0);\n  return [moved, box.translate(5, 0, 0)];\n}`,
    kind: 'js',
    sentence: 'This shape was used up by an earlier call.',
    line: 5,
  },
  {
    mistake: 'an extrusion of a drawing that is not on a plane',
    code: `${head}  return r.drawCircle(5).extrude(3);\n}`,
    kind: 'js',
    sentence: 'There is no method extrude() here.',
    hint: 'extrude() belongs to Sketch. Put a drawing on a plane first: drawing.sketchOnPlane("XY").extrude(…).',
    line: 3,
  },
  {
    mistake: 'a fillet as wide as half the side',
    code: `${head}${box}  return box\n    .fillet(5);\n}`,
    kind: 'kernel',
    sentence: 'fillet() failed: two rounded edges run into each other.',
    line: 5,
    call: 'fillet',
  },
  {
    mistake: 'a fillet far too large',
    code: `${head}  const flat = r.makeBaseBox(20, 20, 10);\n  return flat.fillet(12);\n}`,
    kind: 'kernel',
    sentence: 'fillet() failed: the radius is far too large for this shape.',
    line: 4,
    call: 'fillet',
  },
  {
    mistake: 'a fillet a little too large, which gives a broken solid',
    code: `${head}${box}  return box.fillet(6);\n}`,
    kind: 'silent',
    sentence: 'x has a negative volume: it is inside out or broken.',
    line: 4,
    call: 'fillet',
    section: 'the-solid-is-broken',
  },
  {
    mistake: 'a fillet whose finder finds no edge',
    code: `${head}${box}  return box.fillet(1, (e) => e.inPlane("XY", 99));\n}`,
    kind: 'silent',
    sentence: 'The finder found no edge.',
    line: 4,
  },
  {
    mistake: 'a shell whose finder finds no face',
    code: `${head}${box}  return box.shell(1, (f) => f.inPlane("XY", 99));\n}`,
    kind: 'silent',
    sentence: 'shell() found no face to open.',
    line: 4,
    call: 'shell',
  },
  {
    mistake: 'a wall thicker than the part',
    code: `${head}${box}  return box.shell(20, (f) => f.inPlane("XY", 10));\n}`,
    kind: 'kernel',
    sentence: 'shell() failed: no wall of this thickness fits.',
    line: 4,
    call: 'shell',
  },
  {
    mistake: 'a finder that finds nothing',
    code: `${head}${box}  new r.FaceFinder().ofSurfaceType("CYLINDER").find(box);\n  return box;\n}`,
    kind: 'silent',
    sentence: 'The finder found nothing.',
    line: 4,
    call: 'find',
  },
  {
    mistake: 'a unique finder that finds several',
    code: `${head}${box}  new r.FaceFinder().find(box, { unique: true });\n  return box;\n}`,
    kind: 'silent',
    sentence: 'The finder did not find exactly one element.',
    line: 4,
  },
  {
    mistake: 'a corner finder that finds nothing',
    code: `${head}  const plate = r.drawRectangle(10, 10);\n  return plate.fillet(1, (c) => c.atPoint([99, 0]));\n}`,
    kind: 'silent',
    sentence: 'fillet() found no corner.',
    line: 4,
    call: 'fillet',
  },
  // Requirement 10.63.
  {
    mistake: 'a fillet of 0 with a filter',
    code: `${head}${box}  return box\n    .fillet(0, (e) => e.inDirection("Z"));\n}`,
    kind: 'silent',
    sentence: 'fillet() with 0 and a filter works with 1 mm.',
    line: 5,
    call: 'fillet',
  },
  {
    mistake: 'a chamfer of 0 with options',
    code: `${head}${box}  return box.chamfer({ radius: 0, filter: new r.EdgeFinder().inDirection("Z") });\n}`,
    kind: 'silent',
    sentence: 'chamfer() with 0 and a filter works with 1 mm.',
    line: 4,
    call: 'chamfer',
  },
  {
    mistake: 'a drawing without a line',
    code: `${head}  return r.draw([5, 5]).close();\n}`,
    kind: 'silent',
    sentence: 'The result is empty.',
  },
  {
    mistake: 'a solid of a drawing without a line',
    code: `${head}  return r.draw().close().sketchOnPlane().extrude(5);\n}`,
    kind: 'silent',
    sentence: 'The pen drew nothing.',
    line: 3,
  },
  {
    mistake: 'a fillet of NaN with a filter',
    code: `${head}${box}  return box.fillet(0 / 0, (e) => e.inDirection("Z"));\n}`,
    kind: 'silent',
    sentence: 'fillet() with NaN and a filter works with 1 mm.',
    line: 4,
  },
  {
    mistake: 'a chamfer with a filter but no radius',
    code: `${head}${box}  return box.chamfer({ filter: new r.EdgeFinder().inDirection("Z") });\n}`,
    kind: 'silent',
    sentence: 'chamfer() with no radius and a filter works with 1 mm.',
    line: 4,
  },
  {
    mistake: 'a direction in a callback that is not of length 1',
    code: `${head}${box}  return box.fillet(1, (e) =>\n    e.inDirection([1, 1, 0]),\n  );\n}`,
    kind: 'silent',
    sentence: 'inDirection() got a vector of length 1.414, so it finds wrong elements or none.',
    line: 5,
    call: 'inDirection',
  },
  {
    mistake: 'a direction of a finder that is not of length 1',
    code: `${head}${box}  new r.FaceFinder().atAngleWith([0, 0, 2], 60).find(box);\n  return box;\n}`,
    kind: 'silent',
    sentence: 'atAngleWith() got a vector of length 2, so it finds wrong elements or none.',
    line: 4,
    call: 'atAngleWith',
  },
  {
    mistake: 'a finder that is used twice',
    code: `${head}${box}  const filter = new r.EdgeFinder().inDirection("Z");\n  box.clone().fillet({ radius: 1, filter });\n  return box.fillet({ radius: 1, filter });\n}`,
    kind: 'silent',
    sentence: 'fillet() got a finder that was used before: it finds everything now.',
    line: 6,
    call: 'fillet',
  },
  {
    mistake: 'a highlight that finds nothing',
    code: `${head}${box}  return { shape: box, highlightEdge: (e) => e.inPlane("XY", 99) };\n}`,
    kind: 'silent',
    sentence: 'The finder of highlightEdge found nothing.',
    line: 3,
  },
  {
    mistake: 'a pen that is returned',
    code: `${head}  return r.draw().hLine(10).vLine(10);\n}`,
    kind: 'silent',
    sentence: 'main returned a pen that was never closed.',
  },
  {
    mistake: 'a pen that is sketched',
    code: `${head}  const pen = r.draw().hLine(10).vLine(10);\n  return pen.sketchOnPlane("XY").extrude(5);\n}`,
    kind: 'silent',
    sentence: 'sketchOnPlane() was called on a pen that was never closed.',
    line: 4,
    call: 'sketchOnPlane',
  },
  {
    mistake: 'an open outline that is extruded',
    code: `${head}  const open = r.draw().hLine(10).vLine(10).done();\n  return open.sketchOnPlane("XY").extrude(5);\n}`,
    kind: 'silent',
    sentence: 'extrude() got an open outline, so its result encloses nothing.',
    line: 4,
    call: 'extrude',
  },
  {
    mistake: 'an open outline that is revolved',
    code: `${head}  const open = r.draw([5, 0]).hLine(10).vLine(10).done();\n  return open.sketchOnPlane("XZ").revolve();\n}`,
    kind: 'silent',
    sentence: 'revolve() got an open outline, so its result encloses nothing.',
    line: 4,
    call: 'revolve',
  },
  {
    mistake: 'a pen that cannot continue from nothing',
    code: `${head}  return r.draw().tangentArc(5, 5).close();\n}`,
    kind: 'js',
    sentence: 'There is no piece before this one to continue.',
    line: 3,
  },
  {
    mistake: 'a profile that crosses its axis',
    code: `${head}  const across = r.drawRectangle(10, 10);\n  return across.sketchOnPlane("XZ").revolve();\n}`,
    kind: 'kernel',
    sentence: 'revolve() failed: the profile crosses the axis it is turned around.',
    line: 4,
    call: 'revolve',
  },
  {
    mistake: 'a profile turned in its own plane',
    code: `${head}  const flat = r.drawRectangle(4, 4).translate(10, 0);\n  return flat.sketchOnPlane("XY").revolve();\n}`,
    kind: 'silent',
    sentence: 'x has no volume.',
    line: 4,
    call: 'revolve',
  },
  {
    mistake: 'an extrusion by 0',
    code: `${head}  const plate = r.drawRectangle(10, 10).sketchOnPlane("XY");\n  return plate.extrude(0);\n}`,
    kind: 'kernel',
    sentence: 'extrude() failed: the distance is 0.',
    line: 4,
    call: 'extrude',
  },
  {
    mistake: 'an outline that crosses itself',
    code: `${head}  const bow = r.draw().lineTo([10, 10]).lineTo([10, 0]).lineTo([0, 10]).close();\n  return bow.sketchOnPlane("XY").extrude(5);\n}`,
    kind: 'silent',
    sentence: 'x has no volume.',
    line: 4,
    call: 'extrude',
  },
  {
    mistake: 'a line of length 0',
    code: `${head}  const pen = r.draw().vLine(5);\n  return pen.hLine(0).close();\n}`,
    kind: 'kernel',
    sentence: 'hLine() failed: two of its points lie in the same place.',
    line: 4,
    call: 'hLine',
  },
  {
    mistake: 'a rectangle without sizes',
    code: `${head}  return r.drawRectangle();\n}`,
    kind: 'kernel',
    sentence: 'drawRectangle() failed: one of its numbers is missing or not a number.',
    line: 3,
    call: 'drawRectangle',
  },
  {
    mistake: 'a circle of radius 0',
    code: `${head}  return r.drawCircle(0).sketchOnPlane("XY").extrude(1);\n}`,
    kind: 'js',
    sentence: 'The outline has no length or a gap.',
    line: 3,
  },
  {
    mistake: 'a box with a side of 0',
    code: `${head}  return r.makeBaseBox(10, 0, 5);\n}`,
    kind: 'kernel',
    sentence: 'makeBaseBox() failed: there is no such shape.',
    line: 3,
    call: 'makeBaseBox',
  },
  {
    mistake: 'a cut that leaves nothing',
    code: `${head}${box}  return box.cut(r.makeBaseBox(20, 20, 20));\n}`,
    kind: 'silent',
    sentence: 'The result is empty.',
    line: 4,
    call: 'cut',
    section: 'everything-is-gone',
  },
  {
    mistake: 'a drawing cut to nothing, then sketched',
    code: `${head}  const rest = r.drawCircle(5).cut(r.drawCircle(9));\n  return rest.sketchOnPlane("XY").extrude(5);\n}`,
    kind: 'silent',
    sentence: 'The drawing is empty: an operation before this one left nothing of it.',
    line: 4,
  },
  {
    mistake: 'a cut with a tool beside the solid',
    code: `${head}${box}  return box\n    .cut(r.makeCylinder(2, 10, [20, 0, 0]));\n}`,
    kind: 'silent',
    sentence: 'cut() took nothing away.',
    line: 5,
    call: 'cut',
  },
  {
    mistake: 'a curve through 60 points of a wave',
    code: `${head}  const points = Array.from({ length: 60 }, (_, i) => [i, 10 * Math.sin(i / 3)]);\n  return r.drawPointsInterpolation(points);\n}`,
    kind: 'silent',
    sentence: 'drawPointsInterpolation() drew a curve that leaves its points.',
    line: 4,
    call: 'drawPointsInterpolation',
  },
  {
    mistake: 'a fillet of a corner beside a spline',
    code: `${head}  return r.draw().hLine(20).vLine(10)\n    .smoothSplineTo([0, 10], { startTangent: [-1, 1], endTangent: [-1, -1] }).close()\n    .fillet(1);\n}`,
    kind: 'js',
    sentence: 'The library cannot change a corner beside this curve.',
    line: 5,
  },
  {
    mistake: 'a sphere without a radius',
    code: `${head}  return r.makeSphere();\n}`,
    kind: 'js',
    sentence: 'makeSphere() needs a number as argument 1.',
    line: 3,
    call: 'makeSphere',
  },
  {
    mistake: 'a cylinder without a height',
    code: `${head}  return r.makeCylinder(2);\n}`,
    kind: 'js',
    sentence: 'makeCylinder() needs a number as argument 2.',
    line: 3,
    call: 'makeCylinder',
  },
  {
    mistake: 'a rotation without an angle',
    code: `${head}${box}  return box\n    .rotate();\n}`,
    kind: 'js',
    sentence: 'rotate() needs a number as argument 1.',
    line: 5,
    call: 'rotate',
  },
  {
    mistake: 'a cut with overlapping cylinders, which takes nothing away',
    code: `${head}  const block = r.makeBaseBox(40, 40, 40);\n  const drill = (x) => r.makeCylinder(5, 60, [x, 0, -5]);\n  return block\n    .cut(r.makeCompound([drill(0), drill(5)]));\n}`,
    kind: 'silent',
    sentence: 'cut() took nothing away.',
    hint: 'The tool does not reach the solid, or solids of the tool overlap: fuse them before you cut.',
    line: 6,
    call: 'cut',
  },
  {
    mistake: 'a cut with overlapping boxes, which leaves nothing',
    code: `${head}  const block = r.makeBaseBox(40, 40, 40);\n  const post = (x) => r.makeBaseBox(10, 10, 60).translate(x, 0, -5);\n  return block\n    .cut(r.makeCompound([post(0), post(5)]));\n}`,
    kind: 'silent',
    sentence: 'cut() left nothing, although the tool is smaller than the solid.',
    line: 6,
    call: 'cut',
  },
  {
    mistake: 'a fillet that breaks a solid which is cut later',
    code: `${head}${box}  const round = box.fillet(6);\n  return round.cut(r.makeCylinder(1, 30, [0, 0, -5]));\n}`,
    kind: 'kernel',
    sentence: 'The kernel cannot draw "x": it is broken.',
    hint: 'fillet() broke it: try a smaller value there.',
    line: 4,
    call: 'fillet',
    section: 'the-solid-is-broken',
  },
  {
    mistake: 'a ball that only touches a block',
    code: `${head}  const block = r.makeBaseBox(40, 30, 12);\n  return block.fuse(r.makeSphere(8).translateZ(20));\n}`,
    kind: 'kernel',
    sentence: 'The kernel cannot draw "x": it is broken.',
    line: 4,
    call: 'fuse',
    section: 'no-parameters-on-surface',
  },
  {
    mistake: 'a ball of radius 0',
    code: `${head}  return r.makeSphere(0);\n}`,
    kind: 'kernel',
    sentence: 'The kernel cannot draw "x": it is broken.',
    line: 3,
    call: 'makeSphere',
    section: 'standard-constructionerror',
  },
  {
    mistake: 'a compound of boxes that overlap',
    code: `${head}${box}  return r.makeCompound([box, box.clone()]);\n}`,
    kind: 'silent',
    sentence: 'x has more volume than its bounding box: parts of it overlap and count twice.',
    line: 4,
    call: 'makeCompound',
    section: 'a-drawing-overlaps',
  },
  {
    mistake: 'a STEP file of a point',
    code: `${head}  return r.importSTEP(r.makeVertex([0, 0, 0]).blobSTEP());\n}`,
    kind: 'silent',
    sentence: 'The result is empty.',
    line: 3,
    call: 'importSTEP',
    section: 'this-shape-has-not-type',
  },
  {
    mistake: 'a fillet that breaks a solid whose volume looks right',
    code: `${head}  const plate = r.makeBaseBox(30, 30, 10);\n  return plate.fillet(5.5);\n}`,
    kind: 'silent',
    sentence:
      'fillet() gave a broken solid: it has more volume than the bounding box of the solid before.',
    line: 4,
    call: 'fillet',
  },
  {
    mistake: 'a broken fillet inside a compound',
    code: `${head}${box}  const round = box.fillet(6);\n  return r.makeCompound([round, r.makeBaseBox(900, 900, 900)]);\n}`,
    kind: 'silent',
    sentence: 'fillet() gave a solid with a negative volume.',
    line: 4,
    call: 'fillet',
  },
  {
    mistake: 'a flat loft that is fused',
    code: `${head}${box}  const at = (size) => r.drawRectangle(size, size).sketchOnPlane("XY");\n  const flat = at(5).loftWith(at(8));\n  return box.fuse(flat);\n}`,
    kind: 'silent',
    sentence: 'loftWith() gave a solid that has no volume.',
    hint: 'Put the sketches on different planes.',
    line: 5,
    call: 'loftWith',
  },
  {
    mistake: 'a flat loft that is returned',
    code: `${head}  const at = (size) => r.drawCircle(size).sketchOnPlane("XZ");\n  return at(5).loftWith(at(8));\n}`,
    kind: 'silent',
    sentence: 'x has no volume.',
    line: 4,
    call: 'loftWith',
  },
  {
    mistake: 'a flat revolution that is fused',
    code: `${head}${box}  const flat = r.drawRectangle(4, 4).translate(10, 0).sketchOnPlane("XY").revolve();\n  return box.fuse(flat);\n}`,
    kind: 'silent',
    sentence: 'revolve() gave a solid that has no volume.',
    line: 4,
    call: 'revolve',
  },
  ...[
    'drawRoundedRectangle(10, 20, 5)',
    'drawRectangle(10, 20, 5)',
    'drawRoundedRectangle(6, 30, 3)',
    'drawRoundedRectangle(10, 10, 7)',
    'sketchRoundedRectangle(10, 20, 5)',
    'roundedRectangleBlueprint(10, 20, { rx: 8, ry: 5 })',
  ].map((call): BrokenModel => ({
    mistake: `corners as wide as the rectangle: ${call}`,
    code: `${head}  return r.${call};\n}`,
    kind: 'js',
    sentence: 'The corners of this rectangle take up its whole width.',
    line: 3,
  })),
  ...['fillet', 'chamfer'].map((call): BrokenModel => ({
    mistake: `a ${call} as wide as half of a square drawing`,
    code: `${head}  return r.drawRectangle(10, 10).${call}(5);\n}`,
    kind: 'js',
    sentence: 'The rounded corners take up the whole outline, or the radius is 0.',
    line: 3,
  })),
  ...['customCorner(2)', 'customCorner(2).close()'].map((calls): BrokenModel => ({
    mistake: `a corner before the first line: ${calls}`,
    code: `${head}  return r.draw().${calls};\n}`,
    kind: 'js',
    sentence: 'customCorner() has no line before it to round.',
    line: 3,
  })),
  {
    mistake: 'a tangent of a pen in space before its first line',
    code: `${head}  return new r.Sketcher("XY").tangentLine(4).close();\n}`,
    kind: 'js',
    sentence: 'There is no piece before this one to continue.',
    line: 3,
  },
  {
    mistake: 'a mirror of a closed outline',
    code: `${head}  return r.draw().hLine(10).vLine(10).lineTo([0, 0]).closeWithMirror();\n}`,
    kind: 'js',
    sentence: 'closeWithMirror() got an outline that is closed already.',
    line: 3,
  },
  {
    mistake: 'an arc of an ellipse with a radius of 0',
    code: `${head}  return r.draw().halfEllipseTo([10, 0], 0).close();\n}`,
    kind: 'js',
    sentence: 'An arc of an ellipse has a radius of 0.',
    line: 3,
  },
  ...[
    'fuse(r.drawCircle(5).translate(9.99, 0))',
    'cut(r.drawCircle(5).translate(0, 9.99))',
    'fuse(r.drawCircle(5).translate(10 * Math.cos(1), 10 * Math.sin(1)))',
  ].map((call): BrokenModel => ({
    mistake: `circles that nearly touch: ${call}`,
    code: `${head}  return r.drawCircle(5).${call};\n}`,
    kind: 'js',
    sentence: 'The library could not combine these two drawings.',
    line: 3,
  })),
  {
    mistake: 'a plane that does not exist',
    code: `${head}  return r.drawCircle(5).sketchOnPlane("ZZ").extrude(5);\n}`,
    kind: 'js',
    sentence: 'There is no plane of this name.',
    line: 3,
  },
  {
    mistake: 'text without a font',
    code: `${head}  return r.drawText("replicad", { fontFamily: "none" });\n}`,
    kind: 'js',
    sentence: 'No font is loaded.',
    line: 3,
  },
  {
    mistake: 'a mistake in the callback of a finder',
    code: `${head}${box}  return box.fillet(1, (e) =>\n    e.inPlan("XY"),\n  );\n}`,
    kind: 'js',
    sentence: 'There is no method inPlan() here.',
    line: 5,
  },
  ...wrongCalls.map(([statement, kind, sentence, hint]): BrokenModel => ({
    mistake: statement,
    code: `${head}${box}  return ${statement};\n}`,
    kind,
    sentence,
    ...(hint !== undefined && { hint }),
    line: 4,
  })),
  {
    mistake: 'a failure after an await',
    code: `import { makeBaseBox } from "replicad";\nexport default async function main() {\n  await null;\n  return makeBaseBox(10, 10, 10).fillet(5);\n}`,
    kind: 'kernel',
    sentence: 'fillet() failed: two rounded edges run into each other.',
    line: 4,
    call: 'fillet',
  },
  {
    mistake: 'a pen that is moved after its first line',
    code: `${head}  return r.draw([0, 0]).lineTo([5, 0]).movePointerTo([9, 9]);\n}`,
    kind: 'js',
    sentence: 'The pen can only be moved before its first line.',
    line: 3,
  },
  {
    mistake: 'an exception whose message contains "oom", as in "room"',
    code: `${head}  throw new Error("There is no room for the lid");\n}`,
    kind: 'js',
    sentence: 'There is no room for the lid.',
    line: 3,
  },
  {
    mistake: 'an exception that the code throws itself',
    code: `${head}  throw new Error("The lid is missing");\n}`,
    kind: 'js',
    sentence: 'The lid is missing.',
    line: 3,
  },
];

// Requirement 10.29.
describe('a broken model', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  it.each(brokenModels)(
    'is explained with the line of the mistake: $mistake',
    async ({ code, kind, sentence, hint, line, call, section }) => {
      const outcome = await runModel({ code, name: 'x', params: null }, kernel);
      const error = 'error' in outcome ? outcome.error : outcome.result.warnings[0];
      expect(error).toMatchObject({
        kind,
        sentence,
        ...(hint !== undefined && { hint }),
        ...(line !== undefined && { line }),
        ...(call !== undefined && { call }),
        ...(section !== undefined && { section }),
      });
    },
    60_000,
  );

  it('is drawn if the profile of a sweep is too deep, although a face has no direction', async () => {
    const path = 'r.draw().hLine(20).vLine(20).done().sketchOnPlane("XZ")';
    const profile = '(plane) => r.drawCircle(60).sketchOnPlane(plane)';
    const code = `${head}  return ${path}.sweepSketch(${profile}, { transitionMode: "round" });\n}`;
    const outcome = await runModel({ code, name: 'x', params: null }, kernel);
    expect(outcome).toMatchObject({ result: { facts: { kind: 'solid' } } });
  });

  it('does not affect models that run later', async () => {
    const code = `${head}${box}  return box.fillet(1);\n}`;
    const outcome = await runModel({ code, name: 'x', params: null, checkValidity: true }, kernel);
    expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(975.6, 0);
  });
});
