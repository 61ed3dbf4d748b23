import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { compressFolder } from '../../plugins/steps/compression/compressFolder';
import { formatHeadersFile, headerRules } from '../../plugins/steps/security-headers/headerRules';
import { readSite } from '../../server/site';
import sidebars from '../../sidebars';

/** The URLs of the two sites to compare, and the folder in which `baselines` has been installed. */
export interface ComparedSites {
  readonly baselines: string;
  readonly ours: string;
  /** The site built with VitePress. */
  readonly theirs: string;
}

/**
 * Builds a site with the VitePress in `baselines`. The site has the same text (from the Markdown that our build writes
 * beside its pages), the same sidebar, and VitePress's own search. Returns the folder to serve, compressed like our
 * site.
 */
export async function buildVitepress(build: string, baselines: string): Promise<string> {
  const source = join(baselines, 'site');
  rmSync(source, { recursive: true, force: true });
  const pages = copyPages(build, join(source, 'public'));
  for (const { address, markdown } of pages) write(join(source, `${address}.md`), markdown);
  write(join(source, 'index.md'), '# replicad\n\n[Introduction](/docs/intro)\n');
  const config = {
    title: 'replicad',
    cleanUrls: true,
    // Pages without text have no Markdown (home, search, playground), so links to them are dead.
    ignoreDeadLinks: true,
    // Our Markdown contains no HTML and no attributes, so "<" and "{" are always text.
    markdown: { html: false, attrs: { disable: true } },
    themeConfig: { sidebar: sidebarOf(pages), search: { provider: 'local' } },
  };
  write(join(source, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  await promisify(execFile)(
    process.execPath,
    [join(baselines, 'node_modules/vitepress/bin/vitepress.js'), 'build', source],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const site = join(source, '.vitepress/dist');
  moveIntoFolders(site);
  await prepareToServe(site);
  return site;
}

/** Moves pages to the paths that our server expects: "intro.html" to "intro/index.html". */
function moveIntoFolders(site: string): void {
  for (const path of filesBelow(join(site, 'docs'), '.html')) {
    const page = join(site, 'docs', path);
    const folder = page.replace(/\.html$/, '');
    mkdirSync(folder, { recursive: true });
    renameSync(page, join(folder, 'index.html'));
  }
}

/**
 * Builds a site with the Starlight in `baselines`. The site has the same text (from the Markdown that our build writes
 * beside its pages), the same sidebar, and Starlight's own search. Returns the folder to serve, compressed like our
 * site.
 */
export async function buildStarlight(build: string, baselines: string): Promise<string> {
  const source = join(baselines, 'starlight');
  rmSync(source, { recursive: true, force: true });
  const pages = copyPages(build, join(source, 'public'));
  for (const page of pages) {
    const front = { title: titleOfPage(page), slug: page.address };
    const text = withoutTags(page.markdown.replace(/^# .+\n/, ''));
    write(
      join(source, `src/content/docs/${page.address}.md`),
      `---\n${JSON.stringify(front)}\n---\n${text}`,
    );
  }
  write(
    join(source, 'src/content/docs/index.md'),
    '---\ntitle: replicad\n---\n[Introduction](/docs/intro)\n',
  );
  write(join(source, 'src/content.config.ts'), starlightContent);
  write(join(source, 'astro.config.mjs'), starlightConfig(sidebarOf(pages).map(starlightEntry)));
  write(join(source, 'package.json'), '{ "type": "module", "private": true }\n');
  await promisify(execFile)(
    process.execPath,
    [join(baselines, 'node_modules/astro/astro.js'), 'build', '--root', source],
    {
      cwd: source,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const site = join(source, 'dist');
  await prepareToServe(site);
  return site;
}

const starlightContent = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Returns Starlight's default configuration with our sidebar. Images are not processed again. */
function starlightConfig(sidebar: readonly unknown[]): string {
  return `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'replicad', sidebar: ${JSON.stringify(sidebar)} })],
});
`;
}

/**
 * Returns an entry of Starlight's sidebar. Starlight's groups have no page, so the page of a group becomes its first
 * entry.
 */
function starlightEntry({ text, link, items }: BaselineItem): object {
  if (!items) return { label: text, link };
  const own = link === undefined ? [] : [{ label: text, link }];
  return { label: text, collapsed: true, items: [...own, ...items.map(starlightEntry)] };
}

/** Escapes "<" outside of code, because our Markdown contains no HTML. */
function withoutTags(markdown: string): string {
  const parts = markdown.split(/(^```[^]*?^```$|`[^`\n]+`)/m);
  return parts.map((part, place) => (place % 2 ? part : part.replaceAll('<', '&lt;'))).join('');
}

/** A page of our site as Markdown, with its URL, such as "docs/intro". */
interface BaselinePage {
  readonly address: string;
  readonly markdown: string;
}

/** Returns the pages that our build writes as Markdown, and copies their pictures into `pictures`. */
function copyPages(build: string, pictures: string): BaselinePage[] {
  return filesBelow(join(build, 'docs'), '.md').map((file) => {
    const markdown = readFileSync(join(build, 'docs', file), 'utf8');
    for (const [, picture = ''] of markdown.matchAll(/!\[[^\]]*\]\((\/[^)]+)\)/g))
      cpSync(join(build, picture), join(pictures, picture));
    return { address: `docs/${file.replace(/\.md$/, '')}`, markdown };
  });
}

/** Returns our sidebar with the titles of `pages`. */
function sidebarOf(pages: readonly BaselinePage[]): BaselineItem[] {
  const items = sidebars['typedocSidebar'];
  if (!Array.isArray(items)) throw new Error('sidebars.ts has no list "typedocSidebar".');
  const titles = new Map(pages.map((page) => [`/${page.address}`, titleOfPage(page)]));
  return baselineSidebar(items, (address) => titles.get(address) ?? address);
}

/** Returns the title from the first heading, or the URL if there is none. */
function titleOfPage({ address, markdown }: BaselinePage): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? address;
}

/** Compresses a built site and gives it the same headers as our site. */
async function prepareToServe(site: string): Promise<void> {
  // Pagefind, Starlight's search, uses WebAssembly.
  const policy = "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' data:";
  const rules = headerRules([...readSite(site).files], { page: policy, runner: policy });
  // The CSP of our pages would block the scripts and workers of the other sites, so theirs is less strict.
  const headers = formatHeadersFile(rules).replaceAll(
    /(Content-Security-Policy): .*/g,
    `$1: ${policy}`,
  );
  write(join(site, '_headers'), headers);
  await compressFolder(site, 'release');
}

function filesBelow(folder: string, ending: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(ending));
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** An entry of VitePress's sidebar. */
interface BaselineItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly BaselineItem[];
}

/**
 * Returns our sidebar in VitePress's format, with the same groups collapsed. Links are left out, because they lead to
 * pages that the baselines do not have. `titleOf` returns the title of the page at a URL. Throws for a kind of entry
 * that our sidebar does not use.
 */
function baselineSidebar(
  items: readonly Item[],
  titleOf: (address: string) => string,
): BaselineItem[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return entryOf(addressOf(item), titleOf);
    if (item.type === 'doc') return entryOf(addressOf(item.id), titleOf, item.label);
    if (item.type === 'link') return [];
    if (item.type !== 'category' || !Array.isArray(item.items))
      throw new Error(
        `The baselines do not support this entry of sidebars.ts: ${JSON.stringify(item)}.`,
      );
    return {
      text: item.label,
      ...(item.link?.type === 'doc' ? { link: addressOf(item.link.id) } : {}),
      collapsed: true,
      items: baselineSidebar(item.items, titleOf),
    };
  });
}

function entryOf(link: string, titleOf: (address: string) => string, label?: string): BaselineItem {
  return { text: label ?? titleOf(link), link };
}

/** Returns "/docs/api" for "api/index". */
const addressOf = (id: string) => `/docs/${id.replace(/\/index$/, '')}`;
