import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readBuilt } from '../support/build';

const pageAt = (address: string): CheerioAPI => load(readBuilt(`${address}/index.html`));
const intro = pageAt('/docs/intro');
const drawing = pageAt('/docs/tutorial-overview/drawing');

/** Returns the URLs and targets of the links with the text `name` within `place`. */
function linksIn($: CheerioAPI, place: string, name: string) {
  return $(place)
    .find('a')
    .filter((_, link) => $(link).text().trim() === name)
    .toArray()
    .map((link) => ({ href: link.attribs['href'], target: link.attribs['target'] }));
}

describe('the navigation of the site', () => {
  // Requirement 2.24.
  it.each([
    ['Documentation', '/docs/intro', undefined],
    ['API', '/docs/api/', undefined],
    ['Workbench', 'https://studio.replicad.xyz/workbench', '_blank'],
    ['GitHub', 'https://github.com/sgenoud/replicad', '_blank'],
  ])('the navbar links to %s', (name, href, target) => {
    expect(linksIn(intro, 'nav[aria-label="Main"]', name)).toContainEqual({ href, target });
  });

  it.each([
    ['/docs/intro', 'Documentation'],
    ['/docs/examples/gridfinity', 'Documentation'],
    ['/docs/api', 'API'],
    ['/docs/api/classes/Drawing', 'API'],
  ])('the navbar on %s highlights one link: %s', (address, name) => {
    const $ = pageAt(address);
    expect($('nav[aria-label="Main"] [aria-current="page"]').text()).toBe(name);
  });
});

it.each([
  ['the sidebar', '/docs/intro', 'nav[aria-label="Docs sidebar"]'],
  ['the home page', '', 'main'],
])('%s links to the playground', (_, address, place) => {
  const links = pageAt(address)(place).find('a').toArray();
  expect(links.map(({ attribs }) => attribs['href'])).toContain('/playground');
});

// Requirements 2.26–2.28.
it('the footer has the columns Docs and More and a copyright line', () => {
  const footer = intro('footer.footer');
  for (const text of ['Docs', 'More', 'Copyright ©']) expect(footer.text()).toContain(text);
  for (const name of ['Documentation', 'API', 'GitHub'])
    expect(linksIn(intro, 'footer.footer', name)).not.toEqual([]);
});

// Requirements 1.8, 9.1.
it('pages name the version of the library that they describe', () => {
  expect(intro('nav, footer').text()).toContain('0.20.1');
});

// Requirement 1.1.
it('the home page shows the tagline', () => {
  expect(pageAt('')('main').text()).toContain(
    'The library to build browser based 3D models with code.',
  );
});

// Requirements 2.31, 9.4.
it('the table of contents lists the headings of levels 2 and 3', () => {
  const headings = drawing('article .markdown')
    .find('h2[id], h3[id]')
    .toArray()
    .map(({ attribs }) => `#${attribs['id']}`);
  const entries = drawing('nav[aria-label="On this page"].theme-doc-toc-desktop a')
    .toArray()
    .map(({ attribs }) => attribs['href']);
  expect(headings.length).toBeGreaterThan(1);
  expect(entries).toEqual(headings);
});

// Requirement 2.9.
it('the sidebar marks the current page, and breadcrumbs name its category', () => {
  expect(drawing('aside [aria-current="page"]').text()).toBe('Drawing');
  expect(drawing('nav[aria-label="Breadcrumbs"]').text()).toContain('Getting Started');
});
