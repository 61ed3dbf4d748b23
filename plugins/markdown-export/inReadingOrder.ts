import type { Twin } from './MarkdownPage';

/** Returns the pages as the sidebar has them: each followed by the one it names as next. */
export function inReadingOrder(twins: readonly Twin[]): readonly Twin[] {
  const byAddress = new Map(twins.map((twin) => [twin.address, twin]));
  const named = new Set(twins.map(({ next }) => next));
  const ordered = new Set<Twin>();
  for (const start of twins.filter(({ address }) => !named.has(address))) {
    for (
      let twin: Twin | undefined = start;
      twin && !ordered.has(twin);
      twin = byAddress.get(twin.next ?? '')
    ) {
      ordered.add(twin);
    }
  }
  return [...ordered, ...twins.filter((twin) => !ordered.has(twin))];
}
