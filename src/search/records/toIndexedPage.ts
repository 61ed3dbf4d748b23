import { indexedPart, isCrossReference, isRepetition } from './apiSections';
import {
  lastPathSegment,
  type PageBlock,
  type IndexedBlock,
  type IndexedPage,
  type BuiltPage,
} from './builtPage';
import { slugOf } from './slugOf';

/** Maximum length of indexed code, in characters. */
const codeLimit = 600;

/**
 * Maximum length of the indexed text below a heading, in characters. The topic of a section is at its start. If its
 * whole text were indexed, a section would rank high for words that it only mentions.
 */
const sectionLimit = 285;

/** Title of sections in which each text block begins with a symptom. Readers search for symptoms. */
const problemsTitle = 'Common problems';

/** Minimum number of remaining characters for another text block of a section. No sentence would fit into fewer. */
const minTextLength = 60;

/** Returns the data of a page that the index stores: its outline and its searchable text, in reading order. */
export function toIndexedPage(
  { path, group, title, level, blocks }: BuiltPage,
  tasks: Readonly<Record<string, string>>,
): IndexedPage {
  const own = tasks[path] ?? '';
  return {
    ...{ path, group },
    ...(title !== lastPathSegment(path) && { title }),
    ...(own !== '' && { tasks: own }),
    ...(level !== undefined && { level }),
    blocks: joined(indexedBlocks(path, blocks)),
  };
}

/** Returns the blocks of a page without sections and text blocks that repeat other pages. */
function indexedBlocks(path: string, blocks: readonly PageBlock[]): PageBlock[] {
  let isSkipping = false;
  return blocks.flatMap((block): PageBlock[] => {
    if (block.kind === 'heading') {
      // The first heading is the page's title.
      if (block.level === 1) return [];
      if (block.level === 2) isSkipping = isRepetition(path, block.level, block.text);
      return isSkipping ? [] : [block];
    }
    if (isSkipping) return [];
    if (block.kind === 'code') return [block];
    return isCrossReference(path, block.text)
      ? []
      : [{ ...block, text: withoutOpening(indexedPart(path, block.text)) }];
  });
}

/** Removes the phrase with which all guides begin, because results show only the start of a text. */
function withoutOpening(text: string): string {
  return text.replace(/^By the end of this page (?:you can )?(.)/, (_, first: string) =>
    first.toUpperCase(),
  );
}

/** Joins consecutive text blocks of a section, up to the length limit. */
function joined(blocks: readonly PageBlock[]): IndexedBlock[] {
  const joint: IndexedBlock[] = [];
  let left = sectionLimit;
  let hasProblems = false;
  for (const block of blocks) {
    const last = joint.at(-1);
    if (block.kind === 'heading') {
      joint.push(heading(block));
      hasProblems = block.text === problemsTitle;
      left = sectionLimit;
    } else if (block.kind === 'code') {
      joint.push({ code: cutAtWord(block.text, codeLimit) });
    } else if (left >= minTextLength) {
      const text = cutAtSentence(hasProblems ? firstSentence(block.text) : block.text, left);
      left -= text.length;
      if (typeof last === 'string') joint[joint.length - 1] = `${last} ${text}`;
      else joint.push(text);
    }
  }
  return joint;
}

/** Returns an indexed heading. The anchor is omitted if it is the slug of the text. */
function heading({ level, text, anchor }: Extract<PageBlock, { kind: 'heading' }>): IndexedBlock {
  return anchor === slugOf(text) ? [level, text] : [level, text, anchor];
}

/** Returns the first sentence of `text`. Punctuation inside a quoted message does not end the sentence. */
function firstSentence(text: string): string {
  return /^(?:"[^"]*"|[^"])*?[.?!…:](?= |$)/.exec(text)?.[0] ?? text;
}

/**
 * Cuts `text` after the last sentence that fits into `limit`. If less than half of `limit` would be left, cuts after a
 * word instead.
 */
function cutAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = Math.max(...['. ', '? ', ': '].map((mark) => text.lastIndexOf(mark, limit - 1)));
  return end > limit / 2 ? text.slice(0, end + 1) : cutAtWord(text, limit);
}

/** Cuts `text` after the last word that fits into `limit`. */
function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit)).trimEnd() || text.slice(0, limit);
}
