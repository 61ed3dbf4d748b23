import { beforeEach, expect, it, vi } from 'vitest';
import { makeOnDemand } from './makeOnDemand';

const create = vi.hoisted(() => vi.fn((path: string, hash: string) => `${path}-${hash}`));
vi.mock('@docusaurus/ComponentCreator', () => ({ default: create }));

interface Route {
  readonly component?: string;
  readonly routes?: readonly Route[];
}

beforeEach(() => create.mockClear());

it('the component of a route is made when it is asked for, once', () => {
  const routes = [{ path: '/docs', routes: [{ path: '/docs/intro' }] }];
  const [layout] = makeOnDemand(routes) as readonly Route[];
  expect(create).not.toHaveBeenCalled();
  expect(layout?.routes?.[0]?.component).toBe('/docs/intro-0');
  expect(layout?.routes?.[0]?.component).toBe('/docs/intro-0');
  expect(create).toHaveBeenCalledTimes(1);
});

it('a layout has the component of its own hash', () => {
  const [layout] = makeOnDemand([{ path: '/docs', hash: '4e2' }]) as readonly Route[];
  expect(layout?.component).toBe('/docs-4e2');
});
