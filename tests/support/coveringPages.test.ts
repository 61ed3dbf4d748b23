import { describe, expect, it } from 'vitest';
import { coveringPages } from './coveringPages';

const page = (main: string, around = '<nav></nav>') => `<body>${around}<main>${main}</main></body>`;

function chosen(pages: Readonly<Record<string, string>>) {
  return Object.fromEntries(coveringPages(new Map(Object.entries(pages))));
}

describe('coveringPages', () => {
  it('chooses one of two pages with the same structure', () => {
    const all = chosen({ '/a': page('<p>One</p>'), '/b': page('<p>Two</p>') });
    expect(Object.keys(all)).toHaveLength(1);
  });

  it.each([
    ['tag', '<h2></h2>'],
    ['class', '<p class="note"></p>'],
    ['role', '<p role="note"></p>'],
    ['state', '<p aria-hidden="true"></p>'],
    ['parent', '<div><p></p></div>'],
  ])('chooses the page that has an element with another %s', (_, element) => {
    const all = chosen({ '/a': page('<p></p>'), '/b': page(`<p></p>${element}`) });
    expect(Object.keys(all)).toEqual(['/b']);
  });

  it('treats elements that differ only in their label as the same kind', () => {
    const pages = { '/a': page('<p aria-label="A"></p>'), '/b': page('<p aria-label="B"></p>') };
    expect(Object.keys(chosen(pages))).toHaveLength(1);
  });

  it('returns "main" for new elements in the content and "document" for others', () => {
    const pages = {
      '/a': page('<p></p><b></b><i></i>'),
      '/content': page('<p></p><u></u>'),
      '/around': page('<p></p>', '<aside></aside>'),
    };
    expect(chosen(pages)).toMatchObject({ '/content': 'main', '/around': 'document' });
  });
});
