import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { guidePages } from '../support/guides';
import { containsStatement } from '../support/statements';

interface Sourced {
  readonly page: string;
  readonly says: string;
  readonly source: string;
}

const list = parse(
  readFileSync(new URL('statements/sources.yaml', import.meta.url), 'utf8'),
) as readonly Sourced[];

/** Matches numbers of standards, which a reader may want to look up. */
const standardNumber = /\b(ISO|DIN|VDI) \d+\b/g;

// Requirement 10.64.
describe('statements that cite other sources', () => {
  it('are on their page as worded in sources.yaml, each with a source', () => {
    const missing = list.filter(({ page, says }) => !containsStatement(textOf(page), says));
    expect(missing).toEqual([]);
    expect(list.filter(({ source }) => source.length < 20)).toEqual([]);
  });

  it('are listed in sources.yaml if they name a standard', () => {
    const unlisted = guidePages.flatMap(({ file, text }) => {
      const quoted = list.filter(({ page }) => file === `docs/${page}.mdx`);
      const standards = new Set(text.match(standardNumber) ?? []);
      return [...standards].filter((name) => !quoted.some(({ says }) => says.includes(name)));
    });
    expect(unlisted).toEqual([]);
  });
});

function textOf(page: string): string {
  return readFileSync(`docs/${page}.mdx`, 'utf8');
}
