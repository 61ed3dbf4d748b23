import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareName, docPath } from './categories';
import { validateReference } from './validateReference';
import { readReference, renderPages } from './generate';
import { Reference } from './Reference';

const declarationsFile = 'node_modules/replicad/dist/replicad.d.ts';
const reference = readReference({ declarationsFile, pluginFolder: 'plugins/api-reference' });
const pages = renderPages(reference, 'Introduction.');
const page = (path: string) => pages.get(`${path}.md`) ?? '';

/** Ids that headings, list entries and bare anchors of a page carry. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/\{#([\w-]+)\}|<(?:li|a) id="([^"]+)"/g)].map((match) => match[1] ?? match[2]);

test('every symbol, member, parameter and type is described, and nothing else is', () => {
  expect(validateReference(reference)).toEqual([]);
});

test('a symbol or member without a description is reported by name', () => {
  const symbols = new Map(reference.descriptions.symbols);
  symbols.delete('draw');
  symbols.set('Vertex', { summary: 'A point.', get: 'Make one.', example: 'x' });
  const problems = validateReference(
    new Reference(reference.declarations, { ...reference.descriptions, symbols }),
  );
  expect(problems).toEqual(['draw has no description', 'Vertex.asTuple has no description']);
});

test('a description of something the library does not have is reported by name', () => {
  const symbols = new Map(reference.descriptions.symbols).set('drawStar', {
    summary: 'Draws a star.',
  });
  const problems = validateReference(
    new Reference(reference.declarations, { ...reference.descriptions, symbols }),
  );
  expect(problems).toEqual(['a description of drawStar, which the library does not have']);
});

test('there is a page for the index and for each of the 185 symbols', () => {
  expect(pages.size).toBe(186);
});

test('every link inside the reference leads to a page and an anchor that exist', () => {
  const broken: string[] = [];
  for (const [path, text] of pages) {
    for (const [, address = ''] of text.matchAll(/(?:href="|\]\()([^")\s]+)/g)) {
      const [to = '', anchor] = address.split('#');
      if (to && !to.startsWith('/docs/api/')) continue;
      const target = to ? pages.get(`${to.replace('/docs/api/', '')}.md`) : text;
      const isThere = target !== undefined && (!anchor || anchorsOf(target).includes(anchor));
      if (!isThere) broken.push(`${path} → ${address}`);
    }
  }
  expect(broken).toEqual([]);
});

test('ids are unique on each page, and so are headings', () => {
  for (const [path, text] of pages) {
    const anchors = anchorsOf(text);
    expect(new Set(anchors).size, path).toBe(anchors.length);
    const headings = [...text.matchAll(/^##+ (.+) \{#/gm)].map(([, title]) => title);
    expect(new Set(headings).size, path).toBe(headings.length);
  }
});

test('own members stand in full on their page, inherited ones are links', () => {
  expect(page('classes/Shape')).toContain('### translate {#translate}');
  expect(page('classes/Solid')).not.toContain('### translate');
  expect(page('classes/Solid')).toContain(
    '<li id="translate"><a href="/docs/api/classes/Shape#translate">',
  );
  expect(page('classes/Solid')).toContain('href="/docs/api/classes/3DShape#fillet"');
});

test('members of a base class without a page stand in full on each child', () => {
  for (const name of ['EdgeFinder', 'FaceFinder', 'CornerFinder']) {
    expect(page(`classes/${name}`)).toContain('### find {#find}');
  }
});

test('members that start with an underscore, and the kernel of a plane, are hidden', () => {
  const hidden = [...pages].filter(([, text]) => /^### (_|oc\b)/m.test(text)).map(([path]) => path);
  expect(hidden).toEqual([]);
});

test('old addresses with an anchor still lead somewhere', () => {
  const shape = ['shape-transformations', 'shape-export', 'methods', 'accessors', 'other'];
  const pen = ['line-segment', 'arc-segment', 'ellipse-arc-segment', 'bezier-curve', 'methods'];
  const kept: Readonly<Record<string, readonly string[]>> = {
    index: ['drawing', 'import', 'finders', 'solids', 'measure', 'other', 'sketching'],
    'classes/Sketch': ['methods', 'accessors', 'properties', 'constructors', 'loftwith'],
    'classes/FaceFinder': ['filter', 'filter-combination', 'inplane', 'constructors'],
    'classes/EdgeFinder': ['filter', 'filter-combination', 'indirection', 'either'],
    'classes/CornerFinder': ['filter', 'filter-combination'],
    'classes/Vertex': [...shape, 'constructors', 'translate'],
    'classes/Solid': [...shape, 'shape-modifications', 'fillet'],
    'classes/3DShape': [...shape, 'shape-modifications', 'fillet'],
    'classes/Drawing': ['drawing-modifications', 'methods', 'other', 'fillet'],
    'classes/DrawingPen': [...pen, 'other', 'lineto'],
    'classes/Sketcher': [...pen, 'lineto'],
    'interfaces/GenericSketcher': pen,
  };
  for (const [path, anchors] of Object.entries(kept)) {
    expect(anchorsOf(page(path)), path).toEqual(expect.arrayContaining([...anchors]));
  }
});

test('a type that has no page is explained where a signature mentions it', () => {
  expect(page('classes/Plane')).toContain('href="#type-direction"');
  expect(page('classes/Plane')).toContain('<li id="type-direction">');
  // The note mentions a further type, which is explained in turn.
  expect(page('type-aliases/SplineConfig')).toContain('<li id="type-startsplinetangent">');
});

test('headings and titles are bare names', () => {
  expect(page('classes/3DShape')).toContain('title: "3DShape"');
  for (const { kind, name } of reference.declarations.symbols.values()) {
    expect(page(docPath(kind, name))).toContain(`title: "${bareName(name)}"`);
  }
});

test('no sentence of the comments in the library is on a page', () => {
  const comments = readFileSync(declarationsFile, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const sentences = comments
    .map((comment) => comment.replace(/^\s*\/?\*+\/?/gm, ' ').replace(/@\w+[^@]*/g, ' '))
    .flatMap((comment) => comment.replace(/\s+/g, ' ').split(/[.:](?:\s|$)/))
    .map((sentence) => sentence.replaceAll('`', '').trim().toLowerCase())
    .filter((sentence) => sentence.split(' ').length >= 5);
  expect(sentences.length).toBeGreaterThan(100);
  const all = [...pages.values()].join('\n').replaceAll('`', '').replace(/\s+/g, ' ').toLowerCase();
  expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([]);
});
