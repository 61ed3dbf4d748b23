/**
 * Replaces the head of a docs page. Adds a link to the page as Markdown, the kind of a symbol in the title, and an
 * image of the page's model for link previews.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
// Empty in the browser, because only the built HTML needs it for link previews.
import cards from '@social-cards';
import { markdownUrl } from '../../../base/markdownUrl';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title_meta: headTitle } = frontMatter as { readonly title_meta?: string };
  const card = cards[metadata.id];
  return (
    <PageMetadata
      title={headTitle ?? metadata.title}
      description={metadata.description}
      {...(card && { image: card.src })}
    >
      {card && <meta property="og:image:alt" content={card.alt} />}
      <link rel="alternate" type="text/markdown" href={markdownUrl(metadata.permalink)} />
    </PageMetadata>
  );
}
