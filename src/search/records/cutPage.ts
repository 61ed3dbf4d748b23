import { indexedPart, isReferral, isRepetition } from './apiSections';
import type { Block, IndexedBlock, IndexedPage, Page } from './page';
import { slugOf } from './slugOf';

/** Neighbouring texts of a section are joined, and code is cut, at this many characters. */
const textLimit = 600;

/** What the index keeps of a page: its outline and the texts that are found, in reading order. */
export function cutPage(
  { path, group, title, blocks }: Page,
  tasks: Readonly<Record<string, string>>,
): IndexedPage {
  const indexed = { path, group, title, blocks: joined(indexedBlocks(path, blocks)) };
  const own = newWords(tasks[path] ?? '', title);
  return own === '' ? indexed : { ...indexed, tasks: own };
}

/** The words that the title has not, each once: they are looked for one by one. */
function newWords(tasks: string, title: string): string {
  const known = new Set(title.toLowerCase().split(' '));
  const words = tasks.split(/[\s,]+/);
  return words.filter((word) => !known.has(word) && known.add(word)).join(' ');
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
    if (block.kind === 'code') return isOnlyNames(block.text) ? [] : [block];
    return isReferral(path, block.text) ? [] : [{ ...block, text: indexedPart(path, block.text) }];
  });
}

/** Parameters that no text explains: nobody looks for them, and they would be a fortieth of the index. */
function isOnlyNames(code: string): boolean {
  return /^\w+( \w+)*$/.test(code);
}

/** Neighbouring texts in one, up to the limit; longer ones cut. */
function joined(blocks: readonly Block[]): IndexedBlock[] {
  const joint: IndexedBlock[] = [];
  for (const block of blocks) {
    const last = joint.at(-1);
    if (block.kind === 'heading') {
      joint.push(heading(block));
    } else if (block.kind === 'code') {
      joint.push({ code: cut(block.text) });
    } else if (typeof last === 'string' && last.length + block.text.length < textLimit) {
      joint[joint.length - 1] = `${last} ${block.text}`;
    } else {
      joint.push(cut(block.text));
    }
  }
  return joint;
}

/** Most anchors follow from their title: those are not stored. */
function heading({ level, text, anchor }: Extract<Block, { kind: 'heading' }>): IndexedBlock {
  return anchor === slugOf(text) ? [level, text] : [level, text, anchor];
}

/** The start of a text up to the last word that fits. */
function cut(text: string): string {
  if (text.length <= textLimit) return text;
  return text.slice(0, text.lastIndexOf(' ', textLimit)).trimEnd() || text.slice(0, textLimit);
}
