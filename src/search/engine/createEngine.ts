import type { SearchRecord } from '../records/record';
import { storedRecords, type Store } from '../records/store';
import { buildClauses, coverageOf, passes } from './buildClauses';
import { createIndex } from './createIndex';
import { createScorer, type Scorer } from './createScorer';
import { parseQuery, type Query } from './parseQuery';
import { relatedPages, type RelatedPage } from './relatedPages';
import type { EngineAnswer, Match } from './answer';
import { synonymsOf } from './synonyms';
import { tokenize } from './tokenize';

export interface Engine {
  readonly site: string;
  readonly records: readonly SearchRecord[];
  /** Ranks the records for what was typed; an empty question has all of them. */
  readonly search: (typed: string, isAdvanced?: boolean) => EngineAnswer;
  /** Pages near to the one of `objectID`, nearest first; undefined for an unknown id. */
  readonly related: (objectID: string) => readonly RelatedPage[] | undefined;
  readonly isIndexed: (word: string) => boolean;
}

type Question = Pick<EngineAnswer, 'query' | 'synonyms'>;
type Index = ReturnType<typeof createIndex>;

/** A later, more forgiving pass runs only while fewer rows are found. */
const minResults = 5;

/** The engine over a store: words in, ranked records out. A value; there may be several. */
export function createEngine(store: Store): Engine {
  const records = storedRecords(store);
  const index = createIndex(records);
  const scorer = createScorer(records);
  const stopWords = new Set(store.synonyms.stopWords);
  const byRank = records
    .map((record) => ({ record, terms: new Set<string>() }))
    .sort((one, other) => compareRank(one.record, other.record));

  const understand = (typed: string, isAdvanced: boolean): Question => {
    const query = parseQuery(typed, stopWords, isAdvanced);
    const words = query.words.map(({ word }) => word);
    const synonyms = synonymsOf(words, store.synonyms);
    // A symbol that has synonyms and is no title here is another tool's: its answer is a guide.
    const isForeign =
      synonyms.some((list) => list.length > 0) && !query.letters.some(scorer.isTitle);
    return { query: { ...query, isSymbol: query.isSymbol && !isForeign }, synonyms };
  };

  const search = (typed: string, isAdvanced = false): EngineAnswer => {
    const question = understand(typed, isAdvanced);
    const isEmpty = question.query.words.length === 0;
    return {
      ...question,
      matches: isEmpty ? byRank : findMatches(question, records, index, scorer),
    };
  };

  return {
    site: store.site,
    records,
    search,
    related: (objectID) => relatedPages(records, search, objectID),
    isIndexed: index.has,
  };
}

/** The records that answer a question, best first: what a strict pass finds, then what a forgiving one adds. */
function findMatches(
  { query, synonyms }: Question,
  records: readonly SearchRecord[],
  index: Index,
  scorer: Scorer,
): readonly Match[] {
  const coverage = coverageOf(query, synonyms);
  const found = new Map<number, Match>();
  for (const pass of passes) {
    if (found.size >= minResults) break;
    const results = index.search(buildClauses(query, synonyms, pass, index.has), {
      weights: { fuzzy: 0.2, prefix: 0.3 },
      boostDocument: scorer.weight,
      filter: ({ id }) => !found.has(id as number),
    });
    const ranked = results
      .map((result) => {
        const id = result.id as number;
        const share = coverage(result.queryTerms);
        return { id, result, score: result.score * scorer.factor(id, query, share) };
      })
      .sort((one, other) => other.score - one.score || one.id - other.id);
    for (const { id, result } of ranked) {
      const record = records[id];
      if (record && obeys(record, query)) found.set(id, { record, terms: new Set(result.terms) });
    }
  }
  return [...found.values()];
}

/** Whether a record has the phrases and lacks the words that advanced syntax asks for. */
function obeys({ hierarchy, content }: SearchRecord, { phrases, excluded }: Query): boolean {
  if (phrases.length === 0 && excluded.length === 0) return true;
  const texts = [...Object.values(hierarchy), content].filter((text) => text !== null);
  const lists = texts.map((text) => tokenize(text));
  const hasPhrase = (phrase: readonly string[]) =>
    lists.some((tokens) => {
      const words = tokens.filter(({ isWhole }) => isWhole).map(({ word }) => word);
      return words.some((_, start) => phrase.every((word, i) => words[start + i] === word));
    });
  const hasWord = (excludedWord: string) =>
    lists.some((tokens) => tokens.some(({ word }) => word === excludedWord));
  return phrases.every(hasPhrase) && !excluded.some(hasWord);
}

/** The order of an empty question: page rank, then level, then place on the page. */
function compareRank({ weight: one }: SearchRecord, { weight: other }: SearchRecord): number {
  return other.pageRank - one.pageRank || other.level - one.level || one.position - other.position;
}
