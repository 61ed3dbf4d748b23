import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReads } from '../../../../tests/support/countReads';
import { honestMessage } from '../../../../tests/support/forgedMessages';
import { MessageBudget } from '../../sandbox/MessageBudget';
import { readRunnerMessage } from '../../sandbox/readRunnerMessage';
import { resultLimits } from '../resultLimits';
import type { RunResult } from '../runResult';
import { limitError, limitResult } from './limitResult';

/** Returns a valid result with some fields replaced by values that a model's code may produce. */
function resultWith(more: Partial<Record<keyof RunResult, unknown>>): RunResult {
  return { ...(honestMessage().result as RunResult), ...(more as Partial<RunResult>) };
}

/** Sends a result to the page and returns it as the page reads it; null if the page rejects it. */
function onPage(result: RunResult): RunResult | null {
  const taken = new MessageBudget().deduct({
    data: structuredClone({ type: 'result', id: 1, result }),
  });
  const read = readRunnerMessage(taken?.data);
  return read?.type === 'result' ? (read.result as RunResult) : null;
}

const sentences = ({ warnings }: RunResult) => warnings.map(({ sentence }) => sentence);
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i]));

describe('limitResult', () => {
  it('returns a result within the limits unchanged', () => {
    const result = resultWith({});
    expect(limitResult(result)).toEqual(result);
  });

  // Requirement 10.36.
  it('keeps the first 200 parameters, with a warning about the rest', () => {
    const fitted = limitResult(resultWith({ defaultParams: numbered(201) }));
    expect(Object.keys(fitted.defaultParams ?? {})).toHaveLength(200);
    expect(sentences(fitted)[0]).toBe('201 parameters: the page shows 200.');
    expect(onPage(fitted)).not.toBeNull();
  });

  // Requirement 10.36.
  it('leaves out parameters for which the page has no control, with a warning for each', () => {
    const defaultParams = { most: Infinity, least: -Infinity, none: NaN, width: 3 };
    const fitted = limitResult(resultWith({ defaultParams, about: null }));
    expect(fitted.defaultParams).toEqual({ width: 3 });
    expect(sentences(fitted).slice(0, 3)).toEqual([
      'The parameter most is Infinity: the page has no field for it.',
      'The parameter least is -Infinity: the page has no field for it.',
      'The parameter none is NaN: the page has no field for it.',
    ]);
    expect(onPage(fitted)).not.toBeNull();
  });

  // Requirement 10.36.
  it('keeps the first 100 choices of a parameter, with a warning about the rest', () => {
    const choices = Array.from({ length: 20_000 }, (_, i) => i);
    const about = { params: { width: { choices } } };
    const fitted = limitResult(resultWith({ about }));
    expect(fitted.about?.params?.['width']?.choices).toHaveLength(100);
    expect(sentences(fitted)[0]).toBe('20000 choices for width: the page shows 100.');
  });

  // Requirement 10.36.
  it('turns numbers in `about` into text and leaves out other values', () => {
    const about = {
      title: 2026,
      description: () => 'a function',
      camera: { azimuth: Infinity, elevation: 30, extra: () => 1 },
      params: { width: { label: 7, unit: {}, choices: ['a', {}, NaN, 2] }, gone: { label: 'x' } },
      more: () => 'a function',
    };
    const fitted = limitResult(resultWith({ about }));
    expect(fitted.about).toEqual({
      title: '2026',
      camera: { elevation: 30 },
      params: { width: { label: '7', choices: ['a', 2] } },
    });
    expect(onPage(fitted)).not.toBeNull();
  });

  // Requirement 10.36.
  it('cuts long names and sentences and ends them with "…"', () => {
    const [solid] = honestMessage().result.parts;
    const fitted = limitResult(resultWith({ parts: [{ ...solid, name: 'n'.repeat(5000) }] }));
    expect(fitted.parts[0]?.name).toMatch(/^n{199}…$/);
    expect(limitError({ kind: 'js', sentence: 'y'.repeat(5000) }).sentence).toMatch(/^y{3999}…$/);
  });

  // Requirement 10.36.
  it('keeps the first 200 labels, with a warning about the rest', () => {
    const [solid] = honestMessage().result.parts;
    const label = { text: 'A', from: [0, 0, 0], to: [0, 0, 1] };
    const labels = Array.from({ length: 150 }, () => label);
    const fitted = limitResult(resultWith({ parts: [1, 2].map(() => ({ ...solid, labels })) }));
    const counts = fitted.parts.map((part) => part.kind === 'solid' && part.labels?.length);
    expect(counts).toEqual([150, 50]);
    expect(sentences(fitted)[0]).toBe('300 labels: the page shows 200.');
  });

  it('leaves out an edge radius that is NaN', () => {
    const [solid] = honestMessage().result.parts;
    if (solid?.kind !== 'solid' || !('positions' in solid.mesh)) throw new Error('No solid.');
    const edges = solid.mesh.edges.map((edge) => ({ ...edge, radius: NaN, center: [NaN, 0, 0] }));
    const fitted = limitResult(
      resultWith({ parts: [{ ...solid, mesh: { ...solid.mesh, edges } }] }),
    );
    const [part] = fitted.parts;
    expect(part?.kind === 'solid' && part.mesh.edges[0]).not.toHaveProperty('radius');
    expect(onPage(fitted)).not.toBeNull();
  });

  // Requirement 10.36.
  it('keeps only valid colours, with a warning about the others', () => {
    const [solid] = honestMessage().result.parts;
    const parts = ['steelblue', 'rgb(255 0 0 / 50%)', 'no color'].map((color) => ({
      ...solid,
      color,
    }));
    const fitted = limitResult(resultWith({ parts }));
    expect(fitted.parts.map(({ color }) => color)).toEqual(['#4682b4', '#ff000080', undefined]);
    expect(sentences(fitted)[0]).toBe('“no color” is no colour: Lid keeps the colour of the page.');
  });

  // Requirement 10.36.
  it('limits the total text of a result and cuts the console output last', () => {
    const lines = Array.from({ length: 400 }, () => ({ level: 'log', text: 'z'.repeat(10_000) }));
    const fitted = limitResult(resultWith({ console: lines }));
    expect(fitted.console).toHaveLength(200);
    expect(fitted.console.map(({ text }) => text).join('').length).toBeLessThan(
      resultLimits.letters,
    );
    expect(onPage(fitted)).not.toBeNull();
  });

  // Requirement 10.36.
  it('returns a result that the page accepts for any value that the code returns', () => {
    const anything = fc.object({
      maxDepth: 3,
      values: [
        fc.double(),
        fc.string(),
        fc.boolean(),
        fc.constant(() => 1),
        fc.constant('x'.repeat(9000)),
      ],
      key: fc.constantFrom(
        'title',
        'description',
        'camera',
        'params',
        'p0',
        'p1',
        'label',
        'choices',
        'zoom',
        'fails',
      ),
    });
    const scalar = fc.oneof(fc.double(), fc.string(), fc.boolean());
    fc.assert(
      fc.property(
        anything,
        fc.dictionary(fc.oneof(fc.constantFrom('p0', 'p1'), fc.string()), scalar),
        fc.array(fc.string({ maxLength: 5000 }), { maxLength: 300 }),
        fc.record({
          name: fc.string(),
          color: fc.string(),
          opacity: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        (about, defaultParams, printed, looks) => {
          const console = printed.map((text) => ({ level: 'log', text }));
          const parts = honestMessage().result.parts.map((part) => ({ ...part, ...looks }));
          const result = resultWith({ about, defaultParams, console, parts });
          expect(onPage(limitResult(result))).not.toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes linear time in the number of items', () => {
    const [solid] = honestMessage().result.parts;
    const label = { text: 'A', from: [0, 0, 0], to: [0, 0, 1] };
    const [one, two, four] = [50, 100, 200].map((count) => {
      const many = <T>(item: T) => Array.from({ length: count }, () => item);
      const about = { params: { p0: { choices: many(1) } } };
      const parts = many({ ...solid, labels: many(label).slice(0, 10) });
      const result = countReads(resultWith({ about, defaultParams: numbered(count), parts }));
      limitResult(result.value);
      return result.reads();
    });
    expect(four! - two!).toBeLessThan(2.1 * (two! - one!));
  });
});
