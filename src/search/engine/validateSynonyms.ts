import type { Synonyms } from '../records/store';

/**
 * Reads `src/search/synonyms.json` and checks it against the index.
 * Errors: one sentence that lists every entry that is wrong and why.
 */
export function validateSynonyms(file: unknown, isIndexed: (word: string) => boolean): Synonyms {
  const { oneWay, groups, stopWords } = readShape(file);
  const faults: string[] = [];
  for (const [typed, indexed] of Object.entries(oneWay)) {
    if (!typed.split(' ').every(isWord)) faults.push(`"${typed}" is not lower-case words`);
    for (const word of indexed) {
      if (!isWord(word)) faults.push(`"${word}" (for "${typed}") is not one lower-case word`);
      else if (!isIndexed(word)) faults.push(`"${word}" (for "${typed}") is on no page`);
    }
  }
  for (const group of groups) {
    for (const word of group.filter((member) => !isWord(member))) {
      faults.push(`"${word}" (in a group) is not one lower-case word`);
    }
    if (!group.some(isIndexed)) faults.push(`no word of [${group.join(', ')}] is on any page`);
  }
  if (faults.length > 0) throw new Error(`src/search/synonyms.json: ${faults.join('; ')}.`);
  return { oneWay, groups, stopWords };
}

function isWord(word: string): boolean {
  return /^[a-z0-9_\u00DF-\u024F]+$/.test(word);
}

function readShape(file: unknown): Synonyms {
  const { oneWay, groups, stopWords } = file as Partial<Synonyms>;
  if (!isTable(oneWay) || !isList(groups, isStrings) || !isStrings(stopWords)) {
    throw new Error(
      'src/search/synonyms.json: wanted { "oneWay": {"typed": ["indexed"]}, "groups": [["a", "b"]], "stopWords": ["the"] }.',
    );
  }
  return { oneWay, groups, stopWords };
}

function isTable(value: unknown): value is Record<string, readonly string[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isStrings);
}

function isStrings(value: unknown): value is readonly string[] {
  return isList(value, (item): item is string => typeof item === 'string');
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}
