import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeMarkdownPages } from './writeMarkdownPages';

/**
 * The build-time part of src/components/copy-page. Writes each docs page as Markdown beside its HTML, and two files for
 * language models: `llms.txt` (https://llmstxt.org) lists all pages, and `llms-full.txt` contains them.
 */
export default function markdownExport({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'markdown-export',
    async postBuild({ outDir, routesPaths }) {
      const { pages, bytes } = await writeMarkdownPages({
        outDir,
        baseUrl,
        paths: routesPaths.filter((route) => route.startsWith(`${baseUrl}docs/`)),
        site: {
          title: siteConfig.title,
          tagline: siteConfig.tagline,
          url: siteConfig.url,
          version: String(siteConfig.customFields?.['version']),
        },
      });
      console.log(`[markdown-export] ${pages} pages, ${Math.round(bytes / 1000)} KB`);
    },
  };
}
