import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecords } from '../../plugins/shared/bundleRecords';
import { builtFiles, readBuilt } from '../support/build';

const notices = readBuilt('/licenses/third-party-notices.txt');

const nameIn = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { readonly name: string }).name;

/** Returns true if the notices list `name`, as in "react 19.0.0 (MIT)". */
const isNamed = (name: string) => notices.includes(`\n${name} `);

// Requirement 12.19.
describe('the third-party notices', () => {
  it('list every package that is in a bundle', async () => {
    // Names come from package.json, because a package may be installed in a folder with another name.
    const names = (await readRecords('.')).map(nameIn);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  // Each pattern matches code of one package only, so the test does not depend on the records of the bundlers.
  it.each([
    ['@gltf-transform/core', 'Don McCurdy', /KHR_draco_mesh_compression|asset\.generator/],
    ['colord', 'Vlad Shilov', /rebeccapurple/],
    // A bundler merges this package into a module of another package, and records only the other package.
    ['@lezer/lr', 'Marijn Haverbeke', /No parse at /],
  ])('include the copyright of %s, whose code is in a script', (name, copyright, mark) => {
    const scripts = builtFiles.filter((path) => /^\/(assets\/js|play)\/.*\.js$/.test(path));
    expect(scripts.some((path) => mark.test(readBuilt(path)))).toBe(true);
    expect([isNamed(name), notices.includes(copyright)]).toEqual([true, true]);
  });

  it('name the source of the shipped kernel and the works compiled into it', () => {
    const [kernel = ''] = builtFiles.filter((path) => /^\/play\/kernel\.\w+\.wasm$/.test(path));
    const kernelManifest = readFileSync('node_modules/replicad-opencascadejs/package.json', 'utf8');
    const { version } = JSON.parse(kernelManifest) as { readonly version: string };
    // If this fails, update the commits and the Docker image in the notice to the installed version.
    expect(notices).toContain(`replicad-opencascadejs ${version}, byte by byte`);
    // The file name contains the start of the hash.
    const hash = /SHA-256 ([0-9a-f]{64})/.exec(notices)?.[1];
    expect(kernel).toBe(`/play/kernel.${hash?.slice(0, 8)}.wasm`);
    expect(notices).toMatch(/docker\.io\/donalffons\/opencascade\.js[^]*sha256:[0-9a-f]{64}/);
    expect(notices.match(/^\s+commit [0-9a-f]{40}$/gm)).toHaveLength(3);
    for (const work of ['Emscripten 3.1.14', 'musl']) expect(isNamed(work)).toBe(true);
    expect(builtFiles).toContain('/licenses/LGPL-2.1.txt');
  });
});
