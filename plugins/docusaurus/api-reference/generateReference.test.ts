import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameWithoutUnderscore, docPath } from './categories';
import { parametersOf } from './declarations/parametersOf';
import { validateReference } from './validateReference';
import { generateReference, readReference, renderPages } from './generateReference';
import { Reference } from './Reference';
import { declarationsFile } from './referencePaths';
import { apiSidebarItems } from './sidebar';
import { nameTooltips } from './nameTooltips';
import { moreUses } from './pages/usage';
import { readSiteUses } from './usage/siteUses';

const reference = readReference();
const uses = readSiteUses();
const pages = renderPages(reference, 'Introduction.', uses);
const page = (path: string) => pages.get(`${path}.md`) ?? '';

/** Returns the anchors on a page: ids of headings, list entries and empty elements. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/\{#([\w-]+)\}|<(?:li|a) id="([^"]+)"/g)].map((match) => match[1] ?? match[2]);

test('the reference describes every symbol, member, parameter and type, and nothing else', () => {
  expect(validateReference(reference)).toEqual([]);
});

test('a symbol or member without a description is reported by name', () => {
  const symbols = new Map(reference.descriptions.symbols);
  symbols.delete('draw');
  symbols.set('Vertex', { summary: 'A point.', get: 'Make one.', example: 'x' });
  const problems = validateReference(
    new Reference(reference.declarations, { ...reference.descriptions, symbols }, reference.models),
  );
  expect(problems).toEqual(['draw has no description', 'Vertex.asTuple has no description']);
});

test('a description of something that the library does not have is reported by name', () => {
  const symbols = new Map(reference.descriptions.symbols).set('drawStar', {
    summary: 'Draws a star.',
  });
  const problems = validateReference(
    new Reference(reference.declarations, { ...reference.descriptions, symbols }, reference.models),
  );
  expect(problems).toEqual(['a description of drawStar, which the library does not have']);
});

// Requirement 2.70.
test('parameters without a description and descriptions of unknown parameters are reported', () => {
  const memberParameters = new Map(reference.descriptions.memberParameters);
  memberParameters.set(
    'DistanceTool',
    new Map([
      [
        'distanceBetween',
        new Map([
          ['shape1', 'One.'],
          ['shape3', 'Three.'],
        ]),
      ],
    ]),
  );
  const problems = validateReference(
    new Reference(
      reference.declarations,
      { ...reference.descriptions, memberParameters },
      reference.models,
    ),
  );
  expect(problems).toEqual([
    'a description of DistanceTool.distanceBetween(shape3), which the library does not have',
    'the parameter DistanceTool.distanceBetween(shape2) has no description',
  ]);
});

// Requirement 2.70.
test('each parameter of a function, method and constructor has a row in a table', () => {
  for (const { kind, name, signatures, members } of reference.declarations.symbols.values()) {
    const text = page(docPath(kind, name));
    for (const { path } of [{ signatures }, ...members].flatMap(parametersOf)) {
      expect(text, name).toContain(`\n| \`${path}\``);
    }
  }
});

// Requirement 2.70.
test('options objects have a table of fields, and interfaces that calls return have none', () => {
  expect(page('interfaces/LoftConfig')).toMatch(
    /^\| `ruled` \(optional\) \| .*boolean.* \| `true` \| Whether sides are straight/m,
  );
  const columns = '| Parameter | Type |';
  expect(page('interfaces/GenericSweepConfig')).toContain(columns);
  expect(page('interfaces/ShapeMesh')).not.toContain(columns);
  expect(page('interfaces/CurveLike').split(columns).length).toBe(3);
});

test('a parameter of an overloaded method shows the types of all overloads', () => {
  const [row] = /^\| `inputPlane`.*$/m.exec(page('classes/Drawing')) ?? [];
  expect(row).toContain('/docs/api/classes/Plane">');
  expect(row).toContain('/docs/api/type-aliases/PlaneName">');
});

test('the reference has a page for the index and for each of the 185 symbols', () => {
  expect(pages.size).toBe(186);
});

// Generates the reference twice, which takes more than Vitest's 5 s on a busy machine.
test('an unchanged page keeps its modification time', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  const pagesFolder = join(folder, 'api');
  const write = () =>
    generateReference({
      pagesFolder,
      tooltipsFile: join(folder, 'cards.json'),
      usesFile: join(folder, 'uses.json'),
    });
  write();
  const [same, other, gone] = ['functions/draw.md', 'functions/loft.md', 'functions/gone.md'].map(
    (name) => join(pagesFolder, name),
  ) as [string, string, string];
  for (const file of [other, gone]) writeFileSync(file, 'Something else.');
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
  utimesSync(same, yesterday, yesterday);
  write();
  expect(Math.round(statSync(same).mtimeMs)).toBe(yesterday.getTime());
  expect(readFileSync(other, 'utf8')).toBe(page('functions/loft'));
  expect(existsSync(gone)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('every link within the reference leads to an existing page and anchor', () => {
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

test('ids and headings are unique on each page', () => {
  for (const [path, text] of pages) {
    const anchors = anchorsOf(text);
    expect(new Set(anchors).size, path).toBe(anchors.length);
    const headings = [...text.matchAll(/^##+ (.+) \{#/gm)].map(([, title]) => title);
    expect(new Set(headings).size, path).toBe(headings.length);
  }
});

test('a member is described in full only on the page of its class', () => {
  expect(page('classes/Shape')).toContain('### translate {#translate}');
  expect(page('classes/Solid')).not.toContain('### translate');
});

// Requirement 2.71.
test('inherited members have a signature, a sentence and a link to their description', () => {
  const solid = page('classes/Solid');
  const [entry = ''] = /<li id="translate">.*?<\/li>/s.exec(solid) ?? [];
  expect(entry).toContain(
    '<a href="/docs/api/classes/Shape#translate">translate</a>(xDist: number,',
  );
  expect(entry).toContain('Returns the shape moved by three distances in mm, or by a vector.');
  expect(entry).not.toContain('Consumes it.');
  expect(solid).toContain('href="/docs/api/classes/3DShape#fillet"');
});

// Requirement 2.72.
test('types list the calls that take and return them, and symbols their guides and models', () => {
  const noteOf = (path: string, label: string) =>
    new RegExp(`<strong>${label}</strong>.*`).exec(page(path))?.[0] ?? '';
  expect(noteOf('interfaces/LoftConfig', 'Taken by')).toContain(
    '<a href="/docs/api/classes/Sketch#loftwith"><code>Sketch.loftWith</code></a>',
  );
  expect(noteOf('classes/Drawing', 'Returned by')).toContain('<code>drawCircle</code>');
  expect(noteOf('classes/Drawing', 'Returned by')).not.toContain('Drawing.cut');
  expect(noteOf('functions/loft', 'Taken by')).toBe('');
  expect(noteOf('classes/Solid', 'Guides')).toContain('<a href="/docs/tutorial-overview/');
  expect(noteOf('functions/drawCircle', 'Models')).toMatch(/<a href="\/docs\//);
});

// Requirement 2.72.
test('the visible and hidden parts of a long list of uses together contain every use', () => {
  const all = uses.guides.get('Drawing') ?? [];
  const line = /<strong>Guides<\/strong>.*/.exec(page('classes/Drawing'))?.[0] ?? '';
  const visible = Array.from(line.matchAll(/<a href="([^"]+)"/g), ([, address]) => address);
  const rest = moreUses(reference, uses)['Drawing']?.['Guides'] ?? [];
  expect(rest.length).toBeGreaterThan(1);
  expect(line).toContain(`<MoreUses symbol="Drawing" list="Guides" count="${rest.length}" />`);
  expect([...visible, ...rest.map(([, address]) => address)]).toEqual(
    all.map(({ address }) => address),
  );
});

// Requirement 2.98.
test('a class begins with a table of all members, with signature and first sentence', () => {
  const overview = (name: string) => page(`classes/${name}`).split('\n## ')[0] ?? '';
  const row = (anchor: string, signature: string, sentence: string) =>
    `| <span class="api-type">[${anchor}](#${anchor})${signature}</span> | ${sentence} |`;
  expect(overview('Drawing')).toContain(
    row('cut', '(other): Drawing', 'Returns what is left of this drawing outside `other`.'),
  );
  expect(overview('Solid')).toContain('| Inherited from [`Shape`](/docs/api/classes/Shape) | |');
  expect(overview('Solid')).toContain(
    row(
      'mesh',
      '(options?): ShapeMesh',
      'Returns triangles for drawing, see [`ShapeMesh`](/docs/api/interfaces/ShapeMesh).',
    ),
  );
  for (const name of ['Drawing', 'Solid', 'Wire']) {
    const symbol = reference.declarations.symbols.get(name)!;
    const members = [...reference.ownMembers(symbol), ...reference.inheritedMembers(symbol)];
    expect(overview(name).match(/^\| <.+>\[\w+\]\(#\w+\).+> \| .+\. \|$/gm)).toHaveLength(
      members.filter(({ kind }) => kind !== 'constructor').length,
    );
  }
});

test('declarations show type names without the underscore that programs use', () => {
  const declarations = [...pages.values()].flatMap((text) =>
    [...text.matchAll(/<div class="api-signature">(.*?)<\/div>/gs)].map(([block]) => block),
  );
  expect(declarations.filter((block) => /_[13]DShape/.test(block))).toEqual([]);
  expect(page('classes/Solid')).toContain(
    'class Solid extends <a href="/docs/api/classes/3DShape">3DShape</a>',
  );
  // Programs write `_3DShape`, so the page must mention that name.
  expect(page('classes/3DShape')).toContain('Programs write it `_3DShape`');
});

test('every symbol and member with a page has a tooltip with its signature and first sentence', () => {
  const cards = nameTooltips(reference);
  expect(cards['/functions/drawCircle']).toEqual([
    'drawCircle(radius: number): Drawing',
    expect.stringMatching(/^[^`[]+\.$/),
  ]);
  expect(cards['/classes/3DShape#fillet']?.[0]).toMatch(/^fillet\(radiusConfig: .*\): Shape3D$/);
  expect(Object.values(cards).filter(([signature]) => /[\n<]a |_[13]D/.test(signature))).toEqual(
    [],
  );
  expect(Object.keys(cards).length).toBeGreaterThan(500);
});

test('"See also" explains similar names, and unknown names are reported', () => {
  expect(page('functions/makeBox')).toContain(
    '**See also:** [`makeBaseBox`](/docs/api/functions/makeBaseBox) takes three sizes',
  );
  expect(page('classes/Drawing')).toContain(
    '[`Drawing.chamfer`](/docs/api/classes/Drawing#chamfer) cuts straight',
  );
  const seeAlso = new Map([['drawCircle', new Map([['drawRound', 'is round']])]]);
  const problems = validateReference(
    new Reference(reference.declarations, { ...reference.descriptions, seeAlso }, reference.models),
  );
  expect(problems).toEqual(['see-also.yaml names drawRound, which the library does not have']);
});

test('a symbol links to its declaration in the source of the described version', () => {
  expect(page('functions/loft')).toMatch(
    /<a href="https:\/\/github\.com\/.*\/blob\/v0\.20\.2\/packages\/replicad\/src\/addThickness\.ts#L\d+">/,
  );
  const without = [...reference.declarations.symbols.keys()].filter(
    (name) => !reference.sources.has(name),
  );
  // SketchInterface is in a file with only types, which is in no source map.
  expect(without).toEqual(['SketchInterface']);
});

// Requirement 2.73.
test('the index lists everyday symbols first, then advanced symbols, then kernel symbols', () => {
  const list = /## Utilities[^]*?\n## /.exec(page('index'))?.[0] ?? '';
  const places = ['`setOC`', 'Advanced', '`isPoint`', 'the kernel itself', '`asPnt`'].map((text) =>
    list.indexOf(text),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  const utilities = apiSidebarItems.find(({ label }) => label === 'Utilities');
  expect(utilities?.items.at(-1)?.label).toBe('axis2d');
});

test('constructors that readers do not call come last on their page', () => {
  const groups = (path: string) =>
    [...page(path).matchAll(/^## .+ \{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor);
  expect(groups('classes/Vector')[0]).toBe('constructors');
  expect(groups('classes/EdgeFinder')[0]).toBe('constructors');
  expect(groups('classes/Drawing').slice(-2)).toEqual(['constructors', 'types']);
});

test('declarations contain type parameters and ancestors', () => {
  expect(page('type-aliases/RadiusConfig')).toContain('type RadiusConfig&lt;R = number&gt; = ');
  expect(page('type-aliases/FilterFcn')).toContain('type FilterFcn&lt;Type&gt; = ');
  expect(page('classes/Solid')).toContain(
    'extends <a href="/docs/api/classes/3DShape">3DShape</a>',
  );
  expect(page('classes/3DShape')).toContain('class 3DShape&lt;');
});

test('members of a base class without a page are described on each of its subclasses', () => {
  for (const name of ['EdgeFinder', 'FaceFinder', 'CornerFinder']) {
    expect(page(`classes/${name}`)).toContain('### find {#find}');
  }
});

test('members that start with an underscore and the `oc` member of a plane are hidden', () => {
  const hidden = [...pages].filter(([, text]) => /^### (_|oc\b)/m.test(text)).map(([path]) => path);
  expect(hidden).toEqual([]);
});

test('anchors of old URLs still exist', () => {
  const shape = ['shape-transformations', 'shape-export', 'methods', 'accessors', 'other'];
  const pen = ['line-segment', 'arc-segment', 'ellipse-arc-segment', 'bezier-curve', 'methods'];
  const oldAnchors: Readonly<Record<string, readonly string[]>> = {
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
  for (const [path, anchors] of Object.entries(oldAnchors)) {
    expect(anchorsOf(page(path)), path).toEqual(expect.arrayContaining([...anchors]));
  }
});

test('a type without a page is explained where a signature mentions it', () => {
  expect(page('classes/Plane')).toContain('href="#type-direction"');
  expect(page('classes/Plane')).toContain('<li id="type-direction">');
  // The first note mentions another type, so this type also needs a note.
  expect(page('type-aliases/SplineConfig')).toContain('<li id="type-startsplinetangent">');
});

test('headings and titles are names without parentheses or kinds', () => {
  expect(page('classes/3DShape')).toContain('title: "3DShape"');
  for (const { kind, name } of reference.declarations.symbols.values()) {
    expect(page(docPath(kind, name))).toContain(`title: "${nameWithoutUnderscore(name)}"`);
  }
});

test('no page contains a sentence from comments in the library', () => {
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
