import { describe, expect, it } from 'vitest';
import { readMarkdownPage } from './readMarkdownPage';

const html = (article: string) => `<!doctype html><html><head>
  <meta name="description" content="Find faces."></head><body><main><article>
  <nav><ul class="breadcrumbs"><li class="breadcrumbs__item"><a href="/"><svg></svg></a></li>
  <li class="breadcrumbs__item">Getting Started</li>
  <li class="breadcrumbs__item breadcrumbs__item--active">Finders</li></ul></nav>
  <div class="theme-doc-markdown markdown"><header><h1>Finders</h1></header>${article}</div>
  <footer>Edit this page</footer></article>
  <nav><a class="pagination-nav__link pagination-nav__link--next" href="/docs/next">Next</a></nav>
  </main></body></html>`;

/** Returns the Markdown of a page below its header. */
function bodyOf(article: string): string {
  const { markdown } = readMarkdownPage(html(article), '/docs/f', 'https://site.example');
  return markdown.split('\n\n').slice(3).join('\n\n').trimEnd();
}

describe('the Markdown of a page', () => {
  it('begins with title, summary and URL, and has a category and a next page', () => {
    const page = readMarkdownPage(html('<p>Words.</p>'), '/docs/f', 'https://site.example');
    expect(page.markdown).toBe(
      '# Finders\n\n> Find faces.\n\nSource: https://site.example/docs/f\n\nWords.\n',
    );
    expect(page).toMatchObject({ category: 'Getting Started', next: '/docs/next' });
  });

  it('contains headings without their anchor link, and formatted paragraphs', () => {
    expect(
      bodyOf(`<h2 id="a">Faces<a class="hash-link" href="#a">\u200B</a></h2>
        <p>A <strong>finder</strong> keeps <em>some</em>, see
        <a href="/docs/g#x"><code>a\`b</code></a> and <a href="#a">above</a>.</p>`),
    ).toBe(
      '## Faces\n\nA **finder** keeps *some*, see [``a`b``](/docs/g#x) and [above](/docs/f#a).',
    );
  });

  it('escapes characters that Markdown would interpret', () => {
    expect(bodyOf('<p>a * b_c &lt;Model&gt; [x] _y_</p><p>1. no list</p><p># none</p>')).toBe(
      'a \\* b_c \\<Model> \\[x] \\_y\\_\n\n1\\. no list\n\n\\# none',
    );
  });

  it('omits the summaries that expand lists and models, and keeps the text of other details', () => {
    const more = '<p><a href="/a">A</a> <button>and 2 more</button></p>';
    const fold = '<details><summary data-search="off">Example: B</summary><p>B</p></details>';
    const other = '<details><summary>Why</summary><p>C</p></details>';
    expect(bodyOf(more + fold + other)).toBe('[A](/a)\n\nB\n\nWhy\n\nC');
  });

  it('contains nested lists, and tables with escaped bars in cells', () => {
    expect(
      bodyOf('<ol><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ol>'),
    ).toBe('1. One\n   - Two\n\n2. Three\n\n   Four');
    expect(bodyOf('<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><td>c</table>')).toBe(
      '| A | B |\n| - | - |\n| `a\\|b` | c |',
    );
  });

  it('contains code with its language and title, and declarations as TypeScript', () => {
    expect(
      bodyOf(`<div class="language-js theme-code-block"><div class="codeBlockTitle_x">a.js</div>
        <pre class="prism-code language-js"><code><span>const a</span> = 1;\n  b();\n</code></pre>
        <button>Copy</button></div><div class="api-signature">draw(): <a href="/p">Pen</a></div>`),
    ).toBe('```js title="a.js"\nconst a = 1;\n  b();\n```\n\n```ts\ndraw(): Pen\n```');
  });

  const model = (title: string, id: string, more = '') =>
    `<figure aria-labelledby="${id}"><noscript><img alt="A cube of 20 mm." src="/a.webp"></noscript>${more}
      <p id="${id}">${title}</p><dl><div><dt>Volume</dt><dd>8,000 mm³</dd></div><div><dt>Faces</dt><dd>6</dd></div></dl>
      <button>Turn</button><pre class="language-js"><code>make();\n</code></pre></figure>`;

  it('describes a model by name, description of the picture, code and measurements', () => {
    expect(bodyOf(model('Cube', 'm'))).toBe(
      '**Cube** — A cube of 20 mm.\n\n```js title="Cube"\nmake();\n```\n\nVolume: 8,000 mm³ · Faces: 6',
    );
    expect(bodyOf(model('Cube', 'm', '<div><p>Line 3: it failed.</p></div>'))).toContain(
      'mm.\n\n> Line 3: it failed.\n\n```js',
    );
  });

  it('contains every step of a tutorial, without its controls', () => {
    const steps = bodyOf(
      `<div role="group"><button>Next</button><p aria-live="polite">Step 1 of 2: Cube</p>
        ${model('Cube', 'm')}${model('Ball', 'n')}</div>`,
    );
    expect(steps.match(/\*\*.*\*\*/g)).toEqual(['**Step 1 of 2: Cube**', '**Step 2 of 2: Ball**']);
    expect(steps).not.toMatch(/Next|^Step/m);
  });

  it('contains cards as links with their text, and separates adjacent links', () => {
    expect(
      bodyOf(
        `<ul><li><a href="/a"><img alt="A vase." src="/a.webp"><span>Vase</span><span>Loft</span></a></li></ul>
        <a href="/b"><img alt="A box." src="/b.webp"></a><p><a href="/c">Box</a><a href="/d">Open</a>,
        <a href="/e">one</a> or <a id="old"></a><a href="/f">other</a>.</p>`,
      ),
    ).toBe('- [Vase — Loft](/a)\n\n[Box](/c) [Open](/d), [one](/e) or [other](/f).');
  });

  it('contains the labels of drawings, and keys as code', () => {
    expect(
      bodyOf('<p>Press <kbd>Ctrl</kbd> <kbd>K</kbd>.</p><svg aria-label="Two planes"></svg>'),
    ).toBe('Press `Ctrl` `K`.\n\n*Drawing: Two planes*');
  });

  it('requires a title; the error for a page without one names its URL', () => {
    const page = html('').replace('<h1>Finders</h1>', '');
    expect(() => readMarkdownPage(page, '/docs/f', '')).toThrow('/docs/f does not begin');
  });
});
