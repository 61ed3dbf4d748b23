// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferLayoutOfFirstPage } from './lateLayout';

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

// Requirement 11.17. What comes of it is tested in a browser: tests/browser/shell/long-pages.spec.ts.
describe('what is out of view', () => {
  it('is left out on a page that opens at its top', () => {
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(true);
  });

  it('is not left out on a page that opens at an anchor', () => {
    location.hash = '#below';
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
  });

  it.each(['reload', 'back_forward'])(
    'is not left out after a %s: the reader was further down',
    (type) => {
      navigated(type);
      deferLayoutOfFirstPage();
      expect(isLate()).toBe(false);
    },
  );

  it('is not left out where the browser tells of no idle moments, or lets the page move', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
    vi.unstubAllGlobals();
    deferLayoutOfFirstPage();
    expect(isLate()).toBe(false);
  });
});
