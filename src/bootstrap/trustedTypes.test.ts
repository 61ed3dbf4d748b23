import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { guardMarkup } from './trustedTypes';

type Rule = (text: string) => string | null;
const made = new Map<string, Readonly<Record<'createHTML' | 'createScriptURL', Rule>>>();

vi.stubGlobal('location', new URL('https://replicad.example/docs/intro'));
vi.stubGlobal('SCRIPT_HOSTS', ['https://script.example']);

function guard() {
  vi.stubGlobal('window', { trustedTypes: { createPolicy: made.set.bind(made) } });
  guardMarkup();
  const policy = made.get('default');
  if (!policy) throw new Error('No policy was made.');
  return policy;
}

afterEach(() => made.clear());
// Restores the globals, because other test files share this process.
afterAll(() => vi.unstubAllGlobals());

// Requirement 12.17.
describe('the Trusted Types policy for HTML', () => {
  it.each([
    'Classes',
    '<mark>Fillet</mark> &amp; chamfer, a &lt; b',
    '<code>drawRectangle</code> in <em>two</em> <strong>steps</strong>',
    '<span class="code-line"><span class="token keyword" style="color:red">import</span><wbr></span>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '\n<p style="font-weight: bold">See <a href="https://docusaurus.io/docs">its guide</a>.<br/></p>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<path d="M0 0Z" stroke="#3f7fb5"/><path d="M1 1Z"/></svg>',
  ])('accepts markup that the site writes: %s', (html) => {
    expect(guard().createHTML(html)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'a<iframe srcdoc="<b>b</b>"></iframe>',
    '<svg><a href="https://evil.example"></a></svg>',
    '<svg viewBox="0 0 9 9"><path d="M0 0Z"/><image href="https://evil.example/a.png"/></svg>',
    '<style>*{display:none}</style>',
    '<base href="https://evil.example">',
    '<form action="/elsewhere"><input></form>',
    '<a<img src=x>',
    '<',
  ])('rejects other markup: %s', (html) => {
    expect(guard().createHTML(html)).toBeNull();
  });

  it('rejects very long markup quickly', () => {
    const { createHTML } = guard();
    const started = performance.now();
    expect(createHTML('<b '.repeat(100_000))).toBeNull();
    expect(createHTML(`${'<b>b</b>'.repeat(100_000)}<i`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

// Requirement 12.17.
describe('the Trusted Types policy for script URLs', () => {
  it.each(['/assets/js/main.js', 'worker.js', 'https://script.example/insights.js'])(
    'accepts URLs of the site and of the named hosts: %s',
    (address) => expect(guard().createScriptURL(address)).toBe(address),
  );

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,a', 'blob:x'])(
    'rejects URLs of other origins: %s',
    (address) => expect(guard().createScriptURL(address)).toBeNull(),
  );
});

it('guardMarkup does nothing in browsers without Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(guardMarkup).not.toThrow();
});
