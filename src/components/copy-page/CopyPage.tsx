import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { loadTimeoutMs } from '../../loading/loadTimeout';
import styles from './CopyPage.module.css';

/**
 * Copies the page as Markdown. Without JavaScript, or if copying fails, the button is a link to the Markdown file that
 * plugins/docusaurus/markdown-export writes during the build.
 */
export function CopyPage({ address }: { readonly address: string }): ReactNode {
  const isBrowser = useIsBrowser();
  const [outcome, setOutcome] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  const copy = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or downloads the file.
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
  // A link with the role of a button must also react to the space bar.
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <div className={styles['copyPage']} data-search="off">
      <span role="status">{outcome}</span>
      {/* eslint-disable @docusaurus/no-html-links -- a file, not a page to route to */}
      {hasFailed && <a href={address}>Open the Markdown</a>}
      <a
        className={styles['button']}
        href={address}
        data-scripted-link
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
  const text = fetch(address, { signal: AbortSignal.timeout(loadTimeoutMs) }).then(
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
  // Safari allows copying only during a click, so the clipboard gets a promise of the text before the text has loaded.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  await navigator.clipboard
    .write([new ClipboardItem({ 'text/plain': text.then(toPlainTextBlob) })])
    .catch(async (error: unknown) => {
      await text; // Throws the load error, which is more useful than the clipboard's error.
      throw error;
    });
}

// Older browsers reject a promise of a string here. They accept only a promise of a blob.
const toPlainTextBlob = (text: string) => new Blob([text], { type: 'text/plain' });
