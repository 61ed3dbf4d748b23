/** Returns code as a fenced block, in as many backticks as it takes. */
export function fence(code: string, language: string, title = ''): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  const info = title === '' ? language : `${language} title=${JSON.stringify(title)}`;
  return `${marks}${info}\n${code.replace(/\s+$/, '')}\n${marks}`;
}
