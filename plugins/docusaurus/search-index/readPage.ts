import { load, type CheerioAPI } from 'cheerio/slim';
import type { PageBlock, BuiltPage } from '../../../src/search/node';
import { innermostCategory } from '../../shared/innermostCategory';
import { levelOf } from '../api-reference/levels';
import { readBlocks } from './readBlocks';

/**
 * Reads a page from its built HTML, so that the index contains what readers see. Returns undefined for a page marked
 * "noindex".
 */
export function readPage(html: string, path: string): BuiltPage | undefined {
  const $ = load(html);
  if ($('meta[name="robots"], meta[property="robots"]').attr('content')?.includes('noindex')) {
    return undefined;
  }
  const group = groupOf($);
  const description = meta($, 'description', '');
  // A page without an article, such as the playground, is found by its description.
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

/** Returns the innermost category of the page, or else the active item of the navbar. */
function groupOf($: CheerioAPI): string {
  return firstText(
    innermostCategory($),
    $('.navbar__link--active').first().text(),
    'Documentation',
  );
}

/** Returns the level of the symbol on a reference page; undefined for everyday symbols. */
function symbolLevel(path: string, title: string): BuiltPage['level'] {
  const level = path.startsWith('/docs/api/') ? levelOf(title) : 'everyday';
  return level === 'everyday' ? undefined : level;
}

function textBlock(text: string | undefined): PageBlock[] {
  return text === undefined ? [] : [{ kind: 'text', text }];
}

function meta($: CheerioAPI, name: string, family = 'docsearch:'): string | undefined {
  return $(`meta[name="${family}${name}"]`).attr('content');
}

function firstText(...candidates: readonly (string | undefined)[]): string {
  return candidates.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '';
}
