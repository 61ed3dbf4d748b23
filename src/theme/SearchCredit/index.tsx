import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import { useSearchConfig, type SearchConfig } from '@site/src/search';

/** Names the provider of the search: MiniSearch in the reader's browser, the host of our own server, or Algolia. */
export default function SearchCredit(): ReactNode {
  const { settings } = useSearchConfig();
  const by = translations.modal?.footer?.searchByText;
  return (
    <span className="search-credit">
      {by} <Provider settings={settings} />
    </span>
  );
}

function Provider({ settings }: Pick<SearchConfig, 'settings'>): ReactNode {
  switch (settings.mode) {
    case 'embedded':
      return (
        <>
          <strong>MiniSearch</strong>, in your browser
        </>
      );
    case 'http':
      return <strong>{new URL(settings.url).hostname}</strong>;
    case 'algolia':
      return <Link to="https://www.algolia.com/">Algolia</Link>;
  }
}
