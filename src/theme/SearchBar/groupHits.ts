/** A hit as the search service returns it. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<HitLevel, string | null>>;
  readonly _snippetResult?: SnippetResult;
}

type HitLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
type HitType = Exclude<HitLevel, 'lvl0'> | 'content';

interface SnippetResult {
  readonly content?: { readonly value: string };
  readonly hierarchy?: Partial<Record<HitLevel, { readonly value: string }>>;
}

/**
 * A hit in a list. `parent` is the hit of its page, if the list contains that hit. The hit is shown below `parent`.
 */
export type GroupedHit = SearchHit & { readonly parent?: SearchHit | undefined };

const maxHitsPerGroup = 5;

/**
 * Groups hits by top-level section. Within a group, each page is followed by its other hits. Requirements 2.55, 2.57,
 * 9.7.
 */
export function groupHits(hits: readonly SearchHit[]): Map<string, GroupedHit[]> {
  const groups = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '');
  return new Map(
    Array.from(groups, ([title, all]) => {
      const pages = groupBy(all.slice(0, maxHitsPerGroup), ({ hierarchy }) => hierarchy.lvl1 ?? '');
      return [title, [...pages.values()].flatMap(withParent)];
    }),
  );
}

function withParent(hits: readonly SearchHit[]): GroupedHit[] {
  const isPage = ({ type }: SearchHit) => type === 'lvl1';
  const pages = hits.filter(isPage);
  const children = hits.filter((hit) => !isPage(hit));
  return [...pages, ...children.map((hit) => ({ ...hit, parent: pages[0] }))];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
