import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

const html = (article: string, head = '') => `<!doctype html><html><head>
  <title>Finders | replicad</title>
  <meta name="docsearch:language" content="en"><meta name="docsearch:version" content="current">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">${head}</head><body>
  <nav class="navbar"><a class="navbar__link navbar__link--active">Documentation</a></nav>
  <article>${article}</article>
  <nav><a class="pagination-nav__link pagination-nav__link--next" href="/docs/next">Next</a></nav>
  </body></html>`;

const crumbs = `<nav class="theme-doc-breadcrumbs"><ul>
  <li class="breadcrumbs__item"><a href="/"><svg></svg></a></li>
  <li class="breadcrumbs__item"><span>Getting Started</span></li>
  <li class="breadcrumbs__item breadcrumbs__item--active">Finders</li></ul></nav>`;

describe('a page in the search index', () => {
  it('is in the group of its innermost category, or else of the active navbar item', () => {
    expect(readPage(html(`${crumbs}<h1>Finders</h1>`), '/docs/f')?.group).toBe('Getting Started');
    expect(readPage(html('<h1>Finders</h1>'), '/docs/f')?.group).toBe('Documentation');
  });

  it('has its first heading as title, or else the title of the document', () => {
    expect(readPage(html('<h1>Find</h1>'), '/docs/f')?.title).toBe('Find');
    expect(readPage(html('<p>Text</p>'), '/docs/f')?.title).toBe('Finders');
  });

  it('has its visible text, without navigation, controls and code', () => {
    const page = readPage(
      html(`${crumbs}<h1>Finders</h1>
        <h2 id="faces">Finding faces<a class="hash-link" href="#faces">\u200b</a></h2>
        <p>A <em>finder</em>\n  picks.</p><ul><li>One<ul><li>Two</li></ul></li></ul>
        <table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>
        <pre><code><span>const x = draw()</span><br><span>.done(); draw();</span></code></pre>
        <pre><code>draw(1).hLine(2)</code></pre>
        <figure><p>A picture's title</p><pre><code>cut()</code></pre></figure>
        <ul class="api-inherited"><li>clone</li><li>delete</li></ul>
        <button>Copy</button><style>.a{}</style><p data-search="off">Facts</p><footer><p>Edit</p></footer>`),
      '/docs/f',
    );
    expect(page?.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Finders', anchor: null },
      { kind: 'heading', level: 2, text: 'Finding faces', anchor: 'faces' },
      { kind: 'text', text: 'A finder picks.' },
      { kind: 'text', text: 'One Two' },
      { kind: 'text', text: 'a b' },
    ]);
  });

  it('has its description as text if it has no article', () => {
    const page = readPage(
      `<title>Playground | replicad</title><meta name="description" content="Write a model.">
      <main><h1>Playground</h1><p>Press Run</p></main>`,
      '/playground',
    );
    expect(page).toMatchObject({ title: 'Playground', group: 'Documentation' });
    expect(page?.blocks).toEqual([{ kind: 'text', text: 'Write a model.' }]);
  });

  it('contains one-line signatures and type definitions in the reference', () => {
    const page = readPage(
      html(`<h1>sweep</h1>
        <div class="api-signature">sweep(path: Wire, config?: { spine?: Wire }): Solid</div>
        <p>Pulls the outline along path.</p><pre><code>sweep(makeWire())</code></pre>
        <h2 id="close">close</h2><div class="api-signature">close(path: Wire): void</div>
        <div class="api-signature">type Mode = "open" | "closed"</div>`),
      '/docs/api/functions/sweep',
    );
    expect(page?.blocks.filter(({ kind }) => kind === 'code')).toEqual([
      { kind: 'code', text: '(path, config?): Solid' },
      { kind: 'code', text: 'type Mode = "open" | "closed"' },
    ]);
  });

  it('has no words of code blocks, not even within a list', () => {
    const list =
      '<h1>Loft</h1><ul><li>Failed to loft<pre><code>loft([])</code></pre>twice</li></ul>';
    expect(readPage(html(list), '/docs/g')?.blocks.map(({ text }) => text)).toEqual([
      'Loft',
      'Failed to loft twice',
    ]);
  });

  it('contains the descriptions of class members without their declarations and tables', () => {
    const page = readPage(
      html(`<h1>Sketch</h1><h2 id="methods">Methods</h2><h3 id="extrude">extrude</h3>
        <div class="api-signature">extrude(height: number): Solid</div><p>Pulls it up.</p>
        <table><tbody><tr><td>height</td><td><span class="api-type">number</span></td>
        <td>In mm.</td></tr></tbody></table>`),
      '/docs/api/classes/Sketch',
    );
    expect(page?.blocks.slice(3)).toEqual([{ kind: 'text', text: 'Pulls it up.' }]);
  });

  // Requirement 13.11.
  it('has level "advanced" or "kernel" if its symbol does not belong to the everyday API', () => {
    const levelOf = (title: string, path: string) =>
      readPage(html(`<h1>${title}</h1>`), path)?.level;
    expect(levelOf('makeBox', '/docs/api/functions/makeBox')).toBeUndefined();
    expect(levelOf('makeAx1', '/docs/api/functions/makeAx1')).toBe('kernel');
    expect(levelOf('makeOffset', '/docs/api/functions/makeOffset')).toBe('advanced');
    expect(levelOf('makeAx1', '/docs/guide')).toBeUndefined();
  });

  it('has the terms of a glossary, without its letter headings', () => {
    const list = '<h1>Glossary</h1><h2 id="letter-b">B</h2><h3 id="bulge">Bulge</h3>';
    expect(readPage(html(list), '/docs/g')?.blocks.map(({ text }) => text)).toEqual([
      'Glossary',
      'Bulge',
    ]);
  });

  it('has language, version, docs tag and next page', () => {
    expect(readPage(html('<h1>F</h1>'), '/docs/f')).toMatchObject({
      ...{ language: 'en', version: 'current', tag: 'docs-default-current', next: '/docs/next' },
    });
  });

  it('is omitted if it is marked "noindex"', () => {
    const head = '<meta name="robots" content="noindex, nofollow">';
    expect(readPage(html('<h1>F</h1>', head), '/docs/f')).toBeUndefined();
  });
});
