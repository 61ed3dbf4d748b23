import { load, type CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { pageFiles, readBuilt } from '../support/build';

const pages = new Map<string, CheerioAPI>(pageFiles.map((file) => [file, load(readBuilt(file))]));

// Requirement 2.74.
it('every anchor that an article links to has content', () => {
  const withoutText = [...anchorsLinked()].filter((address) => {
    const [path = '', anchor = ''] = address.split('#');
    const $ = pages.get(`${path.replace(/\/$/, '')}/index.html`);
    return $ !== undefined && wordsAt($, decodeURIComponent(anchor)).length < 2;
  });
  expect(withoutText).toEqual([]);
});

/** Returns the URLs with anchors on this site that articles link to, such as `/docs/api/classes/Solid#fillet`. */
function anchorsLinked(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [file, $] of pages) {
    for (const link of $('article a[href*="#"]:not(.hash-link)').get()) {
      const { host, pathname, hash } = new URL($(link).attr('href') ?? '', `https://site${file}`);
      if (host === 'site') found.add(pathname.replace(/\/index\.html$/, '') + hash);
    }
  }
  return found;
}

/**
 * Returns the words at an anchor, without code: the text of its element, or the text below it up to the end of the
 * section.
 */
function wordsAt($: CheerioAPI, anchor: string): readonly string[] {
  const element = $(`[id="${anchor}"]`).first();
  const level = Number(/^h([1-6])$/.exec(element.prop('tagName')?.toLowerCase() ?? '')?.[1] ?? 0);
  const ends = Array.from({ length: level || 6 }, (_, index) => `h${index + 1}`).join(', ');
  const isHeading = level > 0;
  const place = isHeading || element.text() === '' ? element.nextUntil(ends) : element;
  const words = place.clone();
  words.find('pre, .api-type, button, a[href*="#"]').remove();
  return (
    words
      .not('pre, .api-signature')
      .text()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}
