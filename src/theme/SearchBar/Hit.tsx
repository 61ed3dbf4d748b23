import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { GroupedHit } from './groupHits';
import { Icon } from './icons';
import { savedSources, type HitCollection, type SearchAutocomplete } from './useAutocomplete';

interface HitProps {
  readonly hit: HitCollection['items'][number];
  readonly source: HitCollection['source'];
  readonly isLastChild: boolean;
  readonly autocomplete: SearchAutocomplete;
  /** Buttons beside the link. */
  readonly actions?: ReactNode;
}

/**
 * A grid row with a link and buttons, because a listbox option cannot contain buttons. A real link can be opened in a
 * new tab.
 */
export function Hit({ hit, source, isLastChild, autocomplete, actions }: HitProps): ReactNode {
  const row = autocomplete.getItemProps({ item: hit, source, onClick: undefined });
  const link = autocomplete.getItemProps({ item: hit, source });
  return (
    <div {...row} role="row" className="DocSearch-Hit">
      <div role="gridcell" className="DocSearch-Hit-Cell">
        <Link to={hit.url} onClick={(event) => link.onClick(event)}>
          {hit.parent && <Tree isLast={isLastChild} />}
          <Icon name={iconOf(hit, source.sourceId)} />
          <Texts hit={hit} />
          {!actions && (
            <span className="DocSearch-Hit-Select-Icon">
              <Icon name="select" />
            </span>
          )}
        </Link>
      </div>
      {actions && (
        <div role="gridcell" className="DocSearch-Hit-Actions">
          {actions}
        </div>
      )}
    </div>
  );
}

/** Returns the icon for the kind of a hit. Requirement 3.15. */
function iconOf({ type }: GroupedHit, sourceId: string): Parameters<typeof Icon>[0]['name'] {
  if (sourceId === savedSources.recent) return 'recent';
  if (sourceId === savedSources.favorites) return 'favorite';
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}

/** The title of a hit and its path. Below a page's title, the matching sentence is shown instead of the path. */
function Texts({ hit }: { readonly hit: GroupedHit }): ReactNode {
  const { type, hierarchy, content, _snippetResult: snippets } = hit;
  const text = snippets?.content?.value ?? content;
  const page = snippets?.hierarchy?.lvl1?.value ?? hierarchy.lvl1;
  const heading =
    type === 'content' ? null : (snippets?.hierarchy?.[type]?.value ?? hierarchy[type]);
  const path = type === 'lvl1' ? text : page;
  return (
    <span className="DocSearch-Hit-Texts">
      <span className="DocSearch-Hit-title">
        <Marked markup={heading ?? text ?? ''} />
      </span>
      {path && (
        <span className="DocSearch-Hit-path">
          <Marked markup={path} />
        </span>
      )}
    </span>
  );
}

/** Renders the markup of the search service, which is escaped text with `<mark>` elements. */
function Marked({ markup }: { readonly markup: string }): ReactNode {
  return markup.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
    // `split` returns the captured texts at odd indices.
    return index % 2 === 0 ? text : <mark key={index}>{text}</mark>;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function Tree({ isLast }: { readonly isLast: boolean }): ReactNode {
  return (
    <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" aria-hidden="true">
      <path d={isLast ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3'} />
    </svg>
  );
}
