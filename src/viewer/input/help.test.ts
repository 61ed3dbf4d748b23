import { expect, it } from 'vitest';
import { describeKeys, drawingHelp, solidHelp } from './help';
import { actionForKey } from './keys';

const names: Readonly<Record<string, string>> = { 'Arrow keys': 'ArrowLeft', '−': '-' };

const actionOf = (key: string, shiftKey: boolean) =>
  actionForKey({ key: names[key] ?? key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

// Requirement 10.73.
it.each([...solidHelp.keys, ...drawingHelp.keys])(
  'the viewer handles %s, which the help panel lists',
  (how) => {
    const [, shift, keys = ''] = /^(Shift and )?(.*)$/.exec(how) ?? [];
    for (const key of keys.split(/ and | to |, Shift and .*/).filter(Boolean))
      expect(
        actionOf(key === 'arrow keys' ? 'ArrowLeft' : key, shift !== undefined),
      ).not.toBeNull();
  },
);

it('the description for screen readers lists the same keys', () => {
  expect(describeKeys(drawingHelp)).toContain('Shift and arrow keys: move.');
});
