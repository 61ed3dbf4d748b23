import { beforeAll, describe, expect, it } from 'vitest';
import { readTypeFiles } from '../../../plugins/docusaurus/type-help/readTypeFiles';
import { createTypeService, type TypeService } from './typeService';

const good = `import { drawCircle, drawRoundedRectangle } from "replicad";

/** @param {{ width: number }} params */
export default function main({ width }) {
  return drawRoundedRectangle(width, 20).cut(drawCircle(5)).sketchOnPlane("XY").extrude(10).fillet(1);
}
`;

describe('type help', () => {
  let service: TypeService;
  beforeAll(async () => {
    service = createTypeService(await readTypeFiles(process.cwd()));
  }, 60_000);

  it('reports no problem in a valid model with a long chain of calls', () => {
    expect(service.problems(good)).toEqual([]);
  });

  // Requirement 10.22.
  it('reports the line of a misspelt method and suggests the right name', () => {
    const [problem, ...others] = service.problems(good.replace('.extrude(', '.extrudes('));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 5, column: 81, length: 8, isWarning: true });
    expect(problem?.sentence).toContain("Did you mean 'extrude'?");
  });

  it('reports code that cannot be parsed as an error, not a warning', () => {
    const [problem] = service.problems('const a = (;\n');
    expect(problem).toMatchObject({ line: 1, isWarning: false });
    expect(problem?.sentence).toBe('Expression expected.');
  });

  it('accepts type annotations, the older workbench style, and empty code', () => {
    expect(service.problems('export default function main(a: number) { return a; }')).toEqual([]);
    expect(
      service.problems('const main = ({ drawCircle }) => drawCircle(2);\nmain(replicad);'),
    ).toEqual([]);
    expect(service.problems('')).toEqual([]);
  });

  // Requirement 10.22.
  it('completes the methods of the expression before the dot', () => {
    const code = 'import { drawCircle } from "replicad";\ndrawCircle(5).';
    const labels = service.completions(code, code.length).map(({ label }) => label);
    expect(labels).toContain('sketchOnPlane');
    expect(labels).toContain('fillet');
    expect(labels).not.toContain('extrude');
    expect(labels.some((label) => label.startsWith('_'))).toBe(false);
  });

  // Requirement 10.22.
  it('returns the type of a name and its URL in the reference', () => {
    const hover = service.hover(good, good.indexOf('.extrude') + 3);
    expect(hover?.signature).toContain('Sketch.extrude(');
    expect(hover?.reference).toBe('classes/Sketch#extrude');
    expect(service.hover(good, good.indexOf('drawCircle('))?.reference).toBe(
      'functions/drawCircle',
    );
    expect(service.hover(good, good.indexOf('.fillet') + 2)?.reference).toBe(
      'classes/3DShape#fillet',
    );
    expect(service.hover(good, good.indexOf('width'))?.reference).toBeNull();
  });

  // Requirement 10.92.
  it('declares the attached files and reports an import of any other file', () => {
    const code = `import part from './my part.step';
import { importSTEP } from 'replicad';
part.text().then((text) => text.length);
export default () => importSTEP(part);`;
    const missing = "Cannot find module './my part.step' or its corresponding type declarations.";
    const sentences = (...files: string[]) =>
      service.problems(code, files).map(({ sentence }) => sentence);
    expect(sentences()).toEqual([missing]);
    expect(sentences('a.stl', 'my part.step')).toEqual([]);
    expect(service.problems(code.replace('.text()', '.txt()'), ['my part.step'])).toHaveLength(1);
    expect(sentences('a.stl')).toEqual([missing]);
  });

  // Requirement 10.22.
  it('formats indentation and spaces, and changes nothing else', () => {
    const messy = 'function main(){\n      return   [1,2].map((x)=>{\n return x;\n});}\n';
    expect(formatted(messy)).toBe(
      'function main() {\n  return [1, 2].map((x) => {\n    return x;\n  });\n}\n',
    );
    expect(formatted(good)).toBe(good);
    expect(formatted('')).toBe('');
    const broken = 'const text = `  a\n b`; const a = (;';
    expect(formatted(broken)).toContain('`  a\n b`');
  });

  function formatted(code: string): string {
    let text = code;
    for (const { from, to, insert } of [...service.format(code)].reverse())
      text = text.slice(0, from) + insert + text.slice(to);
    return text;
  }
});
