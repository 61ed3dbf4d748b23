/*
 * Replaces the head of a docs page: it adds where the same page is as Markdown, the kind of a symbol to the title of its page,
 * and the page's own model as the picture for previews of links.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
// Empty in the browser: previews are made from the HTML.
import cards from '@social-cards';
import { markdownAddress } from '../../../base/markdownAddress';

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
      <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
    </PageMetadata>
  );
}
