import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReads } from '../../../tests/support/countReads';
import { forgedMessages, honestMessage } from '../../../tests/support/forgedMessages';
import { resultLimits } from '../core/resultLimits';
import { isValidMesh } from '../core/measure/meshChecks';
import { unreadableAnswerError } from './failures';
import { readRunnerMessage } from './readRunnerMessage';

type Message = ReturnType<typeof honestMessage>;
type Solid = Extract<Message['result']['parts'][number], { kind: 'solid' }>;
type Drawing = Extract<Message['result']['parts'][number], { kind: 'drawing' }>;
type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> };

/** Returns a valid message with modifications made by `change`. */
function changed(
  change: (
    solid: Changeable<Solid>,
    drawing: Changeable<Drawing>,
    message: Changeable<Message>,
  ) => void,
): unknown {
  const message = honestMessage() as Changeable<Message>;
  const [solid, drawing] = message.result.parts;
  change(solid as Changeable<Solid>, drawing as Changeable<Drawing>, message);
  return message;
}

const meshOf = (solid: Changeable<Solid>) =>
  solid.mesh as Changeable<Solid['mesh']> & {
    positions: Float32Array;
    normals: Float32Array;
    indices: Uint32Array;
    lines: Float32Array;
  };
const longText = 'z'.repeat(resultLimits.text + 1);

describe('readRunnerMessage', () => {
  it('returns a valid message unchanged', () => {
    expect(readRunnerMessage(honestMessage())).toEqual(honestMessage());
  });

  // Requirement 10.33.
  it.each<[string, Parameters<typeof changed>[0]]>([
    ['an edge that starts beyond the lines', ({ mesh }) => (mesh.edges[0]!.start = 1e17)],
    ['an edge of enormous length', ({ mesh }) => (mesh.edges[0]!.count = 1e300)],
    ['a radius that is NaN', ({ mesh }) => (mesh.edges[0]!.radius = NaN)],
    ['a centre out of range', ({ mesh }) => (mesh.edges[0]!.center = [0, 2e9, 0])],
    [
      'edges that each contain all lines',
      (solid) => {
        for (const edge of solid.mesh.edges)
          Object.assign(edge, { start: 0, count: meshOf(solid).lines.length / 3 });
      },
    ],
    ['a face that ends inside a triangle', ({ mesh }) => (mesh.faces[0]!.count = 4)],
    [
      'a vertex without a third coordinate',
      (solid) => (meshOf(solid).positions = new Float32Array(7)),
    ],
    ['a line without an end point', (solid) => (meshOf(solid).lines = new Float32Array(5))],
    ['no normals', (solid) => (meshOf(solid).normals = new Float32Array(0))],
    ['an index without a vertex', (solid) => (meshOf(solid).indices[0] = 4711)],
    ['a coordinate that is NaN', (solid) => (meshOf(solid).positions[0] = NaN)],
    ['a coordinate out of range', (solid) => (meshOf(solid).lines[0] = 2e9)],
    ['an infinite volume', ({ facts }) => (facts.volume = Infinity)],
    ['a colour that is a URL', (solid) => (solid.color = 'url(/llms.txt#a)')],
    ['an opacity above 1', (solid) => (solid.opacity = 2)],
    ['an unknown type of line', (_, drawing) => (drawing.strokeType = 'url(#a)' as 'dots')],
    ['a drawing with a negative width', (_, drawing) => (drawing.viewBox[2] = -1)],
    ['a path of megabytes', (_, drawing) => (drawing.paths = ['M0 0'.repeat(300_000)])],
    [
      'a console line of megabytes',
      (_, __, { result }) => (result.console = [{ level: 'log', text: longText }]),
    ],
    ['an error of megabytes', (_, __, { result }) => (result.warnings[0]!.hint = longText)],
    [
      'an error section that is a URL',
      (_, __, { result }) => (result.warnings[0]!.section = '//elsewhere.example'),
    ],
    ['a name of megabytes', (solid) => (solid.name = longText)],
    [
      'too many choices',
      (_, __, { result }) => {
        const choices = Array.from({ length: resultLimits.choices + 1 }, (__, i) => i);
        result.about!.params!['width'] = { choices };
      },
    ],
    [
      'too many parameters',
      (_, __, { result }) => {
        const names = Array.from({ length: resultLimits.parameters + 1 }, (__, i) => [`p${i}`, i]);
        result.defaultParams = Object.fromEntries(names) as Record<string, number>;
      },
    ],
    [
      'too many parts',
      (_, drawing, { result }) => {
        result.parts = Array.from({ length: resultLimits.parts + 1 }, () => drawing);
      },
    ],
    [
      'too many labels',
      (solid) => {
        solid.labels = Array.from({ length: resultLimits.labels + 1 }, () => solid.labels![0]!);
      },
    ],
    ['an unknown field', (_, __, { result }) => Object.assign(result, { more: 1 })],
    ['an unknown field of a part', (solid) => Object.assign(solid, { onClick: 'x' })],
    ['a field that is undefined', (solid) => Object.assign(solid, { color: undefined })],
  ])('treats an answer with %s as unreadable', (_, change) => {
    expect(readRunnerMessage(changed(change))).toEqual({
      type: 'error',
      id: 1,
      error: unreadableAnswerError,
    });
  });

  // Requirement 10.46.
  it('returns an error with the output of the failed run, unless it is forged', () => {
    const error = { kind: 'js', sentence: 'No.' };
    const declared = { defaultParams: { width: 1 }, about: null };
    const failed = { console: [{ level: 'error', text: 'thin', line: 3 }], declared };
    const message = { type: 'error', id: 1, error, failed };
    expect(readRunnerMessage(message)).toEqual(message);
    const forged = { ...message, failed: { console: [{ level: 'html', text: '' }], declared } };
    expect(readRunnerMessage(forged)).toEqual({
      type: 'error',
      id: 1,
      error: unreadableAnswerError,
    });
  });

  // Requirement 10.33.
  it('drops parameters named like properties of Object.prototype', () => {
    const params = JSON.parse(
      '{"__proto__": {"evil": 1}, "constructor": {"evil": 1}, "a": 1}',
    ) as object;
    const read = readRunnerMessage(
      changed((_, __, { result }) => Object.assign(result, { defaultParams: params })),
    );
    expect(read).toMatchObject({ type: 'result', result: { defaultParams: { a: 1 } } });
    expect(JSON.stringify(read)).not.toContain('evil');
  });

  // Requirement 10.33.
  it('returns null or a message with numbers and strings within the limits', () => {
    fc.assert(
      fc.property(forgedMessages, (message) => {
        const read = readRunnerMessage(message);
        if (read === null) return;
        for (const value of valuesIn(read)) {
          if (typeof value === 'number')
            expect(Math.abs(value)).toBeLessThanOrEqual(resultLimits.measure);
          if (typeof value === 'string')
            expect(value.length).toBeLessThanOrEqual(resultLimits.outlines);
        }
        if (read.type !== 'result') return;
        for (const part of read.result.parts) {
          if (part.kind === 'solid' && 'positions' in part.mesh)
            expect(isValidMesh(part.mesh)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Returns a valid message with `count` items in each list. */
function largeMessage(count: number): unknown {
  return changed((solid, drawing, { result }) => {
    const many = <T>(make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
    solid.labels = many(() => structuredClone(solid.labels![0]!));
    result.parts = [solid, ...many(() => structuredClone(drawing))];
    result.defaultParams = Object.fromEntries(many((i) => [`p${i}`, i] as const));
    const specs = Object.fromEntries(many((i) => [`p${i}`, { choices: [1, 2] }] as const));
    result.about = { params: { ...specs, p0: { choices: many((i) => i) } } };
    result.console = many(() => ({ level: 'log', text: 'line' }));
  });
}

// Requirement 10.33.
it('readRunnerMessage takes linear time', () => {
  const [one, two, four] = [25, 50, 100].map((count) => {
    const message = countReads(largeMessage(count));
    expect(readRunnerMessage(message.value)).toMatchObject({ type: 'result' });
    return message.reads();
  });
  expect(four! - two!).toBeLessThan(2.1 * (two! - one!));
});

function valuesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return ArrayBuffer.isView(value) ? [] : Object.values(value).flatMap(valuesIn);
}
