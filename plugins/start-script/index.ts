import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { scriptsMetaName } from '../../src/bootstrap/shared';
import { searchHosts, searchSite } from '../../src/search/node';
import { bundleScript } from '../standalone-scripts/bundleScript';

/**
 * The HTML of every page, for Docusaurus' `ssrTemplate` option. It differs from the stock template in one place: the scripts of
 * the application are listed in a `meta` element instead of loaded, and `src/bootstrap` loads them after the first view.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <meta name="${scriptsMetaName}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Puts the script of `src/bootstrap` into the head of every built page. `docusaurus start` loads the application at once. */
export default function startScript({ siteDir, baseUrl }: LoadContext): Plugin {
  const { script: scriptHosts } = searchHosts(searchSite(process.env, baseUrl));
  return {
    name: 'start-script',
    async loadContent() {
      const script = await bundleScript(path.join(siteDir, 'src/bootstrap/inlineScript.ts'), {
        define: { SCRIPT_HOSTS: JSON.stringify(scriptHosts) },
      });
      return Buffer.from(script).toString().trimEnd();
    },
    injectHtmlTags({ content }) {
      if (process.env['NODE_ENV'] !== 'production') return {};
      return { headTags: [{ tagName: 'script', innerHTML: content as string }] };
    },
  };
}
