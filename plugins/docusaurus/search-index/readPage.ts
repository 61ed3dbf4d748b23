import { load, type CheerioAPI } from 'cheerio/slim';
import type { Block, Page } from '../../../src/search/node';
import { levelOf } from '../api-reference/levels';
import { readBlocks } from './readBlocks';

/**
 * Reads a page's built HTML: what is indexed is what is shown.
 * Returns nothing for a page that asks not to be found.
 */
export function readPage(html: string, path: string): Page | undefined {
  const $ = load(html);
  if ($('meta[name="robots"], meta[property="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const group = groupOf($);
  const description = meta($, 'description', '');
  // A page that is no document, such as the playground, is found by its description.
  const blocks = $('article').length > 0 ? readBlocks($) : textBlock(description);
  const heading = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const title = firstText(heading?.text, $('title').text().split(' | ')[0]);
  return {
    path,
    group,
    title,
    level: symbolLevel(path, title),
    language: meta($, 'language') ?? 'en',
    version: meta($, 'version') ?? 'current',
    tag: meta($, 'docusaurus_tag') ?? 'default',
    next: $('.pagination-nav__link--next').attr('href'),
    blocks,
  };
}

/** The deepest category the page is in, else the active item of the navbar. */
function groupOf($: CheerioAPI): string {
  const crumbs = $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .toArray()
    .map((item) => $(item).text().trim())
    .filter(Boolean); // The house at the start is a picture.
  return firstText(crumbs.at(-1), $('.navbar__link--active').first().text(), 'Documentation');
}

/** Of a page of the reference, how far its symbol is from what most models are made of. */
function symbolLevel(path: string, title: string): Page['level'] {
  const level = path.startsWith('/docs/api/') ? levelOf(title) : 'everyday';
  return level === 'everyday' ? undefined : level;
}

function textBlock(text: string | undefined): Block[] {
  return text === undefined ? [] : [{ kind: 'text', text }];
}

function meta($: CheerioAPI, name: string, family = 'docsearch:'): string | undefined {
  return $(`meta[name="${family}${name}"]`).attr('content');
}

function firstText(...candidates: readonly (string | undefined)[]): string {
  return candidates.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
}
