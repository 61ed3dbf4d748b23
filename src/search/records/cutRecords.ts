import { indexedPart, isReferral, isRepetition, isSectionTitle } from './apiSections';
import { pageRank } from './pageRank';
import type { Page } from './page';
import { levels, type Hierarchy, type Level, type RecordType, type SearchRecord } from './record';

/** Neighbouring texts of a section are joined, and code is cut, at this many characters. */
const textLimit = 600;

/** The records of a page in reading order, its own record first. */
export function cutRecords(page: Page): SearchRecord[] {
  const records: SearchRecord[] = [];
  const ordinals = new Map<string, number>();
  let titles: string[] = [page.title];
  let anchor: string | null = null;
  let text = '';
  let isSkipping = false;

  const emit = (type: RecordType, content: string | null, isCode = false) => {
    const key = `${anchor ?? ''}|${type}`;
    const ordinal = ordinals.get(key) ?? 0;
    ordinals.set(key, ordinal + 1);
    const position = records.length;
    const own = { type, content, isCode, anchor, ordinal, position };
    records.push(makeRecord(page, titles, own));
  };
  const flush = () => {
    if (text) emit('content', text);
    text = '';
  };

  const join = (more: string): string => {
    if (text.length + more.length < textLimit) return text ? `${text} ${more}` : more;
    flush();
    return cut(more);
  };

  emit('lvl1', null);
  for (const block of page.blocks) {
    switch (block.kind) {
      case 'heading':
        if (block.level === 1) break;
        flush();
        if (block.level <= 2) isSkipping = isRepetition(page.path, block.level, block.text);
        if (isSkipping) break;
        titles = [...titlesAbove(titles, block.level), block.text];
        anchor = block.anchor;
        if (isSectionTitle(page.path, block.level, block.text)) break;
        emit(levels[block.level] as RecordType, null);
        break;
      case 'text':
        if (isSkipping || isReferral(page.path, block.text)) break;
        text = join(indexedPart(page.path, block.text));
        break;
      case 'code':
        flush();
        if (isSkipping) break;
        emit('content', cut(block.text), true);
        break;
    }
  }
  flush();
  return records;
}

/** The titles that a heading of `level` stands under; a level that a page skips stays empty. */
function titlesAbove(titles: readonly string[], level: number): string[] {
  return Array.from({ length: level - 1 }, (_, index) => titles[index] ?? '');
}

interface OwnPart {
  readonly type: RecordType;
  readonly content: string | null;
  readonly isCode: boolean;
  readonly anchor: string | null;
  readonly ordinal: number;
  readonly position: number;
}

function makeRecord(page: Page, titles: readonly string[], own: OwnPart): SearchRecord {
  const { type, content, isCode, anchor, ordinal, position } = own;
  const level = type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
  return {
    objectID: objectId(page.path, anchor, type, ordinal),
    url: anchor === null ? page.path : `${page.path}#${anchor}`,
    url_without_anchor: page.path,
    anchor,
    type,
    content,
    hierarchy: hierarchyOf(page.group, titles),
    language: page.language,
    version: page.version,
    docusaurus_tag: page.tag,
    weight: { pageRank: pageRank(page.path), level, position },
    isCode,
  };
}

/** A name that survives rebuilds as long as the place on the page does; never a row number. */
export function objectId(
  path: string,
  anchor: string | null,
  type: RecordType,
  ordinal: number,
): string {
  return `${path}#${anchor ?? ''}:${type}:${ordinal}`;
}

export function hierarchyOf(group: string, titles: readonly string[]): Hierarchy {
  const entries = levels.map((level: Level, index): [Level, string | null] => [
    level,
    index === 0 ? group : index === 1 ? (titles[0] ?? '') : emptyToNull(titles[index - 1]),
  ]);
  return Object.fromEntries(entries) as unknown as Hierarchy;
}

function emptyToNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

/** The start of a text up to the last word that fits. */
function cut(text: string): string {
  if (text.length <= textLimit) return text;
  return text.slice(0, text.lastIndexOf(' ', textLimit)).trimEnd() || text.slice(0, textLimit);
}
