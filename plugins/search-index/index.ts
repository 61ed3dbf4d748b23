import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchHosts, searchSite } from '../../src/search/node';
import { writeIndex } from './writeIndex';

/**
 * What the build does for search: the index of the built pages, and a hint to connect early to a host elsewhere
 * that answers (specification, section 7).
 */
export default function searchIndex({ baseUrl, siteConfig, siteDir }: LoadContext): Plugin {
  const search = searchSite(process.env, baseUrl);
  return {
    name: 'search-index',
    injectHtmlTags() {
      const [host] = searchHosts(search).connect;
      if (host === undefined) return {};
      const attributes = { rel: 'preconnect', href: host, crossorigin: 'anonymous' };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir, routesPaths }) {
      const { store } = await writeIndex({
        outDir,
        baseUrl,
        paths: routesPaths
          .filter((route) => route.startsWith(`${baseUrl}docs/`))
          .map((route) => `/${route.slice(baseUrl.length)}`),
        site: siteConfig.url + baseUrl.replace(/\/$/, ''),
        indexName: search.indexName,
        wordsFile: path.join(siteDir, 'src/search/synonyms.json'),
      });
      console.log(`[search-index] ${store.records} records in ${store.file}`);
    },
  };
}
