import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Uses the site's design tokens. One theme is enough for both colour modes, because the tokens change. */
const baseTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--accent)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', border: '0', color: 'var(--ink-faint)' },
  '.cm-specialChar': { color: 'var(--bad)', fontWeight: 'bold' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent) !important',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 18%, transparent)',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', zIndex: '1' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-s)',
    padding: 'var(--space-2)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--accent)' },
  '.cm-panel.cm-search label': { fontSize: 'inherit', marginRight: 'var(--space-2)' },
  '.cm-panel.cm-search button[name=close]': { minHeight: '24px', minWidth: '24px' },
  '.cm-textfield': {
    backgroundColor: 'transparent',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    color: 'inherit',
    fontSize: 'inherit',
    padding: '0.25rem 0.5rem',
  },
  '.cm-button': {
    background: 'none',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    color: 'inherit',
    fontSize: 'inherit',
    padding: '0.25rem 0.5rem',
  },
  '.cm-searchMatch': {
    backgroundColor: 'color-mix(in srgb, var(--warn) 22%, transparent)',
  },
  '.cm-searchMatch-selected': { outline: '2px solid var(--warn)' },
  '.cm-foldGutter span': { cursor: 'pointer', padding: '0 0.25rem' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'transparent',
    border: '1px solid var(--line-strong)',
    color: 'var(--ink-soft)',
    padding: '0 0.25rem',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-floating)',
    color: 'var(--ink)',
    maxWidth: 'min(36rem, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '14em' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionIcon': { display: 'none' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.8' },
  '.cm-diagnostic': { borderLeftWidth: '3px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange': { backgroundImage: 'none' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--bad) 1px' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--warn) 1px' },
  '.cm-typeHelp': { padding: 'var(--space-2) var(--space-3)', fontSize: 'var(--text-s)' },
  '.cm-typeHelp code': { fontFamily: 'var(--font-code)', whiteSpace: 'pre-wrap' },
  '.cm-typeHelp p': { margin: 'var(--space-1) 0 0' },
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
]);

export const editorTheme: Extension = [baseTheme, syntaxHighlighting(colors)];
