import type { EngineResult, RecordMatch } from '../engine/engineResult';
import { answeringSentence } from '../engine/answeringSentence';
import type { SearchEngine } from '../engine/createSearchEngine';
import { findMarks, type TextMarks } from '../engine/findMarks';
import { highlightText, cutSnippet } from '../engine/snippet';
import { exportRecord } from '../records/exportRecord';
import { hierarchyLevels, type SearchRecord } from '../records/record';
import type { SearchRequest } from './readRequest';

type Attribute = 'content' | `hierarchy.${(typeof hierarchyLevels)[number]}`;

/**
 * Converts a match to Algolia's format. Raw fields are also escaped, because DocSearch inserts its recent searches as
 * HTML. The group name is not escaped: it is shown as text, and the build rejects markup characters in it.
 */
export function makeHit(
  match: RecordMatch,
  answer: EngineResult,
  request: SearchRequest,
  engine: SearchEngine,
) {
  const { site, records } = engine;
  const marksOf = (text: string) =>
    findMarks(text, { ...answer.query, synonyms: answer.synonyms, terms: match.terms });
  const record = withExplanation(match.record, records, marksOf);
  return {
    ...rawFields(record, site, request.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: collect(record, (_, text) => ({
      value: highlightText(text, marksOf(text).marks, request.tags),
    })),
    _snippetResult: collect(record, (attribute, text) => {
      const wordCount = request.attributesToSnippet.get(attribute);
      if (wordCount === undefined) return undefined;
      const { ellipsis, tags } = request;
      return { value: cutSnippet(text, marksOf(text).marks, { wordCount, ellipsis, tags }) };
    }),
  };
}

/**
 * Returns a heading's record with content that explains the hit: the signature of a symbol, the first sentence of a
 * class member, or the best matching sentence below the heading.
 */
function withExplanation(
  record: SearchRecord,
  records: readonly SearchRecord[],
  marksOf: (text: string) => TextMarks,
): SearchRecord {
  if (record.content !== null) return record;
  const texts: string[] = [];
  for (let row = records.indexOf(record) + 1; records[row]?.type === 'content'; row += 1) {
    if (!records[row]?.isCode) texts.push(records[row]?.content ?? '');
  }
  // The first sentence of a member describes it. The best match would often be an error message, because error
  // messages repeat the member's name.
  const isMember = record.type !== 'lvl1' && record.url.startsWith('/docs/api/');
  const sentence = answeringSentence(texts, isMember ? unmarked : marksOf);
  return { ...record, content: record.signature ?? sentence };
}

const unmarked = (): TextMarks => ({ marks: [], matchedWords: [] });

/** Returns the requested fields of a record in the format of a hosted index. */
export function rawFields(
  record: SearchRecord,
  site: string,
  attributes: readonly string[] | undefined,
): Record<string, unknown> {
  const fields = exportRecord(record, site);
  if (!attributes) return fields;
  return pick(fields, attributes);
}

/** Returns the fields named in `attributes`. `hierarchy.lvl1` is a nested field. */
function pick(
  fields: Record<string, unknown>,
  attributes: readonly string[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (attributes.includes(name)) {
      kept[name] = value;
    } else if (typeof value === 'object' && value !== null) {
      const inner = Object.entries(value).filter(([key]) => attributes.includes(`${name}.${key}`));
      if (inner.length > 0) kept[name] = Object.fromEntries(inner);
    }
  }
  return kept;
}

interface Collected<Value> {
  hierarchy?: Record<string, Value>;
  content?: Value;
}

/**
 * Calls `make` with the title at each level of a record, and with its content, and returns the results by level. The
 * levels are in order and empty levels are omitted, because the search page uses the last key as the title and the
 * others as the path to it.
 */
function collect<Value>(
  { hierarchy, content }: SearchRecord,
  make: (attribute: Attribute, text: string) => Value | undefined,
): Collected<Value> {
  const titles = hierarchyLevels.flatMap((level) => {
    const text = hierarchy[level];
    const value = text === null ? undefined : make(`hierarchy.${level}`, text);
    return value === undefined ? [] : [[level, value] as const];
  });
  const text = content === null ? undefined : make('content', content);
  return {
    ...(titles.length > 0 && { hierarchy: Object.fromEntries(titles) }),
    ...(text !== undefined && { content: text }),
  };
}
