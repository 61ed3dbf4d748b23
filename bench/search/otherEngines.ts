import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../src/search/node';

/** A way to find pages: the addresses for what was typed, best first. */
interface OtherEngine {
  readonly name: string;
  readonly find: (typed: string) => readonly string[];
  /** The index as it would be downloaded. */
  readonly json: string;
}

/** MiniSearch as it comes, over the same records, with the prefixes and typos its readme suggests. */
export function plainMiniSearch(records: readonly SearchRecord[]): OtherEngine {
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
