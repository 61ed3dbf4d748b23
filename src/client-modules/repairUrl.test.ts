// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { escapeStrayPercents } from './repairUrl';

it.each([
  ['#50%', '#50%25'],
  ['#50%-and-100%', '#50%25-and-100%25'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['#50%25', '#50%25'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['', ''],
])('escapeStrayPercents escapes text that cannot be decoded: "%s"', (text, expected) => {
  expect(escapeStrayPercents(text)).toBe(expected);
  expect(() => decodeURIComponent(expected)).not.toThrow();
});
