import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatNotices } from './formatNotices';
import { readNotices } from './readNotices';

const site = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(site, { recursive: true }));

function install(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join('node_modules', name);
  mkdirSync(join(site, folder), { recursive: true });
  const manifest = JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files }))
    writeFileSync(join(site, folder, file), text);
  return folder;
}

const terms = 'Permission is granted.\nThe notice of copyright shall be included.';

describe('the notices of packages', () => {
  it('are read from the licence files of packages', () => {
    const folder = install('carried', { 'LICENSE.md': 'Its terms', NOTICE: 'Its notice' });
    expect(readNotices(site, [folder])).toEqual([
      { title: 'carried 1.0.0 (MIT)', text: 'Its terms\n\nIts notice' },
    ]);
  });

  it('require a licence file in each package; the error names a package without one', () => {
    const folder = install('bare', {});
    expect(() => readNotices(site, [folder])).toThrow(
      'bare is in a bundle but has no licence text',
    );
  });

  it('include the notices of works compiled into a package', () => {
    const notices = readNotices(site, [
      install('replicad-opencascadejs', { LICENSE: 'Its terms' }),
    ]);
    expect(notices.map(({ title }) => title)).toContain('Emscripten 3.1.14 (MIT)');
  });
});

describe('the text of the notices', () => {
  it('contains equal terms once, below all works that they apply to, each with its copyright', () => {
    const text = formatNotices([
      { title: 'one 1.0.0 (MIT)', text: `MIT License\n\nCopyright (c) 2020 One\n\n${terms}` },
      { title: 'two 2.0.0 (MIT)', text: `Copyright 2021 Two\r\n\r\n${terms.replace('\n', ' ')}` },
      { title: 'three 3.0.0 (ISC)', text: 'Copyright (c) 2022 Three\n\nOther terms.' },
    ]);
    expect(text.match(/Permission is granted/g)).toHaveLength(1);
    expect(text).toMatch(
      /^one 1\.0\.0 \(MIT\)\n {4}Copyright \(c\) 2020 One\ntwo 2\.0\.0 \(MIT\)\n {4}Copyright 2021 Two\n\nPermission/,
    );
    expect(text).toContain('three 3.0.0 (ISC)\n    Copyright (c) 2022 Three\n\nOther terms.');
  });

  it('keeps copyright lines that are part of the terms', () => {
    const terms = `Terms.\nCopyright (c) of a part\nMore.`;
    expect(formatNotices([{ title: 'a 1 (X)', text: terms }])).toContain(terms);
  });
});
