import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page that people wrote, as it is written. */
export interface GuidePage {
  /** "docs/tutorial-overview/drawing.mdx" */
  readonly file: string;
  readonly text: string;
}

/** Every page but those of the API reference, which is generated. */
export const guidePages: readonly GuidePage[] = readdirSync('docs', {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
  .sort()
  .map((file) => ({ file: `docs/${file}`, text: readFileSync(`docs/${file}`, 'utf8') }));

/** The address that shows a page: "/docs/intro". */
export function addressOf({ file }: GuidePage): string {
  return `/${file.replace(/\.mdx$/, '')}`;
}

/** The models that a page shows with their code, in order, each once. */
export function modelNames(text: string): readonly string[] {
  const found = [...text.matchAll(/<Model\b[^>]*?\/>/g)].flatMap(([model]) =>
    Array.from(model.matchAll(/"([^"]+)"/g), ([, name]) => name ?? ''),
  );
  return [...new Set(found)];
}

export interface Fence {
  readonly language: string;
  /** What stands behind the language: `fragment`, `title="src/box.js"`. */
  readonly flags: string;
  readonly code: string;
  /** The line of the page it begins in. */
  readonly line: number;
}

const fencePattern = /^( *)(`{3,})([\w-]*) ?(.*)\n([\s\S]*?)^\1\2$/gm;

/** The blocks of code that are written on the page itself. */
export function fences(text: string): readonly Fence[] {
  return Array.from(text.matchAll(fencePattern), (match) => ({
    language: match[3] ?? '',
    flags: match[4] ?? '',
    code: match[5] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** The page without front matter, comments, blocks of code and components; every line keeps its number. */
export function prose(text: string): string {
  return [
    /^---\n[\s\S]*?\n---\n/,
    fencePattern,
    /\{\/\*[\s\S]*?\*\/\}/g,
    /<[A-Z]\w*\b[^>]*?\/>/g,
  ].reduce((left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, '')), text);
}
