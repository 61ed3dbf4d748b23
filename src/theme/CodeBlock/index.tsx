/**
 * Replaces the code block of theme-classic. The original loads Prism on every first visit, highlights code that the
 * build has already highlighted, and renders every block again after hydration for the colour mode. Our colours are CSS
 * variables. Line numbers and magic comments are not supported, because no page uses them.
 */
import { Children, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import type { Props } from '@theme/CodeBlock';
import type { ColoredCode } from '../../highlight/ColoredCode';
import { useHighlightedLines } from '../../highlight/useHighlightedLines';
import { readMetastring } from './readMetastring';
import styles from './styles.module.css';
import { useNameLinks } from './useNameLinks';
import { useWordWrap } from './useWordWrap';

export default function CodeBlock({
  children,
  className = '',
  metastring = '',
  title,
  language: languageProp,
  colors,
}: Props & ColoredCode): ReactNode {
  const code = Children.toArray(children).map(String).join('').replace(/\n$/, '');
  const language = (languageProp ?? /language-(\S+)/.exec(className)?.[1] ?? 'text').toLowerCase();
  const meta = useMemo(() => readMetastring(metastring), [metastring]);
  const shownTitle = meta.title ?? title;
  const { codeBlockRef, isTooWide, isWrapped, toggle } = useWordWrap(code);
  const { lines: htmlLines, ref: linesRef } = useHighlightedLines({
    code,
    metastring,
    colors,
    reference: useBaseUrl('/docs/api'),
  });
  const html =
    htmlLines?.map((line, index) => lineHtml(line, meta.isMarked(index + 1))).join('') ?? '';
  // React rewrites the HTML whenever this object changes, even if the text in it is the same.
  const lines = useMemo(() => ({ __html: html }), [html]);

  return (
    <div className={clsx('theme-code-block', styles['block'], className)}>
      {shownTitle && <div className="code-title">{shownTitle}</div>}
      <div className={styles['content']}>
        <pre
          // Wide code must be scrollable with the keyboard.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={0}
          ref={codeBlockRef}
          className={clsx('prism-code', `language-${language}`, 'thin-scrollbar')}
        >
          <code
            ref={linesRef}
            className={styles['lines']}
            style={isWrapped ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : undefined}
            {...useNameLinks()}
            // Hydration keeps the server-rendered lines.
            suppressHydrationWarning
            dangerouslySetInnerHTML={lines}
          />
        </pre>
        <div className={styles['buttons']}>
          {isTooWide && <WordWrapButton onClick={toggle} isEnabled={isWrapped} />}
          <CopyButton code={code} />
        </div>
      </div>
    </div>
  );
}

/** Matches the dot before a call in a method chain. */
const chainingDot = /\.(?=<\w+ class="token function"[^<]+<\/\w+>\()/g;

/** Wraps a line of code in an element, so it can be highlighted and has a hanging indent when it wraps. */
function lineHtml(line: string, isMarked: boolean): string {
  // Wrapped lines break before a call in a chain rather than inside a number.
  const html = line.replaceAll(chainingDot, '<wbr>.');
  return `<span class="${clsx('code-line', isMarked && 'theme-code-block-highlighted-line')}">${html}\n</span>`;
}
