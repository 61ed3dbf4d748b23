import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { leftPageKey } from '../../client-modules/rememberPage';
import { withStorage } from '../model/draft/draft';
import { lastOpen, setLastOpen } from '../playground/my-models/lastOpen';
import styles from './ContinueReading.module.css';

interface Props {
  readonly onFollow?: () => void;
}

/** Links to the docs page and the model that the reader left last, and a button that removes them. */
export function ContinueReading({ onFollow }: Props): ReactNode {
  const { pathname } = useLocation();
  const docs = useBaseUrl('/docs/');
  const [forgottenOn, setForgottenOn] = useState<string>();
  // The built HTML is the same for everybody, so the links appear after hydration.
  const isBrowser = useIsBrowser();
  const isForgotten = forgottenOn === pathname;
  const page = isBrowser ? leftPage(docs) : null;
  const model = isBrowser ? leftModel() : null;
  const isHere = page?.address.split('#')[0] === pathname;
  if ((!page || isHere) && !model && !isForgotten) return null;
  const forget = () => {
    withStorage((storage) => storage.removeItem(leftPageKey));
    setLastOpen(null);
    setForgottenOn(pathname);
  };
  return (
    <nav aria-label="Continue" className={styles['links']}>
      {page && !isHere && (
        <Link to={page.address} onClick={onFollow}>
          Continue: {page.title}
        </Link>
      )}
      {model && (
        <Link to={`/playground?model=${model.id}`} onClick={onFollow}>
          Your model: {model.name}
        </Link>
      )}
      {/* It stays after the press, so that the focus is not lost. */}
      <button type="button" className="clean-btn" onClick={forget}>
        {isForgotten ? 'Forgotten' : 'Forget'}
      </button>
    </nav>
  );
}

// Validated without a library, because every page loads this code.

function leftPage(docs: string) {
  const { address, title } = readEntry(leftPageKey);
  // Rejects addresses of other sites, such as `//example.org/docs/`.
  const isValid = typeof address === 'string' && address.startsWith(docs);
  return isValid && typeof title === 'string' ? { address, title } : null;
}

function leftModel() {
  const id = lastOpen();
  const { name } = readEntry(`my-model:${id}`);
  return id !== null && typeof name === 'string' ? { id, name } : null;
}

/** Returns the fields of a stored entry, unvalidated; an empty object if it cannot be read. */
function readEntry(key: string): Readonly<Record<string, unknown>> {
  try {
    const text = withStorage((storage) => storage.getItem(key));
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
