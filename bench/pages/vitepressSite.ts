import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyPages, filesBelow, prepareToServe, sidebarOf, write } from './baselineSite';

/**
 * Builds a site with the VitePress that is installed in `baselines`: the same words, from the Markdown that our build
 * writes beside its pages, the same sidebar, its own search. Returns the folder to serve, compressed as ours is.
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
    // Pages of ours without words to read: home, search, playground.
    ignoreDeadLinks: true,
    // "<" is never a tag in our Markdown, and VitePress would take it for a component.
    markdown: { html: false },
    themeConfig: { sidebar: sidebarOf(pages), search: { provider: 'local' } },
  };
  write(join(source, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  await promisify(execFile)(
    process.execPath,
    [join(baselines, 'node_modules/vitepress/bin/vitepress.js'), 'build', source],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const site = join(source, '.vitepress/dist');
  layOut(site);
  await prepareToServe(site);
  return site;
}

/** Puts pages where our server looks for them, "intro.html" at "intro/index.html". */
function layOut(site: string): void {
  for (const path of filesBelow(join(site, 'docs'), '.html')) {
    const page = join(site, 'docs', path);
    const folder = page.replace(/\.html$/, '');
    mkdirSync(folder, { recursive: true });
    renameSync(page, join(folder, 'index.html'));
  }
}
