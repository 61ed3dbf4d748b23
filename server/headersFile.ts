/** The headers of matching paths. A pattern is a path, or a prefix of paths followed by `*`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the rules of a `_headers` file, in its order. Format: https://docs.netlify.com/routing/headers/ */
export function parseHeadersFile(text: string): HeaderRule[] {
  // A line without indentation starts a rule.
  const blocks = text.split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split(/\s*\n\s*/);
    return { pattern, headers: Object.fromEntries(lines.map(parseHeader)) };
  });
  return blocks.filter(({ pattern }) => pattern.startsWith('/'));
}

function parseHeader(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.split(/:\s*(.*)/s);
  return [name, value];
}

/** Returns the headers of `path`. If two rules set the same header, the later rule wins. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)));
}
