/*
 * Replaces the highlighted code block of theme-classic. The original brings Prism to every first visit to
 * colour again what the build coloured already. Line numbers, which no page shows, are left out.
 */
import { useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import { parseCodeBlockTitle, parseLanguage, parseLines } from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import type { Props } from '@theme/CodeBlock/Content/String';
import type { ColoredCode } from '../../../highlight/ColoredCode';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import { useHighlightedLines } from '../../../highlight/useHighlightedLines';
import { useWordWrap } from './useWordWrap';

export default function CodeBlockString({
  children,
  className = '',
  metastring,
  title,
  language: languageProp,
  colors,
}: Props & ColoredCode): ReactNode {
  const { prism } = useThemeConfig();
  const written = languageProp ?? parseLanguage(className) ?? prism.defaultLanguage ?? 'text';
  const language = written.toLowerCase();
  const languageClass = `language-${language}`;
  const shownTitle = parseCodeBlockTitle(metastring) || title;
  const { lineClassNames, code } = parseLines(children, {
    metastring,
    language,
    magicComments: prism.magicComments,
  });
  const { codeBlockRef, isTooWide, isWrapped, toggle } = useWordWrap(code);
  const linesRef = useRef<HTMLElement>(null);
  const highlighted = useHighlightedLines({ code, language, metastring, colors }, linesRef);
  const html =
    highlighted?.map((line, index) => lineHtml(line, lineClassNames[index])).join('') ?? '';
  // React writes the lines again when it gets another object, even with the same text in it.
  const lines = useMemo(() => ({ __html: html }), [html]);

  return (
    <Container
      as="div"
      className={clsx(className, !className.includes(languageClass) && languageClass)}
    >
      {shownTitle && (
        <div className={clsx('code-title', styles['codeBlockTitle'])}>{shownTitle}</div>
      )}
      <div className={styles['codeBlockContent']}>
        <pre
          // Wide code scrolls by keyboard too.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={0}
          ref={codeBlockRef}
          className={clsx('prism-code', languageClass, styles['codeBlock'], 'thin-scrollbar')}
        >
          <code
            ref={linesRef}
            className={styles['codeBlockLines']}
            style={isWrapped ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } : undefined}
            // Hydration keeps the lines of the server.
            suppressHydrationWarning
            dangerouslySetInnerHTML={lines}
          />
        </pre>
        <div className={styles['buttonGroup']}>
          {isTooWide && <WordWrapButton onClick={toggle} isEnabled={isWrapped} />}
          <CopyButton code={code} />
        </div>
      </div>
    </Container>
  );
}

/** How `highlight` writes the start of a chained call. */
const chainedCall = '<span class="token punctuation">.</span><span class="token method';

/** A line is an element of its own, so that it can be marked, and hang where lines wrap. */
function lineHtml(line: string, classNames: readonly string[] = []): string {
  // Where lines wrap, a chain breaks before a call rather than inside a number.
  const html = line.replaceAll(chainedCall, `<wbr>${chainedCall}`);
  return `<span class="${clsx('code-line', classNames)}">${html}\n</span>`;
}
