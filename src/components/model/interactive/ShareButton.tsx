import { useState, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import { useModelSession } from './useModelSession';
import type { ModelSession, SessionState } from './ModelSession';
import { fitsIntoLink, toFragment } from './sharedLink';
import shared from '../Model.module.css';
import styles from './InteractiveModel.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
  readonly label: string;
}

interface Copied extends Pick<SessionState, 'code' | 'params'> {
  /** The copied link; null if the version is too long for a link. */
  readonly url: string | null;
  readonly isOnClipboard: boolean;
}

/** Copies a link to the playground that contains the reader's code and values. */
export function ShareButton({ model, session, label }: Props): ReactElement {
  const playground = useBaseUrl('/playground', { absolute: false });
  const [copied, setCopied] = useState<Copied | null>(null);
  const code = useModelSession(session, (state) => state.code);
  const params = useModelSession(session, (state) => state.params);
  // Hides the message about the copied link once code or values have changed.
  const shownCopy = copied?.code === code && copied.params === params ? copied : null;
  const copy = () => {
    const version = {
      name: model.name === 'playground' ? null : model.name,
      code: session.hasSiteCode && model.name !== 'playground' ? null : code,
      params,
    };
    if (!fitsIntoLink(version)) {
      setCopied({ code, params, url: null, isOnClipboard: false });
      return;
    }
    const url = new URL(playground + toFragment(version), window.location.href).href;
    const settle = (isOnClipboard: boolean) => setCopied({ code, params, url, isOnClipboard });
    copyText(url).then(
      () => settle(true),
      () => settle(false),
    );
  };
  return (
    <>
      <button type="button" className={shared['control']} onClick={copy}>
        {label}
      </button>
      <span role="status">
        {shownCopy && messageOf(shownCopy)}
        {shownCopy?.url && session.hasAttached && ' Attached files are not included.'}
      </span>
      {shownCopy?.url && !shownCopy.isOnClipboard && (
        <input
          className={styles['address']}
          readOnly
          aria-label="Address of your version"
          value={shownCopy.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

function messageOf({ url, isOnClipboard }: Copied): string {
  if (url === null) return 'This version is too long for a link.';
  return isOnClipboard ? 'Link copied.' : 'Copy it from here:';
}

/**
 * Copies `text` to the clipboard. Rejects if the browser forbids that, and on http:// pages, which have no clipboard
 * API.
 */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
