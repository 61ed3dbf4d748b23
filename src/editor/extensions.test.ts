// @vitest-environment jsdom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { createEditorExtensions } from './extensions';

/** Returns the tooltips of the marks for invisible characters in `doc`. */
function marksIn(doc: string): readonly (string | null)[] {
  const set = createEditorExtensions({
    onChange: () => undefined,
    onRun: () => undefined,
    onFormat: () => undefined,
  });
  const view = new EditorView({ state: EditorState.create({ doc, extensions: set }) });
  const marks = [...view.dom.querySelectorAll('.cm-specialChar')];
  const titles = marks.map((mark) => mark.getAttribute('title'));
  view.destroy();
  return titles;
}

// Requirement 10.32.
it.each([
  '\u200b', // Zero width space
  '\u200d', // Zero width joiner
  '\u202a', // Left-to-right embedding
  '\u202e', // Right-to-left override
  '\u2060', // Word joiner
  '\u2066', // Left-to-right isolate
  '\u2068', // First strong isolate
  '\u3164', // Hangul filler, a letter in names
  '\ufe0f', // Variation selector
  '\ufeff', // Byte order mark
])('the editor marks an invisible character: %j', (character) => {
  expect(marksIn(`const size${character} = 1;`)).toHaveLength(1);
});

// Requirement 10.32.
it('the editor marks nothing in code without hidden characters', () => {
  expect(marksIn('const Ø = "Ω → 日本"; //\ttab, 5 µm')).toEqual([]);
});
