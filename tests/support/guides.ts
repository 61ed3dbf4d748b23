import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hand-written page in its source form. */
export interface GuidePage {
  /** "docs/tutorial-overview/drawing.mdx" */
  readonly file: string;
  readonly text: string;
}

/** Every page except those of the generated API reference. */
export const guidePages: readonly GuidePage[] = readdirSync('docs', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
  .sort()
  .map((file) => ({ file: `docs/${file}`, text: readFileSync(`docs/${file}`, 'utf8') }));

/** Returns the path of a page on the site: "/docs/intro". */
export function addressOf({ file }: GuidePage): string {
  return `/${file.replace(/\.mdx$/, '')}`;
}

/** Returns the names of the models that a page shows with their code, in order and without duplicates. */
export function modelNames(text: string): readonly string[] {
  const found = [...text.matchAll(/<Model\b[^>]*?\/>/g)].flatMap(([model]) =>
    Array.from(model.matchAll(/"([^"]+)"/g), ([, name]) => name ?? ''),
  );
  return [...new Set(found)];
}

export interface Fence {
  readonly language: string;
  /** The rest of the info string: `fragment`, `title="src/box.js"`. */
  readonly flags: string;
  readonly code: string;
  /** The line of the page on which the block begins. */
  readonly line: number;
}

const fencePattern = /^( *)(`{3,})([\w-]*) ?(.*)\n([\s\S]*?)^\1\2$/gm;

/** Returns the fenced code blocks in the source of a page. */
export function fences(text: string): readonly Fence[] {
  return Array.from(text.matchAll(fencePattern), (match) => ({
    language: match[3] ?? '',
    flags: match[4] ?? '',
    code: match[5] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** Returns the page without front matter, comments, code blocks and components; every line keeps its number. */
export function prose(text: string): string {
  return [
    /^---\n[\s\S]*?\n---\n/,
    fencePattern,
    /\{\/\*[\s\S]*?\*\/\}/g,
    /<[A-Z]\w*\b[^>]*?\/>/g,
  ].reduce((left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, '')), text);
}
