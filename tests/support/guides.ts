import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source of a hand-written page. */
export interface GuidePage {
  /** Path in the repository: "docs/tutorial-overview/drawing.mdx". */
  readonly file: string;
  readonly text: string;
}

/** All pages except the generated API reference. */
export const guidePages: readonly GuidePage[] = readdirSync('docs', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
  .sort()
  .map((file) => ({ file: `docs/${file}`, text: readFileSync(`docs/${file}`, 'utf8') }));

/** Returns the URL of a page: "/docs/intro". */
export function toUrlPath({ file }: GuidePage): string {
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
  /** The rest of the info string, such as `fragment` or `title="src/box.js"`. */
  readonly flags: string;
  readonly code: string;
  /** The line of the page on which the block starts. */
  readonly line: number;
}

const fencePattern = /^( *)(`{3,})([\w-]*) ?(.*)\n([\s\S]*?)^\1\2$/gm;

/** Returns the fenced code blocks of a page. */
export function readFences(text: string): readonly Fence[] {
  return Array.from(text.matchAll(fencePattern), (match) => ({
    language: match[3] ?? '',
    flags: match[4] ?? '',
    code: match[5] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** Returns a page without front matter, comments, code blocks and components. Line numbers stay the same. */
export function proseOf(text: string): string {
  return [
    /^---\n[\s\S]*?\n---\n/,
    fencePattern,
    /\{\/\*[\s\S]*?\*\/\}/g,
    /<[A-Z]\w*\b[^>]*?\/>/g,
  ].reduce((left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, '')), text);
}
