import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import plainPaths from './plainPaths';

/** That of the router. */
const pathToRegexp = createRequire(import.meta.resolve('react-router-dom'))('path-to-regexp') as (
  path: string,
  keys: object[],
  options: object,
) => RegExp;

const routes = [
  ...['/', '/docs', '/docs/api/', '/docs/api/classes/1DShape', '/a.b-c', '*'],
  ...['\\/docs', '\\/docs\\/api\\/', '\\/a\\.b\\+c\\*'],
];
const addresses = [
  ...routes,
  ...[
    '/docs/',
    '/docs/api',
    '/DOCS/api/',
    '/docs/apis',
    '/docs/api/classes/1DShape/x',
    '/aXb-c',
    '',
  ],
];
const flags = [true, false];

it('matches as path-to-regexp does', () => {
  for (const route of routes) {
    for (const options of flags.flatMap((end) =>
      flags.flatMap((strict) => flags.map((sensitive) => ({ end, strict, sensitive }))),
    )) {
      const ours: object[] = [];
      const theirs: object[] = [];
      const [our, their] = [plainPaths(route, ours, options), pathToRegexp(route, theirs, options)];
      for (const address of addresses) {
        const label = `${route} ${address} ${JSON.stringify(options)}`;
        expect([...(our.exec(address) ?? [])], label).toEqual([...(their.exec(address) ?? [])]);
      }
      expect(ours.length, route).toBe(theirs.length);
    }
  }
});

it('says so when a route is a pattern', () => {
  expect(() => plainPaths('/docs/:name', [])).toThrow('plainPaths.js');
});
