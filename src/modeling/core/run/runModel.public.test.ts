// cspell:ignore BRepFill Cirle Drawin ENDSEC Solidd
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import { runModel, type RunOutcome } from './runModel';

/** Programs that other people have published, reduced to the smallest code that fails in the same way. */
describe('a published program', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  const run = (code: string): Promise<RunOutcome> =>
    runModel({ code, name: 'x', params: null }, kernel);

  const main = (body: string): Promise<RunOutcome> =>
    run(
      `import * as r from "replicad";\nexport default async function main() {\n  ${body.trim()}\n}`,
    );

  describe('importing a file', () => {
    const wrap = (data: string): string =>
      `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','2026-01-01T00:00:00',(''),(''),'','','');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`;
    const open = (text: string): Promise<RunOutcome> =>
      main(`return r.importSTEP(new Blob([${JSON.stringify(text)}]));`);

    // Requirement 10.81.
    it.each([
      ['only a point', wrap("#1=CARTESIAN_POINT('',(0.,0.,0.));")],
      ['nothing', wrap('')],
      ['a part whose geometry is in another file', wrap(partElsewhere)],
      ['a web page', '<!doctype html><title>Not found</title>'],
    ])('gets an explanation of the possible causes if the file contains %s', async (_, text) => {
      const { sentence, hint } = errorOf(await open(text));
      expect(sentence).toBe('The file holds no solid or surface.');
      expect(hint).toContain('empty or cut off');
      expect(hint).toContain('parts are in other files');
      expect(hint).toContain('ISO-10303-21;');
    });

    it('draws the curves in the file', async () => {
      const line = await kernel.replicad.makeLine([0, 0, 0], [1, 2, 3]).blobSTEP().text();
      expect(await open(line)).toMatchObject({ result: { facts: { edges: 1 } } });
    });

    it('gets a warning about overlapping solids that names the line of the `importSTEP` call', async () => {
      const code = `const box = r.makeBaseBox(9, 9, 9);
  const inside = r.makeCompound([box, box.clone()]);
  return r.importSTEP(inside.blobSTEP());`;
      expect(warningsOf(await main(code))[0]).toMatchObject({ call: 'importSTEP', line: 5 });
    });

    it('gets an explanation that the argument must be a Blob', async () => {
      expect(errorOf(await main('return r.importSTEP("ISO-10303-21;");')).hint).toContain(
        'new Blob([text])',
      );
      expect(errorOf(await main('return r.importSTL(undefined);')).sentence).toContain('a Blob');
    });

    it('gets an explanation of an empty STL file', async () => {
      const outcome = await main('return r.importSTL(new Blob([""]));');
      expect(errorOf(outcome).sentence).toBe('The file holds no triangles.');
    });

    it('can import a file that it decodes from base64', async () => {
      const step = await kernel.replicad.makeBaseBox(10, 10, 10).blobSTEP().text();
      const outcome = await main(
        `return r.importSTEP(new Blob([atob("${Buffer.from(step).toString('base64')}")]));`,
      );
      expect(factsOf(outcome).volume).toBeCloseTo(1000);
    });

    it.each(['INCH', 'M', 'MM', 'CM'] as const)('converts %s to millimetres', async (unit) => {
      const { exportSTEP, makeBaseBox } = kernel.replicad;
      const cube = { shape: makeBaseBox(1000, 1000, 1000) };
      const step = await exportSTEP([cube], { modelUnit: 'MM', unit }).text();
      // Resets the unit, which the next exports of this kernel would use.
      exportSTEP([cube], { modelUnit: 'MM', unit: 'MM' });
      const { box } = factsOf(await open(step));
      expect(box.max.map((x, axis) => x - (box.min[axis] ?? 0))).toEqual(
        [1000, 1000, 1000].map((x) => expect.closeTo(x, 1) as number),
      );
    });
  });

  it('shows the original message of an error that it throws', async () => {
    const outcome = await main('throw new Error("Could not read the table");');
    expect(errorOf(outcome).sentence).toBe('Could not read the table.');
  });

  describe('combining drawings', () => {
    const holes = 'r.drawCircle(1).translate(-5, 0).fuse(r.drawCircle(2).translate(4, 0))';
    /** Area of a circle with a radius of 9 mm, minus the same circle moved by 5 mm. */
    const lune = Math.PI * 81 - (162 * Math.acos(5 / 18) - 2.5 * Math.sqrt(324 - 25));
    const plate =
      'r.drawRectangle(20, 10).cut(r.drawCircle(1).translate(-5, 0)).cut(r.drawCircle(2).translate(4, 0))';

    // Requirement 10.77.
    it.each([
      {
        what: 'cuts with a tool of several pieces',
        code: `return r.drawRectangle(20, 10)\n    .cut(${holes}).sketchOnPlane("XY").extrude(1);`,
        sentence: 'cut() made the drawing larger, so its outlines overlap.',
      },
      {
        what: 'cuts with two tools that miss it',
        code: `return r.drawCircle(1)\n    .cut(${holes});`,
        sentence: 'cut() made the drawing larger, so its outlines overlap.',
      },
      {
        what: 'cuts a plate with holes',
        code: `return ${plate}\n    .cut(r.drawCircle(1).translate(-8, 0).fuse(r.drawCircle(1).translate(8, 0)));`,
        sentence: 'cut() made the drawing larger, so its outlines overlap.',
      },
      {
        what: 'intersects a plate of two holes with a larger one',
        code: `return ${plate}\n    .intersect(r.drawRectangle(30, 30));`,
        sentence:
          'intersect() made more than one of the two drawings, so it is not what they share.',
      },
      {
        what: 'intersects a larger plate with one of two holes',
        code: `return r.drawRectangle(30, 30)\n    .intersect(${plate});`,
        sentence:
          'intersect() made more than one of the two drawings, so it is not what they share.',
      },
      {
        what: 'cuts with a piece that covers all and one that misses',
        code: `return r.drawCircle(1)\n    .cut(r.drawCircle(3).fuse(r.drawCircle(1).translate(20, 0)));`,
        sentence: 'cut() took nothing away.',
      },
      {
        what: 'cuts outlines with cut2D',
        code: `return r.cut2D(r.drawRectangle(20, 10).innerShape,\n    (${holes}).innerShape);`,
        sentence: 'cut2D() made the drawing larger, so its outlines overlap.',
        line: 3,
      },
    ])('gets a warning with the line if it $what', async ({ code, sentence, line = 4 }) => {
      expect(warningsOf(await main(code))[0]).toMatchObject({ kind: 'silent', sentence, line });
    });

    it.each([
      ['r.drawRectangle(20, 20)', 1.5, 1.6],
      ['r.drawRectangle(20, 20)', 5, 3],
      ['r.drawRectangle(200, 100)', 1.5, 1.6],
      ['r.drawRoundedRectangle(100, 200, 5)', 1.5, 1.6],
      ['r.drawCircle(100)', 1.5, 1.6],
    ])(
      'gets a warning if a concentric hole becomes a second piece: %s, radii %s and %s',
      async (plate, first, second) => {
        const outcome = await main(
          `return ${plate}.cut(r.drawCircle(${first}))\n    .cut(r.drawCircle(${second}));`,
        );
        expect(warningsOf(outcome)[0]).toMatchObject({
          sentence: 'cut() made the drawing larger, so its outlines overlap.',
          line: 4,
        });
      },
    );

    it('gets a warning if a concentric hole of the same size removes nothing', async () => {
      const outcome = await main(
        'return r.drawRectangle(20, 20).cut(r.drawCircle(5))\n    .cut(r.drawCircle(5));',
      );
      expect(warningsOf(outcome)[0]).toMatchObject({ sentence: 'cut() took nothing away.' });
    });

    it.each([
      'box.intersect(hole).boundingBox.width; return box;',
      'r.measureVolume(box.intersect(hole)); return box;',
      'return [box, { shape: box.cut(hole).translate(30, 0, 0), name: "Cut" }];',
      'return r.compoundShapes([box, box.cut(hole).translate(30, 0, 0)]);',
      'return [box, [[[{ shape: [box.cut(hole)] }]]]];',
      'const spare = box.cut(hole); return r.makeSphere(3);',
    ])('gets no warning about an unused result: %s', async (code) => {
      const outcome = await main(
        `const [box, hole] = [r.makeBaseBox(20, 20, 10), r.makeCylinder(2, 10)];\n  ${code}`,
      );
      expect(warningsOf(outcome)).toEqual([]);
    });

    it('gets a warning for a solid that is larger than its bounding box', async () => {
      const outcome = await main(
        `return r.drawRectangle(20, 10).cut(${holes}).sketchOnPlane("XY").extrude(1);`,
      );
      expect(factsOf(outcome).volume).toBeCloseTo(384.29, 1);
      expect(warningsOf(outcome)[1]?.sentence).toContain('has more volume than its bounding box');
    });

    it.each([
      ['holes cut one at a time', plate, 200 - 5 * Math.PI],
      ['separate pieces', holes, 5 * Math.PI],
      ['side by side', 'r.drawRectangle(9, 9).fuse(r.drawRectangle(9, 9).translate(9, 0))', 162],
      ['the same twice', 'r.drawRectangle(9, 9).fuse(r.drawRectangle(9, 9))', 81],
      ['overlapping', 'r.drawRectangle(9, 9).fuse(r.drawRectangle(9, 9).translate(3, 0))', 108],
      ['an intersection', 'r.drawRectangle(9, 9).intersect(r.drawRectangle(5, 20))', 45],
      ['arcs', 'r.drawCircle(9).cut(r.drawCircle(9).translate(5, 0))', lune],
      ['a tiny hole in a large disc', 'r.drawCircle(100).cut(r.drawCircle(1))', 9999 * Math.PI],
    ])('has the right area and no warning: %s', async (_, code, area) => {
      const outcome = await main(`return ${code};`);
      expect(warningsOf(outcome)).toEqual([]);
      expect(factsOf(outcome).area).toBeCloseTo(area, 1);
    });
  });

  it.each([
    'r.makeBaseBox(30, 30, 10).fillet(4.9)',
    'r.makeBaseBox(10, 30, 30).chamfer(2)',
    'r.makeBaseBox(9, 9, 2).fuse(r.makeBaseBox(3, 3, 9)).fillet(0.9)',
    'r.drawRectangle(5, 5).sketchOnPlane("XY").loftWith(r.drawCircle(9).sketchOnPlane("XY", 0.1))',
    'r.drawRectangle(5, 5).translate(9, 0).sketchOnPlane("XZ").revolve()',
    'r.sketchHelix(12, 72, 20).sweepSketch((plane, origin) => r.sketchCircle(1.2, { plane, origin }), { frenet: true })',
  ])('gets no warning for a valid solid: %s', async (code) => {
    expect(warningsOf(await main(`return r.makeCompound([${code}]);`))).toEqual([]);
  });

  it('gets a warning for bodies inside each other, whose volume counts twice', async () => {
    const outcome = await main(
      'return r.makeCompound([r.makeBaseBox(9, 9, 9), r.makeBaseBox(8, 8, 8)]);',
    );
    expect(warningsOf(outcome)[0]?.sentence).toBe(
      'x has more volume than its bounding box: parts of it overlap and count twice.',
    );
  });

  describe('using a name that models lack', () => {
    // Requirement 10.78.
    it.each([
      ['XMLHttpRequest', 'Models here have no network'],
      ['localStorage', 'Models here have no storage and no files'],
      ['document', 'Models here run in a worker, without a page'],
      ['window', 'Models here run in a worker, without a page'],
      ['oc', 'There is no variable for the kernel here'],
      ['$', 'This debugging aid exists only in the workbench'],
    ])('gets an explanation of %s', async (name, words) => {
      const { sentence, hint } = errorOf(await main(`return ${name}.x;`));
      expect(sentence).toContain(`${name} is not defined. ${words}`);
      expect(hint).toBeTruthy();
    });

    it('gets an explanation of a missing property of the global object', async () => {
      const { sentence } = errorOf(await main('return globalThis.alert("x");'));
      expect(sentence).toBe(
        'There is no alert() here. Models here run in a worker, without a page.',
      );
    });
  });

  it.each([
    ['reads a property', '{ return replicad.makeBox; }', 'makeBox'],
    ['unpacks it', '{ const { drawCircle } = replicad; return drawCircle(1); }', 'drawCircle'],
  ])(
    'gets a hint if its default export treats its parameters as the library: %s',
    async (_, body, name) => {
      const code = `export default async function build(replicad) ${body}`.replace(
        'return replicad.makeBox',
        'return replicad.makeBox()',
      );
      const { hint } = errorOf(await run(code));
      expect(hint).toBe(
        `A default export gets the parameters, not the library. Import what you need: import { ${name} } from "replicad".`,
      );
      const withParams = `export const defaultParams = { size: 1 };\n${code}`;
      expect(errorOf(await run(withParams)).hint).toBe(hint);
    },
  );

  // Requirement 10.79.
  it('gets no warning if it tests whether the library has a function', async () => {
    const test = 'r.fuseEverything ? r.fuseEverything() : r.makeBaseBox(1, 1, 1)';
    expect(warningsOf(await main(`return ${test};`))).toEqual([]);
    const workbench = `const main = ({ fuseEverything, makeBaseBox }) => fuseEverything ? fuseEverything() : makeBaseBox(1, 1, 1);`;
    expect(warningsOf(await run(workbench))).toEqual([]);
  });

  it.each([
    ['a misspelt name', 'return r.drawCirle(1);', 'replicad has no "drawCirle".', 'drawCircle'],
    ['a class that does not exist', 'return new r.Solidd();', 'replicad has no "Solidd".', 'Solid'],
    [
      'a property of a missing name',
      'return r.Drawin.make();',
      'replicad has no "Drawin".',
      'Drawing',
    ],
    [
      'a class that the kernel lacks',
      'return r.getOC().BRepFill.Shell(1);',
      'The kernel of this site has no "BRepFill".',
      '',
    ],
    [
      'a constructor that the kernel lacks',
      'const oc = r.getOC();\n  return new oc.BRepPrimAPI_MakeBox_99(1);',
      'The kernel of this site has no "BRepPrimAPI_MakeBox_99".',
      'BRepPrimAPI_MakeBox',
    ],
  ])('gets an explanation of %s', async (_, code, sentence, hint) => {
    const error = errorOf(await main(code));
    expect(error.sentence).toBe(sentence);
    expect(error.hint).toContain(hint);
    expect(error.line).toBe(code.includes('\n') ? 4 : 3);
  });

  it('gets a hint for a kernel class whose name lacks its number', async () => {
    const { hint } = errorOf(await main('return new (r.getOC().gp_Pnt)(1, 2, 3);'));
    expect(hint).toContain('gp_Pnt_3');
  });

  // Requirement 10.80.
  it.each([
    ['highlight: new r.FaceFinder()', '"highlight" is not known', 'highlightFace or highlightEdge'],
    ['highlightFace: new r.FaceFinder()', 'highlightFace is not a function', '(f) =>'],
    ['colour: "red"', '"colour" is not known', 'color'],
    ['color: 0xff0000', 'color is not a text', '#5b93ad'],
    ['opacity: "0.5"', 'opacity is not a number', 'from 0 to 1'],
    ['strokeType: "dashed"', 'strokeType is not', '"dashes"'],
    ['material: "steel"', '"material" is not known', 'A part may have'],
  ])('gets a warning for %s', async (field, words, hint) => {
    for (const shape of ['r.makeBaseBox(1, 1, 1)', 'r.drawCircle(1)']) {
      const warnings = warningsOf(await main(`return { shape: ${shape}, ${field} };`));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]?.sentence).toContain(words);
      expect(warnings[0]?.hint).toContain(hint);
    }
  });

  it('gets one warning for an unknown field of several parts', async () => {
    const part = 'r.makeBaseBox(1, 1, 1)';
    const code = `return { shape: [${part}, ${part}], layer: 1, name: undefined };`;
    expect(warningsOf(await main(code))).toHaveLength(1);
  });

  it('can export several solids to one STL file', async () => {
    const { makeBaseBox, makeCompound } = kernel.replicad;
    const parts = [makeBaseBox(9, 9, 9), makeBaseBox(9, 9, 9).translate(20, 0, 0)];
    const config = { tolerance: 0.1, angularTolerance: 30, binary: true };
    const bytes = await makeCompound(parts).blobSTL(config).arrayBuffer();
    expect(new DataView(bytes).getUint32(80, true)).toBe(24);
  });
});

/** A STEP assembly whose part is in another file, which is missing. */
const partElsewhere = [
  "#1=APPLICATION_CONTEXT('automotive design');",
  "#2=PRODUCT_CONTEXT('',#1,'mechanical');",
  "#3=PRODUCT('Bolt','Bolt','',(#2));",
  "#4=PRODUCT_DEFINITION_FORMATION('','',#3);",
  "#5=PRODUCT_DEFINITION_CONTEXT('part definition',#1,'design');",
  "#6=PRODUCT_DEFINITION('design','',#4,#5);",
  "#7=PRODUCT_DEFINITION_SHAPE('','',#6);",
  "#8=DOCUMENT_FILE('bolt.stp','','',#9,'','');",
  "#9=DOCUMENT_TYPE('geometry');",
  "#10=APPLIED_DOCUMENT_REFERENCE(#8,'',(#6));",
].join('\n');

function errorOf(outcome: RunOutcome) {
  if ('error' in outcome) return outcome.error;
  throw new Error('The program ran.');
}

function warningsOf(outcome: RunOutcome) {
  return resultOf(outcome).warnings;
}

function factsOf(outcome: RunOutcome) {
  return resultOf(outcome).facts;
}

function resultOf(outcome: RunOutcome) {
  if ('result' in outcome) return outcome.result;
  throw new Error(outcome.error.sentence);
}
