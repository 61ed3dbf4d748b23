import type { PageBlock, BuiltPage } from '../../src/search/records/builtPage';
import { createStore, type SearchStore, type Synonyms } from '../../src/search/records/store';

/** Returns a store of `pages` with a few stop words and `synonyms`. */
export function createTestStore(
  pages: readonly BuiltPage[],
  synonyms: Partial<Synonyms> = {},
): SearchStore {
  return createStore(pages, 'https://example.test', {
    oneWay: {},
    groups: [],
    stopWords: ['the', 'a', 'how', 'to'],
    fillers: [],
    trouble: [],
    tasks: {},
    ...synonyms,
  });
}

/** Returns a page whose `lines` are headings (`## Title`), code (`> code`) or paragraphs. */
export function createPage(
  path: string,
  group: string,
  title: string,
  lines: readonly string[],
): BuiltPage {
  return {
    path,
    group,
    title,
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    next: undefined,
    blocks: [{ kind: 'heading', level: 1, text: title, anchor: null }, ...lines.map(blockOf)],
  };
}

function blockOf(line: string): PageBlock {
  const heading = /^(#{2,6}) (.*)$/.exec(line);
  if (heading) {
    const text = heading[2] ?? '';
    const anchor = text.toLowerCase().replace(/\W+/g, '-');
    return { kind: 'heading', level: heading[1]?.length ?? 2, text, anchor };
  }
  return line.startsWith('> ')
    ? { kind: 'code', text: line.slice(2) }
    : { kind: 'text', text: line };
}

export const smallSite: readonly BuiltPage[] = [
  createPage('/docs/intro', 'Documentation', 'Introduction', ['Models are written in code.']),
  createPage('/docs/tutorial-overview/modifications', 'Getting Started', 'Modifications', [
    'Change a solid that is there already.',
    '## Fillet and chamfer',
    'Round the edges of a box with a fillet, or cut them flat with a chamfer.',
    '## Shell',
    'Hollow a box out and leave a wall.',
  ]),
  createPage('/docs/tutorial-overview/combinations', 'Getting Started', 'Combinations', [
    'Fuse two boxes, cut one from the other, or keep what both share.',
  ]),
  createPage('/docs/api/functions/makeBox', 'Functions', 'makeBox', [
    '> makeBox(corner1: Point, corner2: Point): Solid',
    'A box between two opposite corners.',
  ]),
  createPage('/docs/api/functions/makeBaseBox', 'Functions', 'makeBaseBox', [
    '> makeBaseBox(x: number, y: number, z: number): Solid',
    'A box that stands on the ground.',
  ]),
  createPage('/docs/api/functions/draw', 'Functions', 'draw', [
    '> draw(initialPoint?: Point2D): DrawingPen',
    'A pen that starts a drawing.',
  ]),
  createPage('/docs/api/functions/drawCircle', 'Functions', 'drawCircle', [
    '> drawCircle(radius: number): Drawing',
    'A circle around the origin.',
  ]),
  createPage('/docs/api/classes/3DShape', 'Classes', '3DShape', [
    '## Methods',
    '### fillet',
    '> fillet(radius: number, filter?: EdgeFinder): Shape3D',
    'Rounds edges.',
    '### chamfer',
    '> chamfer(distance: number): Shape3D',
  ]),
  createPage('/docs/api/classes/Drawing', 'Classes', 'Drawing', [
    '## Methods',
    '### fillet',
    '> fillet(radius: number): Drawing',
    'Rounds corners.',
  ]),
];
