import { describe, expect, it } from 'vitest';
import { coveringPages } from './coveringPages';

const page = (main: string, around = '<nav></nav>') => `<body>${around}<main>${main}</main></body>`;

function chosen(pages: Readonly<Record<string, string>>) {
  return Object.fromEntries(coveringPages(new Map(Object.entries(pages))));
}

describe('the pages that cover a site', () => {
  it('are one of those that are built alike', () => {
    const all = chosen({ '/a': page('<p>One</p>'), '/b': page('<p>Two</p>') });
    expect(Object.keys(all)).toHaveLength(1);
  });

  it.each([
    ['tag', '<h2></h2>'],
    ['class', '<p class="note"></p>'],
    ['role', '<p role="note"></p>'],
    ['state', '<p aria-hidden="true"></p>'],
    ['place', '<div><p></p></div>'],
  ])('have each %s that any page has', (_, element) => {
    const all = chosen({ '/a': page('<p></p>'), '/b': page(`<p></p>${element}`) });
    expect(Object.keys(all)).toEqual(['/b']);
  });

  it('do not tell apart what is only named otherwise', () => {
    const pages = { '/a': page('<p aria-label="A"></p>'), '/b': page('<p aria-label="B"></p>') };
    expect(Object.keys(chosen(pages))).toHaveLength(1);
  });

  it('say whether what is new is in the content or around it', () => {
    const pages = {
      '/a': page('<p></p><b></b><i></i>'),
      '/content': page('<p></p><u></u>'),
      '/around': page('<p></p>', '<aside></aside>'),
    };
    expect(chosen(pages)).toMatchObject({ '/content': 'main', '/around': 'document' });
  });
});
