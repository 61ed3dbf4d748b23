import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode, type Kernel, type StoredModel } from '../../../../src/modeling/node';
import type { KeyedModel } from '../builderBundle';
import { storedFolder } from '../store';
import { buildModel } from './buildModel';

const key = `test-build-${process.pid}`;

/**
 * Returns a model whose `main` has the given `body`. With `fails`, the model declares that it fails with this
 * message.
 */
function model(body: string, fails?: string): KeyedModel {
  const about = { title: 'A block', description: 'A block.', ...(fails && { fails }) };
  const code = [
    'import { draw, drawRectangle, drawRoundedRectangle, makeBaseBox } from "replicad";',
    `export const about = ${JSON.stringify(about)};`,
    'export default function main() {',
    `  ${body}`,
    '}',
  ].join('\n');
  return { name: 'test/block', file: 'models/test/block.js', key, code };
}

const mistakes = {
  'has no volume': {
    body: 'return drawRectangle(4, 4).translate(10, 0).sketchOnPlane("XY").revolve();',
    reason: 'A block has no volume.',
  },
  'is no valid solid': {
    body: 'return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20).fillet(12);',
    reason: 'A block is not a valid solid.',
  },
  'is empty': {
    body: 'return makeBaseBox(10, 10, 10).cut(makeBaseBox(20, 20, 20));',
    reason: 'The result is empty.',
  },
} as const;

describe('building a model', () => {
  let kernel: Kernel;
  beforeAll(async () => (kernel = await loadKernelInNode()), 60_000);
  afterEach(() => rmSync(storedFolder(key), { recursive: true, force: true }));

  const stored = (file: string) => readFileSync(path.join(storedFolder(key), file));

  // Requirement 10.4.
  it.each(Object.entries(mistakes))(
    'fails with file, line and reason if the model %s',
    async (_, { body, reason }) => {
      const building = buildModel(model(body), kernel);
      await expect(building).rejects.toThrow(/^models\/test\/block\.js:4/);
      await expect(building).rejects.toThrow(reason);
    },
    60_000,
  );

  // Requirement 10.4.
  it.each(Object.entries(mistakes))(
    'stores the reason for readers if the model %s and declares this failure',
    async (_, { body, reason }) => {
      await buildModel(model(body, reason), kernel);
      const { failure } = JSON.parse(stored('model.json').toString()) as StoredModel;
      expect(failure?.sentence).toContain(reason);
    },
    60_000,
  );

  // Requirement 10.4.
  it('fails if a model declares a failure but runs', async () => {
    const right = model('return makeBaseBox(10, 10, 10);', 'A block has no volume.');
    await expect(buildModel(right, kernel)).rejects.toThrow(
      'models/test/block.js: it should fail with "A block has no volume.", and it runs.',
    );
  });

  // Requirement 15.13.
  it('stores the measurements of a solution for parameter values other than its defaults', async () => {
    const code = [
      'import { makeBaseBox } from "replicad";',
      'export const about = { title: "A block", description: "A block.", exercise: { values: [{ width: 20 }] } };',
      'export const defaultParams = { width: 10 };',
      'export default ({ width }) => makeBaseBox(width, 10, 10);',
    ].join('\n');
    await buildModel({ ...model(''), code }, kernel);
    const { about, variants } = JSON.parse(stored('model.json').toString()) as StoredModel;
    expect(variants).toHaveLength(1);
    expect(variants?.[0]?.params).toEqual({ width: 20 });
    expect(variants?.[0]?.numbers.volume).toBeCloseTo(2000);
    expect(variants?.[0]?.numbers.center[2]).toBeCloseTo(5);
    expect(about).not.toHaveProperty('exercise');
  }, 60_000);

  // Requirement 10.6.
  it('writes a drawing as SVG and creates no mesh', async () => {
    await buildModel(model('return drawRectangle(40, 10);'), kernel);
    const picture = stored('picture.svg').toString();
    expect(picture).toMatch(/^<svg [^]*<path d="M[^]*<\/svg>\n$/);
    const { facts, mesh } = JSON.parse(stored('model.json').toString()) as StoredModel;
    expect(facts.kind).toBe('drawing');
    expect(mesh).toBeNull();
  });

  const withDimension = (dimension: object): KeyedModel => {
    const exercise = { dimensions: [{ view: 'front', from: [-5, 0], to: [-5, 4] }, dimension] };
    const about = { title: 'A plate', description: 'A plate.', exercise };
    const code = [
      'import { makeBaseBox, makeCylinder } from "replicad";',
      `export const about = ${JSON.stringify(about)};`,
      'export default () => makeBaseBox(10, 8, 4).cut(makeCylinder(1, 4));',
    ].join('\n');
    return { ...model(''), code };
  };

  // Requirement 15.14.
  it('draws the dimensions of a solution, and lists them in the alternative text', async () => {
    await buildModel(withDimension({ view: 'top', from: [-1, 0], to: [1, 0], text: '⌀2' }), kernel);
    const sheet = stored('picture.svg').toString();
    expect(sheet).toContain('>4</text>');
    expect(sheet).toContain('>⌀2</text>');
    const { picture, mesh } = JSON.parse(stored('model.json').toString()) as StoredModel;
    expect(picture.alt).toContain('Front view: 4 (x −5, z 0 to 4). Top view: ⌀2 (x −1 to 1, y 0).');
    expect(mesh).not.toBeNull();
  }, 60_000);

  it('draws an oblique diameter with a leader', async () => {
    const oblique = { view: 'top', from: [-0.6, -0.8], to: [0.6, 0.8], text: '⌀2' };
    await buildModel(withDimension(oblique), kernel);
    // The label of a distance is in the same group as its lines.
    expect(stored('picture.svg').toString()).toContain('>⌀2</text><text class="n"');
  }, 60_000);

  it('hatches two parts of a section in opposite directions', async () => {
    const exercise = { dimensions: [{ view: 'section', from: [-3, 0], to: [-3, 4] }] };
    const about = { title: 'Two boxes', description: 'Two boxes.', exercise };
    const code = [
      'import { makeBaseBox } from "replicad";',
      `export const about = ${JSON.stringify(about)};`,
      'const box = (x) => makeBaseBox(2, 2, 4).translateX(x);',
      'export default () => [box(-2), box(2)];',
    ].join('\n');
    await buildModel({ ...model(''), code }, kernel);
    const hatched = stored('picture.svg')
      .toString()
      .match(/(?<=<path class=")[ce](?=" d="M)/g);
    expect(hatched).toEqual(['c', 'e']);
  }, 60_000);

  // Requirement 15.14.
  it.each([
    [{ from: [-6, 4], to: [5, 4] }, '"11" of the view "top": (-6, 4) is 1.00 mm from the nearest'],
    [{ from: [-5, 4], to: [5, 4], text: '12' }, 'the distance is 10.00 mm'],
    [{ from: [-5, -4], to: [5, 4] }, 'it is not parallel to an axis'],
    [{ from: [-1, 0], to: [1, 0], text: '2 × ⌀2' }, 'there are 1 of them'],
    [{ from: [-5, 4], to: [5, 4], text: 'ten' }, 'its text is not like'],
  ])('fails for a wrong dimension: %j', async (dimension, reason) => {
    const building = buildModel(withDimension({ view: 'top', ...dimension }), kernel);
    await expect(building).rejects.toThrow('models/test/block.js: The dimension');
    await expect(building).rejects.toThrow(reason);
  });

  // Requirements 10.5, 10.7.
  it('creates identical WebP and GLB files of a solid every time', async () => {
    const build = async () => {
      await buildModel(model('return makeBaseBox(10, 10, 10);'), kernel);
      return { picture: stored('picture.webp'), mesh: stored('mesh.glb') };
    };
    const first = await build();
    expect(first.picture.toString('latin1', 0, 4)).toBe('RIFF');
    expect(first.picture.toString('latin1', 8, 12)).toBe('WEBP');
    expect(first.mesh.toString('latin1', 0, 4)).toBe('glTF');
    expect(await build()).toEqual(first);
  }, 60_000);
});
