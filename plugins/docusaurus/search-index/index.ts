import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import {
  searchHosts,
  createSearchConfig,
  settingsMetaName,
  type SearchConfig,
} from '../../../src/search/node';
import { writeIndex } from './writeIndex';

/**
 * The build-time part of `src/search`. Writes the index of the built pages. Adds to the head of each page: the search
 * settings, a script that detects the keyboard and, if another host answers searches, a preconnect hint (requirement
 * 7.10).
 */
export default function searchIndex({ baseUrl, siteConfig, siteDir }: LoadContext): Plugin {
  const search = createSearchConfig(process.env, baseUrl);
  return {
    name: 'search-index',
    injectHtmlTags() {
      return { headTags: [settingsTag(search), keyboardTag, ...preconnectTags(search)] };
    },
    async postBuild({ outDir, routesPaths }) {
      const { store } = await writeIndex({
        outDir,
        baseUrl,
        paths: routesPaths
          .filter(
            (route) => route.startsWith(`${baseUrl}docs/`) || route === `${baseUrl}playground`,
          )
          .map((route) => `/${route.slice(baseUrl.length)}`),
        site: siteConfig.url + baseUrl.replace(/\/$/, ''),
        indexName: search.indexName,
        synonymsFile: path.join(siteDir, 'src/search/synonyms.json'),
        guidesFolder: path.join(siteDir, 'docs'),
      });
      console.log(`[search-index] ${store.records} records in ${store.file}`);
    },
  };
}

function settingsTag(search: SearchConfig): HtmlTagObject {
  const attributes = { name: settingsMetaName, content: JSON.stringify(search) };
  return { tagName: 'meta', attributes };
}

/** Runs before the first paint. The search button then shows the right key (`SearchButton.tsx`). */
const keyboardTag: HtmlTagObject = {
  tagName: 'script',
  innerHTML:
    "if(/Mac|iPhone|iPod|iPad/.test(navigator.userAgent))document.documentElement.dataset.keyboard='apple'",
};

function preconnectTags(search: SearchConfig): readonly HtmlTagObject[] {
  const [host] = searchHosts(search).connect;
  if (host === undefined) return [];
  const attributes = { rel: 'preconnect', href: host, crossorigin: 'anonymous' };
  return [{ tagName: 'link', attributes }];
}
