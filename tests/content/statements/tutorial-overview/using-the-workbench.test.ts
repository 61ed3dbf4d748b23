import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { keyAction } from '../../../../src/viewer/input/keys';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const press = (key: string, shiftKey = false) =>
  keyAction({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

says('its picture takes these keyboard shortcuts', () => {
  expect(press('ArrowLeft')?.do).toBe('turn');
  expect(press('ArrowLeft', true)?.do).toBe('pan');
  expect([press('+')?.do, press('-')?.do]).toEqual(['zoom', 'zoom']);
  expect([press('0'), press('f')]).toEqual([{ do: 'view', view: 'default' }, { do: 'fit' }]);
  expect(press('n')).toEqual({ do: 'cycle', kind: 'face', step: 1 });
  expect(press('e', true)).toEqual({ do: 'cycle', kind: 'edge', step: -1 });
  expect(press('Escape')?.do).toBe('clear');
});

says('look from the front, back, left, right, top, bottom', () => {
  const page = readFileSync('docs/tutorial-overview/using-the-workbench.mdx', 'utf8');
  const row = /<kbd>1<\/kbd> to <kbd>6<\/kbd> +\| look from the (.+?) +\|/.exec(page)?.[1];
  const views = ['1', '2', '3', '4', '5', '6'].map((key) => press(key));
  expect(views).toEqual(row?.split(', ').map((view) => ({ do: 'view', view })));
});
