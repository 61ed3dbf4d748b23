import type { ReactElement } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazyPart } from '../lazy-part/lazyPart';

const KeepPanel = lazyPart({
  label: 'What keeps the site',
  load: () => import('./KeepPanel').then((module) => module.KeepPanel),
});

/** Keeps the whole site on the reader's device: `<KeepOffline />`, once on a page. */
export function KeepOffline(): ReactElement {
  const isBrowser = useIsBrowser();
  return (
    // As high as the panel, which comes late. It says something without a move of the reader.
    <div style={{ minHeight: '11rem' }} data-search="off">
      {isBrowser ? <KeepPanel standIn={<Waiting />} /> : <Waiting />}
    </div>
  );
}

function Waiting(): ReactElement {
  return (
    <>
      <p>Looking up what is kept…</p>
      <noscript>
        <p>To keep the site, your browser has to run its JavaScript.</p>
      </noscript>
    </>
  );
}
