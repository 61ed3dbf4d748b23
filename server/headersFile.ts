/** The headers of matching paths. A pattern is a path, or a prefix of paths followed by `*`. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns `rules` in the `_headers` format: each pattern on a line, with its headers indented below it. Source:
 * https://docs.netlify.com/routing/headers/ (Cloudflare Pages reads the same format).
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** Returns the rules of a `_headers` file, in its order. */
export function parseHeadersFile(text: string): HeaderRule[] {
  // A line without indentation starts a rule.
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split('\n'))
    .map(([pattern = '', ...lines]) => ({ pattern, headers: parseHeaders(lines) }))
    .filter(({ pattern }) => pattern.startsWith('/'));
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

/** Returns the headers of `path`. If two rules set the same header, the later rule wins. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) if (matches(path, rule.pattern)) Object.assign(headers, rule.headers);
  return headers;
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
