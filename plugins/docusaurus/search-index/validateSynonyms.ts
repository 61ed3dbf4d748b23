import * as v from 'valibot';
import type { Synonyms } from '../../../src/search/node';

const strings = v.array(v.string());
const synonymsFile = v.object({
  oneWay: v.record(v.string(), strings),
  groups: v.array(strings),
  stopWords: strings,
  fillers: strings,
  trouble: strings,
  tasks: v.record(v.string(), v.string()),
});

/** Functions that check the words and pages in the file. */
interface KnownNames {
  readonly isIndexed: (word: string) => boolean;
  /** Returns true if `text` is the URL of a page or the name of a reference group. */
  readonly isPageOrGroup: (text: string) => boolean;
}

/**
 * Validates `src/search/synonyms.json` against the index and returns it. Throws an error that lists every invalid entry
 * with the reason.
 */
export function validateSynonyms(
  file: unknown,
  { isIndexed, isPageOrGroup }: KnownNames,
): Synonyms {
  if (!v.is(synonymsFile, file)) {
    throw new Error(
      'src/search/synonyms.json: wanted { "oneWay": {"typed": ["indexed"]}, "groups": [["a", "b"]], "stopWords": ["the"], ' +
        '"fillers": ["make"], "trouble": ["fails"], "tasks": {"/docs/api/functions/draw": "what for"} }.',
    );
  }
  const { oneWay, groups, tasks } = file;
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
  for (const place of Object.keys(tasks).filter((place) => !isPageOrGroup(place))) {
    faults.push(`"${place}" (in tasks) is neither a page nor a group of the reference`);
  }
  if (faults.length > 0) throw new Error(`src/search/synonyms.json: ${faults.join('; ')}.`);
  return file;
}

function isWord(word: string): boolean {
  return /^[a-z0-9_\u00DF-\u024F]+$/.test(word);
}
