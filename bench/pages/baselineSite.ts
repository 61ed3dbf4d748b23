import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../plugins/compression/compressFolder';
import { headerRules } from '../../plugins/security-headers/headerRules';
import { formatHeadersFile } from '../../server/headersFile';
import { readSite } from '../../server/site';
import sidebars from '../../sidebars';
import { baselineSidebar, type BaselineItem } from './baselineSidebar';

/** A page of ours as Markdown: "docs/intro" and its text. */
export interface BaselinePage {
  readonly address: string;
  readonly markdown: string;
}

/** The pages that our build writes as Markdown; the pictures that they show are copied into `pictures`. */
export function copyPages(build: string, pictures: string): BaselinePage[] {
  return filesBelow(join(build, 'docs'), '.md').map((file) => {
    const markdown = readFileSync(join(build, 'docs', file), 'utf8');
    for (const [, picture = ''] of markdown.matchAll(/!\[[^\]]*\]\((\/[^)]+)\)/g))
      cpSync(join(build, picture), join(pictures, picture));
    return { address: `docs/${file.replace(/\.md$/, '')}`, markdown };
  });
}

/** Our sidebar, with the titles that `pages` have. */
export function sidebarOf(pages: readonly BaselinePage[]): BaselineItem[] {
  const items = sidebars['typedocSidebar'];
  if (!Array.isArray(items)) throw new Error('sidebars.ts has no list "typedocSidebar".');
  const titles = new Map(pages.map((page) => [`/${page.address}`, titleOfPage(page)]));
  return baselineSidebar(items, (address) => titles.get(address) ?? address);
}

/** "# Introduction" */
export function titleOfPage({ address, markdown }: BaselinePage): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? address;
}

/** Has a built site sent as ours is: compressed, with the same headers. */
export async function prepareToServe(site: string): Promise<void> {
  // Pagefind, the search of Starlight, is WebAssembly.
  const policy = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data:";
  const rules = headerRules([...readSite(site).files], { page: policy, runner: policy });
  // Ours binds scripts, too, and with them the workers that they start.
  const headers = formatHeadersFile(rules).replaceAll(
    /(Content-Security-Policy): .*/g,
    `$1: ${policy}`,
  );
  write(join(site, '_headers'), headers);
  await compressFolder(site, 'release');
}

export function filesBelow(folder: string, ending: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(ending));
}

export function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
