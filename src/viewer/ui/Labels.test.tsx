// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { boxPart } from '../../../tests/browser/viewer/harness/shapes';
import type { SolidPart } from '../../modeling';
import type { View } from '../scene/view';
import { Labels } from './Labels';

type Label = NonNullable<SolidPart['labels']>[number];

/** Returns a view, and a function that moves its camera so that all points of the model move to the right. */
function movableView() {
  const listeners = new Set<() => void>();
  let moved = 0;
  const view = {
    project: ([x, y]: Label['to']) => [x + moved, y, 1] as const,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as View;
  const move = (by: number) => {
    moved += by;
    listeners.forEach((listener) => listener());
  };
  return { view, move };
}

function labelled(count: number) {
  const labels = Array.from({ length: count }, (_, i): Label => ({
    text: `${i}`,
    from: [0, 0, 0],
    to: [i, 0, 0],
  }));
  return [boxPart([0, 0, 0], [9, 9, 9], { labels })];
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Requirement 10.42.
it('labels follow the camera without querying their elements again', () => {
  const { view, move } = movableView();
  const { container } = render(<Labels parts={labelled(200)} hidden={new Set()} view={view} />);
  const last = [...container.querySelectorAll('line')].at(-1);
  const look = vi.spyOn(Element.prototype, 'querySelectorAll');
  act(() => move(5));
  expect(last?.getAttribute('x2')).toBe('204.0');
  expect(look).not.toHaveBeenCalled();
});
