import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../plugins/shared/bundleRecords';
import { files, readBuilt } from '../support/build';

const notices = readBuilt('/licenses/third-party-notices.txt');

const nameIn = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { readonly name: string }).name;

/** Whether a work has its line in the notices, with version and licence: "react 19.0.0 (MIT)". */
const isNamed = (name: string) => notices.includes(`\n${name} `);

// Requirement 12.19.
describe('the notices of third parties', () => {
  it('name every package that a bundle holds', async () => {
    // Not by its folder: a package may be installed under the name of another.
    const names = (await readRecords('.')).map(nameIn);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  // Words that only these works have, whatever the bundlers say of them.
  it.each([
    ['@gltf-transform/core', 'Don McCurdy', /KHR_draco_mesh_compression|asset\.generator/],
    ['colord', 'Vlad Shilov', /rebeccapurple/],
    // Merged into the module of another package, which alone was named.
    ['@lezer/lr', 'Marijn Haverbeke', /No parse at /],
  ])('have %s with its copyright where a script holds it', (name, copyright, mark) => {
    const scripts = files.filter((path) => /^\/(assets\/js|play)\/.*\.js$/.test(path));
    expect(scripts.some((path) => mark.test(readBuilt(path)))).toBe(true);
    expect([isNamed(name), notices.includes(copyright)]).toEqual([true, true]);
  });

  it('say where the source of this very kernel is, and what is compiled into it', () => {
    const [kernel = ''] = files.filter((path) => /^\/play\/kernel\.\w+\.wasm$/.test(path));
    const kernelManifest = readFileSync('node_modules/replicad-opencascadejs/package.json', 'utf8');
    const { version } = JSON.parse(kernelManifest) as { readonly version: string };
    // The commit and the image in the notice belong to this version.
    expect(notices).toContain(`replicad-opencascadejs ${version}, byte by byte`);
    // The name of the file begins as its hash does.
    const hash = /SHA-256 ([0-9a-f]{64})/.exec(notices)?.[1];
    expect(kernel).toBe(`/play/kernel.${hash?.slice(0, 8)}.wasm`);
    expect(notices).toMatch(/docker\.io\/donalffons\/opencascade\.js[^]*sha256:[0-9a-f]{64}/);
    expect(notices.match(/^\s+commit [0-9a-f]{40}$/gm)).toHaveLength(3);
    for (const work of ['Emscripten 3.1.14', 'musl']) expect(isNamed(work)).toBe(true);
    expect(files).toContain('/licenses/LGPL-2.1.txt');
  });
});
