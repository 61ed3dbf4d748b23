/** Source position of a declaration in the library's repository. */
export interface SourcePosition {
  /** Path below the library's `src`, such as `draw.ts`. */
  readonly file: string;
  readonly line: number;
}

/** Returns the positions of exported declarations by name, from the sources in a source map. */
export function findSources(sourceMap: string): ReadonlyMap<string, SourcePosition> {
  const { sources, sourcesContent } = JSON.parse(sourceMap) as SourceMap;
  const found = new Map<string, SourcePosition>();
  sources.forEach((path, index) => {
    const [, file] = /^\.\.\/src\/(.+)$/.exec(path) ?? [];
    if (file === undefined) return;
    const text = sourcesContent[index] ?? '';
    const exportedBelow = Array.from(text.matchAll(/^export \{([^}]*)\};/gm), ([, names]) => names);
    for (const [lineIndex, line] of text.split('\n').entries()) {
      const [, exported, name] = declared.exec(line) ?? [];
      if (!name || found.has(name)) continue;
      const isExported =
        exported ?? exportedBelow.some((names) => names?.split(/\W+/).includes(name));
      if (isExported) found.set(name, { file, line: lineIndex + 1 });
    }
  });
  return found;
}

const declared =
  /^(export )?(?:default )?(?:async )?(?:abstract )?(?:class|function|const|type|interface) (\w+)/;

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}
