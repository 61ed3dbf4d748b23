import { expect, describe, it } from 'vitest';
import { nameLinks } from './nameLinks';

/** Returns the links in `code` with their URLs, in order. */
function linked(code: string, language = 'js'): readonly string[] {
  const [links = []] = nameLinks([{ code, language }]);
  return links.map(({ start, length, to }) => `${code.slice(start, start + length)} ${to}`);
}

// Requirement 10.70.
describe('the library names in code', () => {
  it('link to their pages, and members to the class of their object', () => {
    const code = [
      'import { draw, makeBaseBox } from "replicad";',
      'export default function main() {',
      '  const plate = draw().hLine(9).close().sketchOnPlane("XY").extrude(2);',
      '  return plate.cut(makeBaseBox(1, 1, 1)).fillet(1, (edge) => edge.inPlane("XY"));',
      '}',
    ].join('\n');
    expect(linked(code)).toEqual([
      'draw /functions/draw',
      'makeBaseBox /functions/makeBaseBox',
      'draw /functions/draw',
      'hLine /classes/BaseSketcher2d#hline',
      'close /classes/DrawingPen#close',
      'sketchOnPlane /classes/Drawing#sketchonplane',
      'extrude /classes/Sketch#extrude',
      'cut /classes/3DShape#cut',
      'makeBaseBox /functions/makeBaseBox',
      'fillet /classes/3DShape#fillet',
      'inPlane /classes/EdgeFinder#inplane',
    ]);
  });

  it('link at each use, including imports and aliases', () => {
    const code = 'import { draw as pen } from "replicad";\npen().close();\npen();';
    expect(linked(code, 'ts')).toEqual([
      'draw /functions/draw',
      'pen /functions/draw',
      'pen /functions/draw',
      'close /classes/DrawingPen#close',
      'pen /functions/draw',
    ]);
    expect(linked('import * as cad from "replicad";\ncad.draw();')).toEqual([
      'draw /functions/draw',
    ]);
  });

  it('link without an import in a fragment', () => {
    expect(linked('const cup = makeCylinder(2, 3).shell(1, (f) => f.inPlane("XY", 3));')).toEqual([
      'makeCylinder /functions/makeCylinder',
      'shell /classes/3DShape#shell',
      'inPlane /classes/FaceFinder#inplane',
    ]);
  });

  it('do not link if they mean something else or their type is unknown', () => {
    const code = 'const draw = () => [1];\ndraw().map((x) => x);';
    expect(linked(code)).toEqual([]);
    expect(linked('const a = something(); a.fillet(1); ({ fillet: 2 });')).toEqual([]);
    expect(linked('// draw()\nconst text = "draw()";')).toEqual([]);
    expect(linked('import { translate } from "@jscad/modeling";\ntranslate([1, 2, 3]);')).toEqual(
      [],
    );
  });

  it('are not linked if their object is declared in another block', () => {
    const blocks = [
      { code: 'const plate = draw().close();', language: 'js' },
      { code: 'plate.cut(plate);', language: 'js' },
    ];
    expect(nameLinks(blocks)[1]).toEqual([]);
  });

  it('do not link in other languages', () => {
    expect(linked('draw()', 'python')).toEqual([]);
  });
});
