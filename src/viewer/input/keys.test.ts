import { expect, it } from 'vitest';
import { actionForKey } from './keys';

const press = (key: string, more = {}) =>
  actionForKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('arrow keys turn the view, and move it with Shift', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'turn', azimuth: 10, elevation: -0 });
  expect(press('ArrowUp')).toMatchObject({ do: 'turn', elevation: 10 });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ do: 'pan', dx: 0, dy: -30 });
});

it('keys zoom, fit, choose standard views, cycle through faces and edges, and measure', () => {
  expect(press('+')).toMatchObject({ do: 'zoom', factor: 1.2 });
  expect(press('f')).toEqual({ do: 'fit' });
  expect(press('5')).toEqual({ do: 'view', view: 'top' });
  expect(press('N', { shiftKey: true })).toEqual({ do: 'cycle', kind: 'face', step: -1 });
  expect(press('e')).toEqual({ do: 'cycle', kind: 'edge', step: 1 });
  expect(press('m')).toEqual({ do: 'measure' });
});

it("the browser's shortcuts and unknown keys have no effect on the view", () => {
  expect(press('f', { ctrlKey: true })).toBeNull();
  expect(press('+', { metaKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
  expect(press('q')).toBeNull();
});
