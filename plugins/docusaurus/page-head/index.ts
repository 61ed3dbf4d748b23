import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { scriptsMetaName } from '../../../src/bootstrap/shared';
import { fontTags } from './fonts';
import { searchHosts, createSearchConfig } from '../../../src/search/node';
import { bundleScript } from '../../shared/bundleScript';

/**
 * The HTML template of every page, for Docusaurus' `ssrTemplate` option. Unlike the stock template, it does not load
 * the application's scripts, but lists them in a `meta` element. `src/bootstrap` loads them after the first paint.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <meta name="${scriptsMetaName}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.headTags %>
    <% for (const sheet of it.stylesheets) { %><link rel="stylesheet" href="<%= it.baseUrl + sheet %>"><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

const link = (attributes: Record<string, string>): HtmlTagObject => ({
  tagName: 'link',
  attributes,
});

const property = (name: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: { property: name, content },
});

/**
 * Adds tags to the head of every page: fonts, icons and, in a build, the script of `src/bootstrap`. Tags from
 * `headTags` in the configuration would also become part of the client, so every page would load them twice.
 */
export default function pageHead({ siteDir, baseUrl }: LoadContext): Plugin {
  const { script: scriptHosts } = searchHosts(createSearchConfig(process.env, baseUrl));
  return {
    name: 'page-head',
    async loadContent() {
      const script = await bundleScript(path.join(siteDir, 'src/bootstrap/inlineScript.ts'), {
        define: { SCRIPT_HOSTS: JSON.stringify(scriptHosts) },
      });
      return Buffer.from(script).toString().trimEnd();
    },
    injectHtmlTags({ content }) {
      const isBuild = process.env['NODE_ENV'] === 'production';
      return {
        headTags: [
          ...fontTags(baseUrl),
          link({ rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
          link({ rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` }),
          // These properties apply to all cards for link previews: the site's own card and the cards of
          // plugins/docusaurus/social-cards.
          property('og:type', 'website'),
          property('og:image:type', 'image/png'),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          link({ rel: 'manifest', href: `${baseUrl}site.webmanifest` }),
          ...(isBuild ? [{ tagName: 'script', innerHTML: content as string }] : []),
        ],
      };
    },
  };
}
