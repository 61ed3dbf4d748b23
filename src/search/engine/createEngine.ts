import type { SearchRecord } from '../records/record';
import { storedRecords, type Store } from '../records/store';
import { buildClauses, coverageOf, passes } from './buildClauses';
import { createIndex, ownTitle } from './createIndex';
import { lettersOf, parseQuery, type Query } from './parseQuery';
import { relatedPages, type RelatedPage } from './relatedPages';
import type { Answer, Match } from './answer';
import { synonymsOf } from './synonyms';
import { tokenize } from './tokenize';

export interface Engine {
  readonly site: string;
  readonly records: readonly SearchRecord[];
  /** Ranks the records for what was typed; an empty question has all of them. */
  readonly search: (typed: string, isAdvanced?: boolean) => Answer;
  /** Pages near to the one of `objectID`, nearest first; undefined for an unknown id. */
  readonly related: (objectID: string) => readonly RelatedPage[] | undefined;
  readonly isIndexed: (word: string) => boolean;
}

/** A later, more forgiving pass runs only while fewer rows are found. */
const minResults = 5;

const wholeTitleFactor = 3;
const ownerFactor = 3;
/** What a function makes names it: "cylinder" asks for `makeCylinder`. */
const makerFactor = 4;
/** A match that answers half of the words counts a quarter. */
const coveragePower = 2;
/** Reference before guides for symbols, guides before reference for plain words. */
const kindFactor = 1.6;
const typeFactor = { lvl1: 1.5, heading: 1, content: 0.9, code: 0.5 };
const rankStep = 0.06;

/** The engine over a store: words in, ranked records out. A value; there may be several. */
export function createEngine(store: Store): Engine {
  const records = storedRecords(store);
  const index = createIndex(records);
  const stopWords = new Set(store.synonyms.stopWords);
  const weights = records.map(rowWeight);
  const titles = records.map((record) => lettersOf(ownTitle(record)));
  const made = records.map(whatIsMade);
  const byRank = records
    .map((record) => ({ record, terms: new Set<string>() }))
    .sort((one, other) => compareRank(one.record, other.record));

  const search = (typed: string, isAdvanced = false): Answer => {
    const parsed = parseQuery(typed, stopWords, isAdvanced);
    const synonyms = synonymsOf(
      parsed.words.map(({ word }) => word),
      store.synonyms,
    );
    // A symbol that has synonyms and is no title here is another tool's: its answer is a guide.
    const isForeign =
      synonyms.some((list) => list.length > 0) &&
      !parsed.letters.some((letters) => titles.includes(letters));
    const query = { ...parsed, isSymbol: parsed.isSymbol && !isForeign };
    if (query.words.length === 0) return { query, synonyms, matches: byRank };
    const coverage = coverageOf(query, synonyms);
    const found = new Map<number, Match>();
    for (const pass of passes) {
      if (found.size >= minResults) break;
      const results = index.search(buildClauses(query, synonyms, pass, index.has), {
        weights: { fuzzy: 0.2, prefix: 0.3 },
        boostDocument: (id: number) => weights[id] ?? 1,
        filter: ({ id }) => !found.has(id as number),
      });
      const ranked = results
        .map((result) => {
          const id = result.id as number;
          const share = coverage(result.queryTerms) ** coveragePower;
          return { id, result, score: result.score * share * questionFactor(id, query) };
        })
        .sort((one, other) => other.score - one.score || one.id - other.id);
      for (const { id, result } of ranked) {
        const record = records[id];
        if (record && obeys(record, query)) found.set(id, { record, terms: new Set(result.terms) });
      }
    }
    return { query, synonyms, matches: [...found.values()] };
  };

  /** What a row gains by what exactly was asked. */
  const questionFactor = (id: number, { letters, owner, isSymbol }: Query): number => {
    const record = records[id];
    const title = titles[id];
    if (!record || title === undefined) return 1;
    let factor = 1;
    const isEntry = record.type !== 'lvl1' && record.weight.pageRank < 0;
    // An entry of a list, the glossary say, leads to the page about it, so it does not come before that.
    if (title !== '' && letters.includes(title) && !isEntry) factor *= wholeTitleFactor;
    const noun = made[id];
    if (noun !== undefined && letters.includes(noun)) factor *= makerFactor;
    if (isReference(record) === isSymbol) factor *= kindFactor;
    if (owner && title === lettersOf(owner.member) && isPageOf(record, owner.page)) {
      factor *= ownerFactor;
    }
    return factor;
  };

  return {
    site: store.site,
    records,
    search,
    related: (objectID) => relatedPages(records, search, objectID),
    isIndexed: index.has,
  };
}

/** What a row counts before any question. */
function rowWeight({ type, isCode, weight }: SearchRecord): number {
  const kind = type === 'lvl1' ? 'lvl1' : type !== 'content' ? 'heading' : isCode ? 'code' : type;
  return (1 + rankStep * weight.pageRank) * typeFactor[kind];
}

/** `cylinder` of the page of `makeCylinder`; undefined for all else. */
function whatIsMade({ type, url, hierarchy }: SearchRecord): string | undefined {
  if (type !== 'lvl1' || !url.startsWith('/docs/api/functions/')) return undefined;
  const name = /^(?:make|draw|sketch)([A-Z0-9]\w*)/.exec(hierarchy.lvl1)?.[1];
  return name === undefined ? undefined : lettersOf(name);
}

function isReference({ url }: SearchRecord): boolean {
  return url.startsWith('/docs/api/');
}

function isPageOf({ hierarchy }: SearchRecord, page: string): boolean {
  return tokenize(hierarchy.lvl1).some(({ word }) => word === page);
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
