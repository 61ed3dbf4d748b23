// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferLayoutOfFirstPage } from './deferredLayout';

const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('CSS', { supports: () => true });
  navigated('navigate');
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['layout'];
  location.hash = '';
});

function navigated(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

const isLate = (): boolean => root.dataset['layout'] === 'late';

// Requirement 11.17. The effect on layout is tested in a browser: tests/browser/shell/long-pages.spec.ts.
describe('figures outside the viewport', () => {
  it('skip layout on a page that opens at its top', () => {
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(true);
  });

  it('are laid out on a page that opens at an anchor', () => {
    location.hash = '#below';
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
  });

  it.each(['reload', 'back_forward'])(
    'are laid out on %s navigation, because it may restore a scroll position',
    (type) => {
      navigated(type);
      deferLayoutOfFirstPage();
      expect(isLate()).toBe(false);
    },
  );

  it('are laid out in browsers without idle callbacks or scroll anchoring', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
    vi.unstubAllGlobals();
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
  });
});
