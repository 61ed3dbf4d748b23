import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownPart, readPages } from './readPages';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (words: string, script = 'main.1.js') =>
  `<head><link rel=stylesheet href=a.${script}.css><script src="/${script}" defer></script></head>` +
  `<aside class="theme-doc-sidebar-container x"><a href=/b>b</a></aside><main>${words}</main>`;

describe('pages that were read before', () => {
  const addresses: string[] = [];
  const read = (texts: Readonly<Record<string, string>>, version = 'v1') => {
    addresses.length = 0;
    const pages = Object.entries(texts).map(([address, html]) => ({ address, html }));
    const lengthOf = ({ address, html }: { address: string; html: string }) => {
      addresses.push(address);
      return html.includes('nothing') ? undefined : html.length;
    };
    return readPages(pages, lengthOf, { file: join(folder, 'test.json'), version });
  };

  it('are not read again as long as they say the same, whatever the names of their scripts', async () => {
    const first = await read({ '/a': page('one'), '/b': page('nothing') });
    expect(addresses).toEqual(['/a', '/b']);
    const second = await read({ '/a': page('one', 'main.2.js'), '/b': page('nothing') });
    expect(addresses).toEqual([]);
    expect(second).toEqual(first);
    expect(second[1]).toBeUndefined();
  });

  it('are read again when they say something else, or at another address', async () => {
    await read({ '/a': page('one'), '/b': page('nothing') });
    await read({ '/a': page('two'), '/c': page('nothing') });
    expect(addresses).toEqual(['/a', '/c']);
  });

  it('are all read again when the tools have changed', async () => {
    await read({ '/a': page('one') });
    await read({ '/a': page('one') }, 'v2');
    expect(addresses).toEqual(['/a']);
  });

  it('are read without scripts, links to files and the sidebar', () => {
    expect(ownPart(page('<a href=/b>one</a>'))).toBe(
      '<head></head><main><a href=/b>one</a></main>',
    );
  });
});
