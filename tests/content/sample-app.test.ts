import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { readSampleApp, sampleApps } from '../../plugins/docusaurus/sample-apps/readSampleApp';

const page = readFileSync('docs/use-as-a-library.mdx', 'utf8');
const fences = [...page.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)\n```/g)];
const printed = new Map(fences.map(([, file = '', text = '']) => [file, text]));
const texts = (files: Readonly<Record<string, Uint8Array>>): Map<string, string> =>
  new Map(Object.entries(files).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));

const plain = texts(readSampleApp('vite-app'));
const react = texts(readSampleApp('react-app'));

/** Files that the reader creates with npm, or that only a repository needs. */
const unprinted = ['package.json', 'package-lock.json', '.npmrc', '.gitignore'];

// Requirement 1.13.
describe('the page use-as-a-library', () => {
  test('contains every file of the app, word for word', () => {
    for (const [file, text] of plain) {
      if (!unprinted.includes(file)) expect(printed.get(file), file).toBe(text.trimEnd());
    }
  });

  test('prints only files of the sample apps', () => {
    for (const [file, text] of printed) {
      expect([plain.get(file)?.trimEnd(), react.get(file)?.trimEnd()], file).toContain(text);
    }
    expect(printed.has('src/BoxView.jsx')).toBe(true);
  });

  test('installs the versions to which the apps and this site are locked', () => {
    const manifest = (text = '{}') => JSON.parse(text) as Record<string, Record<string, string>>;
    const { dependencies, devDependencies } = manifest(plain.get('package.json'));
    const site = manifest(readFileSync('package.json', 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(page).toContain(` ${name}@${version}`);
    }
    const used = { ...dependencies, ...manifest(react.get('package.json'))['dependencies'] };
    expect(used).toEqual(
      Object.fromEntries(Object.keys(used).map((name) => [name, site['dependencies']?.[name]])),
    );
  });
});

describe.each(sampleApps)('the archive of %s', (name) => {
  const files = unzipSync(readFileSync(`build/examples/replicad-${name}.zip`));

  it('contains the files of the app in a folder', () => {
    const expected = Object.entries(readSampleApp(name)).map(([file, bytes]) => [
      `replicad-${name}/${file}`,
      Buffer.from(bytes).toString(),
    ]);
    expect(
      Object.entries(files).map(([file, bytes]) => [file, Buffer.from(bytes).toString()]),
    ).toEqual(expected);
  });

  it('contains every file that its files import', () => {
    for (const [file, bytes] of Object.entries(files)) {
      const text = Buffer.from(bytes).toString();
      for (const [, named = ''] of text.matchAll(/["'](?:\.|\/src)\/([\w-]+\.(?:js|jsx|css))["']/g))
        expect(Object.keys(files), `${file} names ${named}`).toContain(
          `replicad-${name}/src/${named}`,
        );
    }
  });

  it('can be downloaded from the page', () => {
    const html = readFileSync('build/docs/use-as-a-library/index.html', 'utf8');
    expect(html).toMatch(new RegExp(`href="?/examples/replicad-${name}\\.zip"?[^>]* download`));
  });
});
