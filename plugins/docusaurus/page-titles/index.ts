import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** Writes the titles of all pages by URL. The not-found page makes suggestions from them. */
export default function pageTitles({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const pages = docs.loadedVersions.flatMap((version) => version.docs);
      await actions.createData('titles.json', {
        [`${baseUrl}playground`]: 'Playground',
        ...Object.fromEntries(pages.map(({ permalink, title }) => [permalink, title])),
      });
    },
  };
}
