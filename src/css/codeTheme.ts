import type { PrismTheme } from 'prism-react-renderer';

/**
 * One Prism theme for both modes: colours are the variables of tokens.css, so that the HTML of a fence is the same in
 * light and dark and a change of mode repaints nothing in React.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  styles: [
    { types: ['comment', 'prolog'], style: { color: 'var(--code-comment)' } },
    { types: ['keyword', 'operator-keyword', 'atrule'], style: { color: 'var(--code-keyword)' } },
    {
      types: ['string', 'char', 'template-string', 'attr-value', 'regex'],
      style: { color: 'var(--code-string)' },
    },
    { types: ['number', 'boolean', 'constant'], style: { color: 'var(--code-number)' } },
    { types: ['function', 'method', 'property-access'], style: { color: 'var(--code-function)' } },
    {
      types: ['class-name', 'builtin', 'tag', 'maybe-class-name'],
      style: { color: 'var(--code-type)' },
    },
    { types: ['property', 'attr-name', 'parameter'], style: { color: 'var(--ink)' } },
    { types: ['punctuation', 'operator'], style: { color: 'var(--ink-soft)' } },
    { types: ['deleted'], style: { color: 'var(--bad)' } },
    { types: ['inserted'], style: { color: 'var(--good)' } },
  ],
};
