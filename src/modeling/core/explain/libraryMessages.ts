// cspell:ignore filletting getpath intersct shouldkeep -- words of the library, and anchors
import type { ErrorKind } from '../modelError';

/** The meaning of an error message of the library, with a hint for readers. */
interface Meaning {
  readonly words: RegExp;
  /** Matches the name of the failed call. If undefined, the meaning applies to any call. */
  readonly call?: RegExp;
  readonly kind?: ErrorKind;
  readonly sentence: string;
  readonly hint: string;
  readonly section?: string;
}

/**
 * Calls that fail at a corner with a radius: `customCorner` only stores the radius, and the next line or curve
 * rounds the corner.
 */
const roundsCorner =
  /^(fillet|chamfer|close(WithCustomCorner)?)$|(line|arc|ellipse|spline|curve)(To)?$/i;

/** Calls of the pen and of drawings that take a point. */
const takesPoint = /To$|^(mirror|stretch)$/;

const noSolid = {
  sentence: 'The operation gave no solid.',
  hint: 'Check that everything it got is a solid, or that the faces meet along their edges, and that sizes are above 0.',
};

export const usedUp = {
  sentence: 'This shape was used up by an earlier call.',
  hint: 'translate, rotate, mirror, scale, extrude and loftWith take the shape they are called on: keep one with clone() first.',
  section: 'this-object-has-been-deleted',
};

const meanings: readonly Meaning[] = [
  { words: /This object has been deleted|instance already deleted/, ...usedUp },
  {
    words: /Could not (fillet|chamfer), no edge was selected/,
    kind: 'silent',
    sentence: 'The finder found no edge.',
    hint: 'Check the plane, its sign and the height. For example, inPlane("XZ", 10) lies at y = -10. A radius that is a function must be above 0 for some edge.',
    section: 'no-edge-was-selected',
  },
  {
    words: /Could not find face for chamfer/,
    kind: 'silent',
    sentence: 'The finder found no face for the chamfer.',
    hint: 'selectedFace must keep exactly one face, beside the chamfered edge.',
    section: 'finder-has-not-found-a-unique-solution',
  },
  {
    words: /Finder has not found a unique solution/,
    kind: 'silent',
    sentence: 'The finder did not find exactly one element.',
    hint: 'Look at what it finds without { unique: true }: none, or several?',
    section: 'finder-has-not-found-a-unique-solution',
  },
  {
    words: /Trying to sketch an empty drawing|Unknown shape type for serialization/,
    kind: 'silent',
    sentence: 'The drawing is empty: an operation before this one left nothing of it.',
    hint: 'Look at the cut or intersection that made it.',
    section: 'trying-to-sketch-an-empty-drawing',
  },
  {
    words: /Failed to build the wire, disconnected wire/,
    sentence: 'The outline has no length or a gap.',
    hint: 'Look for a number that is 0, missing or a text, and for a piece that does not start where the one before it ended.',
    section: 'disconnected-wire',
  },
  {
    words: /Failed to build the face/,
    sentence: 'The outline does not lie in one plane, or it encloses nothing.',
    hint: 'Look for a single line, a size of 0, a text in place of a number, or a point beside the plane.',
    section: 'wire-might-be-non-planar',
  },
  {
    words: /You need a previous curve/,
    call: /rectangle/i,
    sentence: 'The corners of this rectangle take up its whole width.',
    hint: 'Make the radius less than half of the width. For an upright slot, swap width and height and turn the result by 90°; for a square, draw a circle.',
    section: 'a-rounded-drawing-is-broken',
  },
  {
    words: /You need a curve defined to fillet/,
    sentence: 'customCorner() has no line before it to round.',
    hint: 'Draw a line or an arc first, then the corner, then the next line.',
    section: 'you-need-a-previous-curve',
  },
  {
    words: /You need a previous (curve|edge)|reading 'endPoint'/i,
    sentence: 'There is no piece before this one to continue.',
    hint: 'Draw a line or an arc first: a tangent continues the piece before it.',
    section: 'you-need-a-previous-curve',
  },
  {
    words: /reading 'firstPoint'/,
    call: roundsCorner,
    sentence: 'A corner has no room for this radius, or the radius is 0 or tiny.',
    hint: 'Make the radius more than 0 and smaller. At right angles, stay below half of the shortest side.',
    section: 'a-rounded-drawing-is-broken',
  },
  {
    words:
      /No lines to convert into a wire|empty wire|Bug in the blueprint (corner|filletting) algo|reading '(firstPoint|lastParameter)'/,
    kind: 'silent',
    sentence: 'The pen drew nothing.',
    hint: 'Add a line or an arc before ending the outline, and look for a size of 0.',
    section: 'no-lines-to-convert',
  },
  {
    words: /Not enough curves to close and fillet/,
    sentence: 'There is no corner to round at the end of this outline.',
    hint: 'Draw at least two lines or arcs first.',
  },
  {
    words: /Could not generate a law function/,
    sentence: 'The extrusion profile has no known kind.',
    hint: 'Add profile: "linear" or profile: "s-curve" to it.',
  },
  {
    words: /Bug in the offset algorithm/,
    sentence: 'The library could not offset this outline.',
    hint: 'Close the outline first. One that consists of a single line or curve cannot be offset.',
  },
  {
    words: /Intersections failed between curves|Failed to find parameter/,
    call: /^offset$/,
    sentence: 'The library could not offset this outline by this distance.',
    hint: 'Draw the outline with lines and arcs, or try another distance.',
  },
  {
    words: /start point can not be same as end point/,
    sentence: 'An arc ends where it starts.',
    hint: 'Look for a radius that is 0 or missing, and for an end that is also the start.',
  },
  {
    words: /reading '0'|Invalid array length/,
    call: /^(drawPolysides|sketchPolysides)$/,
    sentence: 'A polygon needs at least 3 sides.',
    hint: 'Give the radius first, then the number of sides, without a fraction.',
  },
  {
    words: /You need at least 3 points to make a polygon/,
    sentence: 'makePolygon() needs at least 3 points.',
    hint: 'Put all corners into one list: makePolygon([[0, 0, 0], [10, 0, 0], [0, 10, 0]]).',
  },
  {
    words: /reading '(\$\$|wrapped|innerShape|curves)'|intersct 2D algorithm/,
    call: /^(fuse|cut|intersect)$/,
    sentence: 'There is nothing to combine with, or something of another kind.',
    hint: 'Combine a solid with a solid, or a drawing with a drawing: one at a time, not a list.',
  },
  {
    words: /reading 'ruled'/,
    call: /^loftWith$/,
    sentence: 'loftWith() of an outline with holes needs a second argument.',
    hint: 'Give it an object, which may be empty: loftWith(other, {}).',
    section: 'loftwith-is-not-a-function',
  },
  {
    words: /reading 'wire'/,
    call: /^sweepSketch$/,
    sentence: 'The function of sweepSketch() returned nothing.',
    hint: 'Return the sketch: (plane) => profile.sketchOnPlane(plane).',
  },
  {
    words: /reading '(wrapped|length)'/,
    call: /^(loftWith|sweepSketch)$/,
    sentence: 'One of the drawings is not sketched, or has a hole or several pieces.',
    hint: 'Sketch it, or loft or sweep one outline at a time, then cut or fuse the solids.',
    section: 'loftwith-is-not-a-function',
  },
  {
    words: /(shouldKeep|\.find) is not a function/,
    call: /^(fillet|chamfer|shell)$/,
    sentence: 'The filter of the object form must be a finder.',
    hint: 'Write a finder instead of a function: new EdgeFinder() for edges, new FaceFinder() for shell().',
    section: 'shouldkeep-is-not-a-function',
  },
  {
    words: /reading 'shouldKeep'/,
    call: /^(fillet|chamfer)$/,
    sentence: 'The filter is missing or returned no finder, or the radius is no number.',
    hint: 'Give a number, then a function that returns its finder: (e) => e.inDirection("Z").',
  },
  {
    // The bundle of the site renames the library's local variables.
    words: /^[\w$]+ is not a function/,
    call: /^(fillet|chamfer)$/,
    sentence: 'The filter is not a function.',
    hint: 'Write a function that gets a finder and returns it: (e) => e.inDirection("Z").',
  },
  {
    words: /reading '(filter|thickness)'/,
    call: /^(fillet|chamfer|shell)$/,
    sentence: 'The first argument is missing.',
    hint: 'Give a size in millimetres first.',
    section: 'a-value-it-cannot-use',
  },
  {
    words: /reading 'find'/,
    call: /^shell$/,
    sentence: 'The filter returned no finder, or the thickness is no number.',
    hint: 'Give a number, then a function that returns its finder: (f) => f.inPlane("XY", 10).',
  },
  {
    words: /(\d|NaN) is not iterable/,
    sentence: 'A number was given where a point belongs.',
    hint: 'Put the coordinates of a point into one list: [x, y].',
  },
  {
    words: /is not iterable|^undefined is not a function|reading '0'/,
    call: takesPoint,
    sentence: 'A point is missing, or it is not a list.',
    hint: 'Put the coordinates of a point into one list: [x, y].',
  },
  {
    words: /You can only move the pointer if there is no (curve|edge) defined/,
    sentence: 'The pen can only be moved before its first line.',
    hint: 'Start a second drawing and fuse or cut the two.',
    section: 'you-can-only-move-the-pointer',
  },
  {
    words: /Cannot close with a mirror when the sketch is already closed/,
    sentence: 'closeWithMirror() got an outline that is closed already.',
    hint: 'End the outline elsewhere than at its start, or use close().',
  },
  {
    // Spelled as in the library's message.
    words: /numItems value: 0/,
    sentence:
      'The shape has no hidden lines in this view, and without them the library cannot draw it.',
    hint: 'Look from another direction, or draw the shape together with a second solid.',
  },
  {
    words: /rx and ry can not be 0/,
    sentence: 'An arc of an ellipse has a radius of 0.',
    hint: 'Give both radii a size above 0.',
  },
  {
    words:
      /Bug in (the )?(intersection|generic|blueprint fusing)|Point \(.*\) not on curve|Failed to rotate to segment start/,
    call: /^(fuse|cut|intersect)$/,
    sentence: 'The library could not combine these two drawings.',
    hint: 'Their outlines touch, or cross at a small angle: leave a gap of 0.1 mm, let them cross further, or extrude both and combine the solids.',
    section: 'two-outlines-touch',
  },
  {
    words: /Point \(.*\) not on curve/,
    call: roundsCorner,
    sentence: 'fillet(), chamfer() or customCorner() cannot change a corner beside this curve.',
    hint: 'Leave this corner out, try another size, or extrude first and change the edges of the solid.',
  },
  {
    words: /reading 'getPath'/,
    sentence: 'No font is loaded.',
    hint: 'Leave fontFamily out, or load the font first with await loadFont().',
    section: 'reading-getpath',
  },
  {
    words: /Could not find plane/,
    sentence: 'There is no plane of this name.',
    hint: 'Use XY, YZ, ZX, XZ, YX, ZY, or front, back, left, right, top, bottom.',
    section: 'could-not-find-plane',
  },
  {
    words: /This drawing is not a blueprint/,
    sentence: 'The drawing is not one outline: it has a hole or several pieces, or it is empty.',
    hint: 'Use the drawing itself rather than its blueprint. If it is empty, look at the cut or intersection that made it.',
    section: 'this-drawing-is-not-a-blueprint',
  },
  {
    words: /minor radius must be smaller/,
    sentence: 'The first radius of this ellipse must be the larger one.',
    hint: 'Swap the two radii, or use drawEllipse, which takes them in either order.',
    section: 'minor-radius',
  },
  {
    words: /Only 'svg' is supported/,
    sentence: 'approximate() knows the target "svg" only.',
    hint: 'Write approximate("svg").',
    section: 'only-svg-is-supported',
  },
  {
    words: /Failed to load STEP file|has not type, it is null/,
    call: /^importSTEP$/,
    sentence: 'The file holds no solid or surface.',
    hint: 'It may be empty or cut off. It may be an assembly whose parts are in other files: load those. Or it is no STEP file: one begins with "ISO-10303-21;".',
    section: 'this-shape-has-not-type',
  },
  {
    words: /has not type, it is null/,
    call: /^deserializeShape$/,
    sentence: 'The text holds no shape.',
    hint: 'deserializeShape reads what serialize() wrote, and no other format.',
  },
  {
    words: /has not type, it is null/,
    sentence: 'The operation gave nothing.',
    hint: 'Look at the shapes it got: one is empty, or there is nothing to make of them.',
    section: 'as-a-3d-shape',
  },
  {
    words: /Failed to load STL file/,
    sentence: 'The file holds no triangles.',
    hint: 'It may be empty, cut off, or no STL file: text begins with "solid", a binary file has 84 bytes and 50 more for each triangle.',
    section: 'this-shape-has-not-type',
  },
  {
    words: /arrayBuffer/,
    call: /^(importSTEP|importSTL)$/,
    sentence: 'Only a Blob can be imported.',
    hint: 'Put text or bytes into one: new Blob([text]).',
  },
  {
    words: /planar and cylidrical faces/,
    sentence: 'A drawing keeps its size only on flat and cylindrical faces.',
    hint: 'Give sketchOnFace the scale mode "bounds" or "native".',
    section: 'planar-and-cylindrical',
  },
  {
    words: /Cylinder is not a function/,
    call: /^(sketchOnFace|punchHole|subFace)$/,
    sentence:
      'A drawing keeps its size only on flat and cylindrical faces. This one may be the wall of a loft or a sweep, or part of a wall that was cut.',
    hint: 'Extrude or revolve the cylinder, or give sketchOnFace the scale mode "bounds" or "native".',
    section: 'planar-and-cylindrical',
  },
  {
    words: /Could not offset with a wire/,
    call: /^sketchFaceOffset$/,
    sentence: 'sketchFaceOffset() left no outline, or several.',
    hint: 'Move the outline inward by less than half of the width, and not by 0.',
  },
  { words: /Could not (\w+) (as|to) a 3d shape/, ...noSolid, section: 'as-a-3d-shape' },
  {
    words: /Could not (make a solid of|sweep with one|offset with a)|instance of TopoDS_Shell/,
    ...noSolid,
  },
  {
    words: /(assign|assignment) to (const|read ?only)/i,
    sentence: 'The code assigns to something that cannot change.',
    hint: 'Declare a variable that changes with let instead of const.',
  },
  {
    words: /class constructor.*\bnew\b/i,
    sentence: 'This is a class: it needs the word new.',
    hint: 'Write new before its name.',
  },
  {
    words: /has no accessible constructor/,
    sentence: 'The constructors of this class of the kernel have numbers.',
    hint: 'Add one to the name, as in new oc.gp_Pnt_3(x, y, z): each takes other arguments.',
  },
];

/** Returns the meaning of an error message that `call` threw; undefined if the message needs no explanation. */
export function meaningOf(message: string, call: string | undefined): Meaning | undefined {
  return meanings.find(
    (one) => one.words.test(message) && (!one.call || (call !== undefined && one.call.test(call))),
  );
}
