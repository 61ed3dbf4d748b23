import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BaselineItem } from './baselineSidebar';
import { copyPages, prepareToServe, sidebarOf, titleOfPage, write } from './baselineSite';

/**
 * Builds a site with the Starlight that is installed in `baselines`: the same words, from the Markdown that our build writes
 * beside its pages, the same sidebar, its own search. Returns the folder to serve, compressed as ours is.
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
  write(join(source, 'src/content.config.ts'), content);
  write(join(source, 'astro.config.mjs'), configOf(sidebarOf(pages).map(entryOf)));
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

const content = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight as it comes, but for our sidebar. Pictures are made already. */
function configOf(sidebar: readonly unknown[]): string {
  return `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'replicad', sidebar: ${JSON.stringify(sidebar)} })],
});
`;
}

/** A group of Starlight has no page of its own: that is its first entry. */
function entryOf({ text, link, items }: BaselineItem): object {
  if (!items) return { label: text, link };
  const own = link === undefined ? [] : [{ label: text, link }];
  return { label: text, collapsed: true, items: [...own, ...items.map(entryOf)] };
}

/** "<" is never a tag in our Markdown: outside of code it becomes what is shown for it. */
function withoutTags(markdown: string): string {
  const parts = markdown.split(/(^```[^]*?^```$|`[^`\n]+`)/m);
  return parts.map((part, place) => (place % 2 ? part : part.replaceAll('<', '&lt;'))).join('');
}
