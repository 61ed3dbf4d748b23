// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferLayout } from './lateLayout';

const root = document.documentElement;
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('CSS', { supports: () => true });
  navigated('navigate');
  document.body.innerHTML =
    '<a href="#below">Below</a><a href="/other">Other</a>' +
    '<div class="markdown"><figure></figure><p></p><figure></figure></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['layout'];
  location.hash = '';
});

function navigated(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));
const isLate = (): boolean => root.dataset['layout'] === 'late';
const laidOut = (): number => document.querySelectorAll('figure[style*="visible"]').length;
const nextIdle = (): void => idle.shift()?.();

// Requirement 11.17.
describe('what is out of view', () => {
  it('waits on a page that opens at its top', () => {
    deferLayout();
    expect(isLate()).toBe(true);
  });

  it('does not wait on a page that opens at an anchor', () => {
    location.hash = '#below';
    deferLayout();
    expect(isLate()).toBe(false);
  });

  it.each(['reload', 'back_forward'])(
    'does not wait after a %s: the reader was further down',
    (type) => {
      navigated(type);
      deferLayout();
      expect(isLate()).toBe(false);
    },
  );

  it('is laid out one by one in idle moments, the last ends the waiting', () => {
    deferLayout();
    parsed();
    expect(laidOut()).toBe(0);
    nextIdle();
    expect(laidOut()).toBe(1);
    nextIdle();
    expect(laidOut()).toBe(2);
    nextIdle();
    expect(isLate()).toBe(false);
  });

  it('waits while something is pressed', () => {
    const isPressed = vi.spyOn(root, 'matches').mockReturnValue(true);
    deferLayout();
    parsed();
    nextIdle();
    nextIdle();
    expect(laidOut()).toBe(0);
    isPressed.mockRestore();
    nextIdle();
    expect(laidOut()).toBe(1);
  });

  it('is laid out at once for a reader who follows an anchor, not for another link', () => {
    deferLayout();
    parsed();
    const [anchor, other] = Array.from(document.querySelectorAll('a'));
    other?.addEventListener('click', (event) => event.preventDefault());
    other?.click();
    expect(isLate()).toBe(true);
    anchor?.click();
    expect(isLate()).toBe(false);
  });

  it('does not wait where the browser tells of no idle moments, or lets the page move', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    deferLayout();
    expect(isLate()).toBe(false);
    vi.unstubAllGlobals();
    deferLayout();
    expect(isLate()).toBe(false);
  });
});
