import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** Links to the documentation, the API index and the sitemap, for readers without JavaScript. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        Search runs in your browser and needs JavaScript. Without it, start from the{' '}
        <Link to="/docs/intro">documentation</Link>, the{' '}
        <Link to="/docs/api/">index of the API</Link>, or the{' '}
        <Link to="pathname:///sitemap.xml">sitemap of all pages</Link>.
      </p>
    </noscript>
  );
}
