interface Hit {
  readonly url: string;
  readonly type: string;
}

/** The hits of a list with each page before what stands on it: the modal draws these as its branches. */
export function pagesFirst<Item extends Hit>(hits: readonly Item[]): Item[] {
  const places = new Map<string, number>();
  const placed = hits.map((hit, own) => {
    const page = hit.url.split('#')[0] ?? '';
    const first = places.get(page) ?? own;
    places.set(page, first);
    return { hit, place: hit.type === 'lvl1' ? first - 0.5 : own };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ hit }) => hit);
}
