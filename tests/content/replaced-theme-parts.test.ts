import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf, upstreamFiles } from '../support/upstreamFiles';

const acceptedFile = 'tests/content/replaced-theme-parts.json';
const accepted = JSON.parse(readFileSync(acceptedFile, 'utf8')) as Readonly<Record<string, string>>;
const files = upstreamFiles();

describe('files of Docusaurus that ours replace or reach into are those we have seen', () => {
  it.each(files.map(({ path, usedBy }) => [path, usedBy]))('%s, for %s', (path, usedBy) => {
    expect(existsSync(path), `${path} is gone; ${usedBy} was written against it`).toBe(true);
    const found = hashOf(path);
    expect(
      found,
      `${path} is not the file that ${usedBy} was written against. Look at the difference to the release before ` +
        `(npm diff), carry over what readers need, then accept it in ${acceptedFile}: "${path}": "${found}"`,
    ).toBe(accepted[path]);
  });

  it('and no hash is kept of a file that nothing of ours is about', () => {
    const known = new Set(files.map(({ path }) => path));
    expect(Object.keys(accepted).filter((path) => !known.has(path))).toEqual([]);
  });
});
