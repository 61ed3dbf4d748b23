import { expect, test } from 'vitest';
import { nearestRoutes, searchTermsOf } from './nearestRoutes';

const routes = [
  '/docs/intro',
  '/docs/other-ressources',
  '/docs/recipes/fuse-all',
  '/docs/recipes/polar-array',
  '/docs/recipes/sweeped-profile-box',
  '/docs/tutorial-overview/drawing',
  '/docs/tutorial-overview/finders',
  '/docs/tutorial-making-a-watering-can/drawing-the-body',
  '/docs/api/classes/Drawing',
  '/docs/api/functions/drawCircle',
];

test.each([
  ['/docs/other-resources', '/docs/other-ressources'],
  ['/docs/tutorial-overview/finder', '/docs/tutorial-overview/finders'],
  ['/docs/recipe/polar-arrays', '/docs/recipes/polar-array'],
  ['/docs/fuse-all.html', '/docs/recipes/fuse-all'],
  ['/docs/api/functions/drawcircle/', '/docs/api/functions/drawCircle'],
  ['/docs/recipes/swept-profile-box', '/docs/recipes/sweeped-profile-box'],
])('the not-found page for %s suggests %s', (missed, meant) => {
  expect(nearestRoutes(missed, routes)[0]).toBe(meant);
});

test('the not-found page suggests nothing for a URL unlike any route', () => {
  expect(nearestRoutes('/wp-login.php', routes)).toEqual([]);
  expect(nearestRoutes('/', routes)).toEqual([]);
});

test('the not-found page sorts equally likely routes alphabetically', () => {
  const likely = ['/docs/recipes/gear-b', '/docs/recipes/gear-a'];
  expect(nearestRoutes('/docs/recipes/gear-c', likely)).toEqual(likely.toReversed());
});

test('the search box of the not-found page contains the words of the missed URL', () => {
  expect(searchTermsOf('/docs/other-resources.html')).toBe('other resources');
  expect(searchTermsOf('/%E0%A4%A')).toBe('e0 a4 a');
});
