import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent';

const SiteDownloadPanel = lazyComponent({
  label: 'The offline panel',
  load: () => import('./SiteDownloadPanel').then((module) => module.SiteDownloadPanel),
});

/** Lets readers download the whole site for offline reading: `<KeepOffline />`, once on a page. */
export function KeepOffline(): ReactElement {
  return (
    // Reserves the height of the panel, which appears without a click and must not shift the page.
    <div style={{ minHeight: '11rem' }} data-search="off">
      <SiteDownloadPanel fallback={<Waiting />} />
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
