// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { onRouteUpdate } from './limitPrefetch';

const prefetch = vi.fn(() => false as const);
const preload = vi.fn(() => false as const);
window.docusaurus = { prefetch, preload };
onRouteUpdate();

const prefetched = () => prefetch.mock.calls.flat();

/** Prefetches links as Docusaurus does: all that come into view together, in document order. */
function comeIntoView(paths: readonly string[]): void {
  for (const path of paths) void window.docusaurus.prefetch(path);
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
  document.body.innerHTML = `<nav><a href="/menu">Menu</a></nav>
    <main><nav class="breadcrumbs"><a href="/up">Up</a></nav><a href="/text">Text</a></main>`;
});

// Requirement 11.4.
it('three pages are prefetched if fifty links are in view at once', () => {
  comeIntoView(Array.from({ length: 50 }, (_, index) => `/page-${index}`));
  expect(prefetched()).toHaveLength(3);
});

it('pages linked in the text are prefetched before those in menus and breadcrumbs', () => {
  comeIntoView(['/menu', '/up', '/text']);
  expect(prefetched()).toEqual(['/text', '/menu', '/up']);
});

// Requirement 7.17.
it('links that come into view later are also prefetched', () => {
  comeIntoView(['/a', '/b', '/c', '/d']);
  comeIntoView(['/e']);
  expect(prefetched()).toContain('/e');
});

it('links with a query string do not count against the prefetch limit', () => {
  comeIntoView(['/playground?start=a', '/playground?start=b', '/a', '/b', '/c']);
  expect(prefetched().sort()).toEqual(['/a', '/b', '/c']);
});
