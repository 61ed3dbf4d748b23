import { describe, expect, it } from 'vitest';
import stripRouteHashesLoader from './stripRouteHashesLoader.cjs';

const routes = `
    component: ComponentCreator('/docs', '4e2'),
        component: ComponentCreator('/docs', '06e'),
    component: ComponentCreator('/docs/two-words', '859'),
  component: ComponentCreator('*'),`;
const chunkNames = `{
  "/docs-4e2": {
    "__comp": "5e95c892"
  },
  "/docs-06e": {
    "__comp": "a7bd4aaa"
  },
  "/docs/two-words-859": {
    "content": "c0f7061f"
  }
}`;

const strip = (source: string): string =>
  stripRouteHashesLoader.call({ resourcePath: 'routes.js' }, source);

describe('the loader that strips hashes of routes', () => {
  it('keeps those of layouts, which share an address', () => {
    expect(Object.keys(JSON.parse(strip(chunkNames)) as object)).toEqual([
      '/docs-4e2',
      '/docs-06e',
      '/docs/two-words-0',
    ]);
  });

  it('writes the same into the routes as into the names of their chunks', () => {
    const created = Array.from(
      strip(routes).matchAll(/ComponentCreator\('(.+?)', '(.+?)'\)/g),
      ([, address, hash]) => `${address}-${hash}`,
    );
    expect(created).toEqual(Object.keys(JSON.parse(strip(chunkNames)) as object));
    expect(strip(routes)).toContain("ComponentCreator('*')");
  });

  it('says so when there is no hash to strip', () => {
    expect(() => strip('export default []')).toThrow('stripRouteHashesLoader.cjs');
  });
});
