import { expect, it } from 'vitest';
import { cutSnippet } from './snippet';

/** Returns a snippet of five words. Brackets in `marked` and in the snippet enclose the marks. */
function cut(marked: string): string {
  const marks: { start: number; end: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\[\w+\])/)) {
    const word = /^\[(\w+)\]$/.exec(piece)?.[1];
    if (word !== undefined) marks.push({ start: text.length, end: text.length + word.length });
    text += word ?? piece;
  }
  const tags = { pre: '[', post: ']' };
  return cutSnippet(text, marks, { wordCount: 5, ellipsis: '…', tags });
}

// Requirement 13.13.
it('a snippet prefers two different query words to repetitions of one word', () => {
  const often = '[edge] and [edges] and [edge] of it which the others pick';
  expect(cut(`${often} for a [fillet] of [edges] here`)).toBe('…a [fillet] of [edges] here');
});

// Requirement 13.13.
it('a snippet prefers a part of one sentence to parts of two sentences', () => {
  const text = 'Pull the outline up. The [wall] of a cup is thin and goes all the way.';
  expect(cut(text)).toBe('…The [wall] of a cup…');
});
