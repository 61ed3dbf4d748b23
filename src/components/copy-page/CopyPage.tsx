import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { patienceMs } from '../../arrival/patience';
import styles from './CopyPage.module.css';

/**
 * Copies the page as Markdown. Without scripts, or when copying fails, it leads to that Markdown, which
 * plugins/docusaurus/markdown-export, the build half, has written.
 */
export function CopyPage({ address }: { readonly address: string }): ReactNode {
  const isBrowser = useIsBrowser();
  const [outcome, setOutcome] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  const copy = (event: MouseEvent) => {
    // With a key held down it is the link that is meant: a new tab, a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOutcome(undefined);
    setHasFailed(false);
    copyText(address).then(
      () => setOutcome('Copied'),
      (error: unknown) => {
        setOutcome(
          error instanceof MarkdownUnavailableError
            ? error.message
            : 'The browser did not allow copying.',
        );
        setHasFailed(true);
      },
    );
  };
  // What acts as a button answers the space bar as well.
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <div className={styles['copyPage']} data-search="off">
      <span role="status">{outcome}</span>
      {/* Not through the router: it is a file, no page. */}
      {/* eslint-disable @docusaurus/no-html-links */}
      {hasFailed && <a href={address}>Open the Markdown</a>}
      <a
        className={styles['button']}
        href={address}
        data-acts-with-script
        {...(isBrowser && { role: 'button' })}
        onClick={copy}
        onKeyDown={pressBySpace}
      >
        Copy page as Markdown
      </a>
    </div>
  );
}

class MarkdownUnavailableError extends Error {}

async function copyText(address: string): Promise<void> {
  const text = fetch(address, { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => {
      if (response.ok) return response.text();
      throw new MarkdownUnavailableError(
        `The Markdown could not be loaded: the server answered ${response.status}.`,
      );
    },
    () => {
      throw new MarkdownUnavailableError(
        'The Markdown could not be loaded. Check your connection.',
      );
    },
  );
  // Safari lets a page copy only in answer to a press: the promise is handed over at once.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  await navigator.clipboard
    .write([new ClipboardItem({ 'text/plain': text.then(toPlainTextBlob) })])
    .catch(async (error: unknown) => {
      await text; // Why the text is missing says more than that it could not be copied.
      throw error;
    });
}

// Older browsers take no text, only a blob of the type that is named.
const toPlainTextBlob = (text: string) => new Blob([text], { type: 'text/plain' });
