import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import type { StoredModel } from '../../src/modeling/node';
import { builtFacts, compareFacts, reviewedFacts } from '../../plugins/docusaurus/models/facts';
import { modelDataFolder, publicFolder } from '../../plugins/docusaurus/models/folders';
import { modelFiles } from '../../plugins/docusaurus/models/modelFiles';

const files = modelFiles();
const models = files.map(
  ({ name }) =>
    JSON.parse(readFileSync(path.join(modelDataFolder, `${name}.json`), 'utf8')) as StoredModel,
);

const failures = new Set(models.flatMap(({ name, failure }) => (failure ? [name] : [])));

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function sizeOf(src: string): number {
  return readFileSync(path.join(publicFolder, src)).length;
}

describe('the models of the site', () => {
  // Requirements 10.1, 10.3.
  it('have the reviewed measurements (`npm run models:facts` writes new ones)', () => {
    expect(compareFacts(reviewedFacts(), builtFacts(files))).toEqual([]);
  });

  // Requirement 10.4.
  it('are valid solids with a positive volume, except models that show a mistake', () => {
    const suspicious = models.filter(
      ({ facts, failure }) => !failure && (!facts.valid || (facts.volume ?? 1) <= 0),
    );
    expect(suspicious.map(({ name }) => name)).toEqual([]);
  });

  // Requirements 10.51, 10.52.
  it('have a print check if they have a volume, and pass it if they name a printing side', () => {
    const facts = Object.entries(reviewedFacts());
    const solids = facts.filter(
      ([name, { volume }]) => volume !== undefined && !failures.has(name),
    );
    expect(solids.filter(([, { print }]) => !print).map(([name]) => name)).toEqual([]);
    const printable = models.filter(({ about }) => about.prints !== undefined);
    expect(printable.length).toBeGreaterThan(10);
    const found = printable.map(({ name, about }) => [name, reviewedFacts()[name]?.print, about]);
    expect(found).toEqual(
      printable.map(({ name, about }) => [name, { down: about.prints, findings: [] }, about]),
    );
  });

  it('refer to existing files with a content hash in their names', () => {
    const sourcesOf = ({ picture, mesh }: StoredModel) => [
      picture.src,
      ...(mesh ? [mesh.src] : []),
    ];
    const isPublished = (src: string) => existsSync(path.join(publicFolder, src));
    const sources = models.flatMap(sourcesOf);
    expect(sources.filter((src) => !isPublished(src))).toEqual([]);
    expect(sources.filter((src) => !/\.[\da-f]{8}\.(webp|svg|glb)$/.test(src))).toEqual([]);
  });

  // Requirements 10.5, 10.6.
  it('have a mesh for solids, and a WebP picture except for drawings and drawing exercises', () => {
    const isRight = ({ name, facts, picture, mesh }: (typeof models)[number]) => {
      const isSheet = /^practice\/drawings\/.*\/solution$/.test(name);
      const isDrawing = facts.kind !== 'solid';
      const type = isDrawing || isSheet ? '.svg' : '.webp';
      return picture.src.endsWith(type) && (mesh === null) === isDrawing;
    };
    expect(models.filter((model) => !isRight(model)).map(({ name }) => name)).toEqual([]);
  });

  it('have unique titles, and pictures with unique alternative texts', () => {
    const titles = models.map(({ about }) => about.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(models.filter(({ picture }) => picture.alt.length < 20).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('have small files: half of the pictures below 15 KB, half of the meshes below 40 KB', () => {
    expect(median(models.map(({ picture }) => sizeOf(picture.src)))).toBeLessThan(15_000);
    const meshes = models.flatMap(({ mesh }) => (mesh ? [mesh.bytes] : []));
    expect(median(meshes)).toBeLessThan(40_000);
  });

  // Requirement 10.7.
  it('have meshes in which the glTF validator finds no errors', async () => {
    const errors = await Promise.all(
      models.map(async ({ name, mesh }) => {
        if (!mesh) return [];
        const { issues } = await validateBytes(
          new Uint8Array(readFileSync(path.join(publicFolder, mesh.src))),
        );
        return issues.messages
          .filter(({ severity }) => severity === 0)
          .map(({ code, message }) => `${name}: ${code} ${message}`);
      }),
    );
    expect(errors.flat()).toEqual([]);
  }, 60_000);
});
