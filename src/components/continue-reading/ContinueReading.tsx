import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { leftPageKey } from '../../client-modules/rememberPage';
import { readJson, writeEntry } from '../browser-storage/browserStorage';
import { readLastOpenId, storeLastOpenId } from '../playground/my-models/lastOpenId';
import styles from './ContinueReading.module.css';

/** Links to the reader's last docs page and model, and a button that removes them. */
export function ContinueReading({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const { pathname } = useLocation();
  const docs = useBaseUrl('/docs/');
  const [forgottenOn, setForgottenOn] = useState<string>();
  // The built HTML is the same for everybody, so the links appear after hydration.
  if (!useIsBrowser()) return null;
  const isForgotten = forgottenOn === pathname;
  const links = [...leftPage(docs, pathname), ...leftModel()];
  if (links.length === 0 && !isForgotten) return null;
  const forget = () => {
    writeEntry(leftPageKey, null);
    storeLastOpenId(null);
    setForgottenOn(pathname);
  };
  return (
    <nav aria-label="Continue" className={styles['links']}>
      {links.map(([address, text]) => (
        <Link key={address} to={address} className="text--truncate" onClick={onFollow}>
          {text}
        </Link>
      ))}
      {/* The pressed button stays, because removing it would lose the focus. */}
      <button type="button" className="clean-btn" onClick={forget}>
        {isForgotten ? 'Forgotten' : 'Forget'}
      </button>
    </nav>
  );
}

type Links = readonly (readonly [address: string, text: string])[];

// Validated by hand, because a validation library would make every page larger.

function leftPage(docs: string, pathname: string): Links {
  const { address, title } = readJson(leftPageKey, fieldsOf) ?? {};
  // Rejects URLs of other sites, such as `//example.org/docs/`.
  if (typeof address !== 'string' || typeof title !== 'string' || !address.startsWith(docs))
    return [];
  return address.split('#')[0] === pathname ? [] : [[address, `Continue: ${title}`]];
}

function leftModel(): Links {
  const id = readLastOpenId();
  const { name } = readJson(`my-model:${id}`, fieldsOf) ?? {};
  return typeof name === 'string' ? [[`/playground?model=${id}`, `Your model: ${name}`]] : [];
}

const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>> | null;
