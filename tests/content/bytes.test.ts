import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedSize } from '../../plugins/steps/compression/encode';
import { builtFileSize, builtFiles, pageFiles, publishedBytes, readBuilt } from '../support/build';

/** Limits in bytes, as transferred. Requirements 11.2, 11.8, 11.9, 11.14, 11.42, 11.43. */
const budget = {
  scriptsOfFirstView: 6_000,
  medianPicture: 15_000,
  medianMesh: 40_000,
  iconsTogether: 10_000,
  myModels: 8_000,
  check: 75_000,
};

/** Matches a script and captures its attributes and code. Structured data (JSON-LD) is no script. */
const scriptElement = /<script(?![^>]*ld\+json)([^>]*)>([^]*?)<\/script>/g;

describe('the build', () => {
  // Requirement 12.13.
  it('contains a brotli and a gzip file for every page, its Markdown and every script', () => {
    const plain = builtFiles.filter(
      (path) => /\.(html|md|js|css)$/.test(path) && builtFileSize(path) > 500,
    );
    expect(plain.length).toBeGreaterThan(0);
    for (const path of plain)
      expect(builtFiles, path).toEqual(expect.arrayContaining([`${path}.gz`, `${path}.br`]));
  });

  // Requirement 11.2.
  it('runs at most 6 KB of script before the first view, all of it inline', async () => {
    const bytes = await Promise.all(
      pageFiles.map((file) => {
        const scripts = [...readBuilt(file).matchAll(scriptElement)];
        expect(
          scripts.filter(([, attributes]) => /\bsrc\b/.test(attributes ?? '')),
          file,
        ).toEqual([]);
        return publishedSize(Buffer.from(scripts.map(([, , code]) => code).join('\n')));
      }),
    );
    expect(Math.min(...bytes)).toBeGreaterThan(500);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(budget.scriptsOfFirstView);
  });

  // Requirement 11.9.
  it('has model pictures with a median of at most 15 KB', async () => {
    expect(median(await sizes(/^\/models\/.*\.(webp|svg)$/))).toBeLessThanOrEqual(
      budget.medianPicture,
    );
  });

  // Requirement 11.8.
  it('has model meshes with a median of at most 40 KB', async () => {
    expect(median(await sizes(/^\/models\/.*\.glb$/))).toBeLessThanOrEqual(budget.medianMesh);
  });

  it('contains every thumbnail that its pages name', () => {
    const small = pageFiles.flatMap((file) =>
      Array.from(readBuilt(file).matchAll(/\/thumbnails\/[^\s"]+/g), ([address]) => address),
    );
    expect(small.length).toBeGreaterThan(50);
    expect([...new Set(small)].filter((address) => !builtFiles.includes(address))).toEqual([]);
  });

  // Requirement 11.14.
  it('has logo and icons of at most 10 KB together', () => {
    const icons = readdirSync('static/img').filter((name) => name.endsWith('.svg'));
    const bytes = icons.reduce((sum, name) => sum + statSync(join('static/img', name)).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budget.iconsTogether);
  });

  // Requirement 11.42.
  it('loads at most 8 KB for the list of models in the playground', async () => {
    const [bytes, ...others] = await sizes(/my-models_MyModels.*\.js$/);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(budget.myModels);
    expect(others).toEqual([]);
  });

  // Requirement 11.43.
  it('loads at most 75 KB for the comparison of an exercise, parts of three.js included', async () => {
    const scripts =
      /(practice_checkExercise|comparing_worker|three-mesh-bvh_src_core|three_core).*\.js$/;
    const bytes = await sizes(scripts);
    expect(bytes).toHaveLength(4);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.check);
  });
});

const sizes = (pattern: RegExp) =>
  Promise.all(builtFiles.filter((path) => pattern.test(path)).map(publishedBytes));

/** Returns the median. Throws for an empty list. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('build/models holds no such file.');
  return middle;
}
