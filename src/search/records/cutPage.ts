import { indexedPart, isReferral, isRepetition } from './apiSections';
import { lastPart, type Block, type IndexedBlock, type IndexedPage, type Page } from './page';
import { slugOf } from './slugOf';

/** Code is cut at this many characters. */
const codeLimit = 600;

/**
 * What is kept of the texts between two headings, in characters. A section says first what it is about; with all of its
 * words it would be found for what it only mentions, before those that are about that.
 */
const sectionLimit = 285;

/** Its texts begin with what a reader sees, each another; that is what is looked for. */
const problemsTitle = 'Common problems';

/** Less than this is no sentence. */
const shortest = 60;

/** What the index keeps of a page: its outline and the texts that are found, in reading order. */
export function cutPage(
  { path, group, title, level, blocks }: Page,
  tasks: Readonly<Record<string, string>>,
): IndexedPage {
  const own = tasks[path] ?? '';
  return {
    ...{ path, group },
    ...(title !== lastPart(path) && { title }),
    ...(own !== '' && { tasks: own }),
    ...(level !== undefined && { level }),
    blocks: joined(indexedBlocks(path, blocks)),
  };
}

/** The blocks without sections and texts that only repeat what stands elsewhere. */
function indexedBlocks(path: string, blocks: readonly Block[]): Block[] {
  let isSkipping = false;
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') {
      // The first heading is the page's title.
      if (block.level === 1) return [];
      if (block.level === 2) isSkipping = isRepetition(path, block.level, block.text);
      return isSkipping ? [] : [block];
    }
    if (isSkipping) return [];
    if (block.kind === 'code') return [block];
    return isReferral(path, block.text)
      ? []
      : [{ ...block, text: withoutOpening(indexedPart(path, block.text)) }];
  });
}

/** Guides begin with the same words, and readers see no more of a text than its beginning. */
function withoutOpening(text: string): string {
  return text.replace(/^By the end of this page (?:you can )?(.)/, (_, first: string) =>
    first.toUpperCase(),
  );
}

/** The neighbouring texts of a section in one, up to the limit. */
function joined(blocks: readonly Block[]): IndexedBlock[] {
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
      joint.push({ code: atWord(block.text, codeLimit) });
    } else if (left >= shortest) {
      const text = atSentence(hasProblems ? firstSentence(block.text) : block.text, left);
      left -= text.length;
      if (typeof last === 'string') joint[joint.length - 1] = `${last} ${text}`;
      else joint.push(text);
    }
  }
  return joint;
}

/** Most anchors follow from their title: those are not stored. */
function heading({ level, text, anchor }: Extract<Block, { kind: 'heading' }>): IndexedBlock {
  return anchor === slugOf(text) ? [level, text] : [level, text, anchor];
}

/** A message may have an end of a sentence inside its quotes. */
function firstSentence(text: string): string {
  return /^(?:"[^"]*"|[^"])*?[.?!…:](?= |$)/.exec(text)?.[0] ?? text;
}

/** The start of a text up to the last sentence that fits, or the last word where that is far less. */
function atSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = Math.max(...['. ', '? ', ': '].map((mark) => text.lastIndexOf(mark, limit - 1)));
  return end > limit / 2 ? text.slice(0, end + 1) : atWord(text, limit);
}

/** The start of a text up to the last word that fits. */
function atWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit)).trimEnd() || text.slice(0, limit);
}
