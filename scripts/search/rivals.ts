import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../src/search/node';

/** A way to find pages: the addresses for what was typed, best first. */
export interface Rival {
  readonly name: string;
  readonly find: (typed: string) => readonly string[] | Promise<readonly string[]>;
  /** Bytes of the index, brotli; undefined where it is spread over many files. */
  readonly indexBytes?: number;
}

/** MiniSearch as it comes, over the same records, with the prefixes and typos its readme suggests. */
export function plainMiniSearch(records: readonly SearchRecord[]): Rival & { json: string } {
  const index = new MiniSearch({
    fields: ['title', 'content'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  index.addAll(
    records.map(({ type, hierarchy, content }, id) => ({
      id,
      title: type === 'content' ? hierarchy.lvl1 : (hierarchy[type] ?? ''),
      content: content ?? '',
    })),
  );
  return {
    name: 'MiniSearch, defaults',
    find: (typed) =>
      index.search(typed).map(({ id }) => records[id as number]?.url_without_anchor ?? ''),
    json: JSON.stringify(index),
  };
}
