interface Meta {
  readonly title: string | undefined;
  /** Returns true if a line is highlighted. Lines are counted from 1. */
  readonly isMarked: (line: number) => boolean;
}

/** Reads the text after the language of a code fence: `title="…"`, and highlighted lines such as `{1,4-6}`. */
export function readMetastring(metastring: string): Meta {
  const [, ranges = ''] = /\{([\d,\s-]+)\}/.exec(metastring) ?? [];
  const marked = ranges.split(',').map((range) => range.split('-').map(Number));
  return {
    title: /title="([^"]*)"/.exec(metastring)?.[1],
    isMarked: (line) =>
      marked.some(([from = 0, to = from]) => line >= from && line <= to && from > 0),
  };
}
