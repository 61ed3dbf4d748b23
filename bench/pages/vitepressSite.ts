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
import { formatHeadersFile } from '../../server/headersFile';
import { headerRules } from '../../plugins/security-headers/headerRules';
import { readSite } from '../../server/site';
import sidebars from '../../sidebars';
import { compressFolder } from '../../plugins/compression/compressFolder';
import { baselineSidebar } from './baselineSidebar';

/**
 * Builds a site with the VitePress that is installed in `baselines`: the same words, from the Markdown that our build
 * writes beside its pages, the same sidebar, its own search. Returns the folder to serve, compressed as ours is.
 */
export async function buildVitepress(build: string, baselines: string): Promise<string> {
  const source = join(baselines, 'site');
  rmSync(source, { recursive: true, force: true });
  copyMarkdown(build, source);
  write(join(source, 'index.md'), '# replicad\n\n[Introduction](/docs/intro)\n');
  const config = `export default ${JSON.stringify(configOf(source))};\n`;
  write(join(source, '.vitepress/config.mjs'), config);
  await promisify(execFile)(
    process.execPath,
    [join(baselines, 'node_modules/vitepress/bin/vitepress.js'), 'build', source],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const site = join(source, '.vitepress/dist');
  layOut(site);
  await compressFolder(site, 'release');
  return site;
}

/** build/docs/intro.md → docs/intro.md, with the pictures that it shows. */
function copyMarkdown(build: string, source: string): void {
  for (const path of filesBelow(join(build, 'docs'), '.md')) {
    const markdown = readFileSync(join(build, 'docs', path), 'utf8');
    write(join(source, 'docs', path), markdown);
    for (const [, picture = ''] of markdown.matchAll(/!\[[^\]]*\]\((\/[^)]+)\)/g))
      cpSync(join(build, picture), join(source, 'public', picture));
  }
}

/** VitePress as it comes, but for our sidebar and the local search. */
function configOf(source: string): object {
  const items = sidebars['typedocSidebar'];
  if (!Array.isArray(items)) throw new Error('sidebars.ts has no list "typedocSidebar".');
  const titleOf = (address: string) =>
    /^# (.+)$/m.exec(readFileSync(join(source, `${address}.md`), 'utf8'))?.[1] ?? address;
  return {
    title: 'replicad',
    cleanUrls: true,
    // Pages of ours without words to read: home, search, playground.
    ignoreDeadLinks: true,
    // "<" is never a tag in our Markdown, and VitePress would take it for a component.
    markdown: { html: false },
    themeConfig: { sidebar: baselineSidebar(items, titleOf), search: { provider: 'local' } },
  };
}

/** Puts pages where our server looks for them, "intro.html" at "intro/index.html", and writes the same headers as ours. */
function layOut(site: string): void {
  for (const path of filesBelow(join(site, 'docs'), '.html')) {
    const page = join(site, 'docs', path);
    const folder = page.replace(/\.html$/, '');
    mkdirSync(folder, { recursive: true });
    renameSync(page, join(folder, 'index.html'));
  }
  const policy = "default-src 'self' 'unsafe-inline' data:";
  const rules = headerRules([...readSite(site).files], { page: policy, runner: policy });
  write(join(site, '_headers'), formatHeadersFile(rules));
}

function filesBelow(folder: string, ending: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith(ending));
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
