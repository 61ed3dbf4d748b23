import { describe, expect, it } from 'vitest';
import lazyRoutesLoader from './lazyRoutesLoader.cjs';

const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '4e2'),
    routes: [
      {
        path: '/docs/intro',
        component: ComponentCreator('/docs/intro', '0'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const load = (source: string): string =>
  lazyRoutesLoader.call({ resourcePath: 'routes.js' }, source);

interface Route {
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** The routes that the page gets, and the components made so far. */
function evaluate(): { readonly list: readonly Route[]; readonly made: readonly string[] } {
  const made: string[] = [];
  const create = (path: string, hash: string): string => {
    made.push(`${path}-${hash}`);
    return `${path}-${hash}`;
  };
  const body = load(routes)
    .replace(/^import .*$/m, '')
    .replace('export default', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('ComponentCreator', body) as (by: typeof create) => readonly Route[];
  return { list: run(create), made };
}

describe('the loader that makes components of routes on demand', () => {
  it('makes one when it is asked for, once', () => {
    const { list, made } = evaluate();
    expect(made).toEqual([]);
    const page = list[0]?.routes?.[0];
    expect(page?.component).toBe('/docs/intro-0');
    expect(page?.component).toBe('/docs/intro-0');
    expect(made).toEqual(['/docs/intro-0']);
  });

  it('keeps the hash of a layout and all else of a route', () => {
    const { list } = evaluate();
    expect(list[0]?.component).toBe('/docs-4e2');
    expect(list[0]?.routes?.[0]?.exact).toBe(true);
    expect(list[1]?.component).toBe('*-0');
  });

  it.each([
    ['another component', routes.replace("ComponentCreator('*')", "ComponentCreator('/other')")],
    ['no routes', 'export default [];'],
    ['another end', routes.replace('];\n', ']\n')],
  ])('says so when it meets %s', (_, source) => {
    expect(() => load(source)).toThrow('lazyRoutesLoader.cjs');
  });
});
