import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import pageHead, { ssrTemplate } from './plugins/docusaurus/page-head';
import buildCache from './plugins/docusaurus/build-cache';
import clientBundle from './plugins/docusaurus/client-bundle';
import highlight from './plugins/docusaurus/highlight';
import { remarkColors } from './plugins/docusaurus/highlight/remarkColors';
import styleSheets from './plugins/docusaurus/style-sheets';
import markdownExport from './plugins/docusaurus/markdown-export';
import notices from './plugins/docusaurus/notices';
import sampleApps from './plugins/docusaurus/sample-apps';
import { remarkExamples } from './plugins/docusaurus/api-reference/remarkExamples';
import { pageFrontMatter } from './plugins/docusaurus/guides/readGuides';
import { fillGuideLists } from './plugins/docusaurus/guides/fillGuideLists';
import models, { modelDataFolder, publicFolder, remarkModels } from './plugins/docusaurus/models';
import socialCards from './plugins/docusaurus/social-cards';
import { hasServiceWorker } from './plugins/steps/offline/serviceWorkerFile';
import { siteAddress } from './plugins/shared/siteAddress';
import manifest from './package.json';
import { packedColorsOf } from './src/highlight/node';
import { createSearchConfig } from './src/search/node';

const { url, baseUrl, editUrl } = siteAddress();
const codeGround = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  styles: [],
};
const search = createSearchConfig(process.env, baseUrl);
const { replicad, 'replicad-opencascadejs': kernel } = manifest.dependencies;
const installCommand = `npm install replicad@${replicad} replicad-opencascadejs@${kernel}`;

/**
 * Returns the client module for the service worker. The development server removes a service worker of `npm start`,
 * because its cache would hide changes.
 */
function serviceWorkerModules(): readonly string[] {
  if (process.env['NODE_ENV'] === 'development') return ['./src/offline/page/removeWorker.ts'];
  return hasServiceWorker() ? ['./src/client-modules/registerServiceWorker.ts'] : [];
}

/** The configuration of the site. Requirements 1.1–1.12, 3.1–3.8. */
const config: Config = {
  title: 'replicad',
  tagline: 'The library to build browser based 3D models with code.',
  url,
  baseUrl,
  favicon: 'img/logo.svg',
  organizationName: 'sgenoud',
  projectName: 'replicad',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  ssrTemplate,
  // Builds with rspack, swc and lightningcss. `FASTER=0` switches back to webpack and babel.
  future: { experimental_faster: process.env['FASTER'] !== '0' },
  customFields: {
    /** Site version, the `version` of package.json. Requirements 1.8, 9.1. */
    version: manifest.version,
    /** The command that installs the library and its kernel, in the versions that this site describes. */
    install: { code: installCommand, colors: packedColorsOf(installCommand, 'bash') },
    /**
     * Search settings, such as the mode, and the page for reporting a missing result. The plugin `search-index` also
     * writes them into the head of every page.
     */
    search,
  },
  plugins: [
    './plugins/docusaurus/search-index/index.ts',
    markdownExport,
    models,
    socialCards,
    pageHead,
    highlight,
    styleSheets,
    clientBundle,
    buildCache,
    notices,
    sampleApps,
    './plugins/docusaurus/page-titles/index.ts',
    './plugins/docusaurus/sandbox/index.ts',
    './plugins/docusaurus/type-help/index.ts',
  ],
  staticDirectories: ['static', publicFolder],
  markdown: {
    preprocessor: ({ fileContent }) => fillGuideLists(fileContent),
    parseFrontMatter: async (params) => {
      const { frontMatter, content } = await params.defaultParseFrontMatter(params);
      // Hides the empty table of contents of a page without sections. The text then uses that column.
      if (!/^#{2,3} /m.test(content)) frontMatter['hide_table_of_contents'] = true;
      return { frontMatter: pageFrontMatter(frontMatter), content };
    },
  },
  // The plugin `client-bundle` adds the other client modules.
  clientModules: [...serviceWorkerModules()],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          beforeDefaultRemarkPlugins: [
            remarkExamples,
            remarkModels({ dataFolder: modelDataFolder }),
            remarkColors,
          ],
          // Edit links appear only if `EDIT_URL` is set, because most pages do not exist in the library's repository.
          ...(editUrl && { editUrl }),
        },
        blog: false,
        theme: { customCss: './src/css/index.css' },
        sitemap: { ignorePatterns: ['/search', '/markdown-page'] },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    image: 'img/social-card.png',
    metadata: [
      { name: 'theme-color', content: '#fcfdfd' },
      { property: 'og:image:alt', content: 'replicad: a bearing block, built with code' },
    ],
    navbar: {
      title: 'replicad',
      hideOnScroll: false,
      logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        // A regex instead of `type: 'doc'`, so that API pages highlight only the "API" link.
        {
          to: '/docs/intro',
          label: 'Documentation',
          position: 'left',
          activeBaseRegex: '^/docs/(?!api)',
        },
        { to: '/docs/api/', label: 'API', position: 'left' },
        { href: 'https://studio.replicad.xyz/workbench', label: 'Workbench', position: 'right' },
        { href: 'https://github.com/sgenoud/replicad', label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Documentation', to: '/docs/intro' },
            { label: 'API', to: '/docs/api/' },
          ],
        },
        {
          title: 'More',
          items: [
            {
              label: 'ReplicadManual by raydeleu',
              href: 'https://github.com/raydeleu/ReplicadManual/wiki',
            },
            { label: 'GitHub', href: 'https://github.com/sgenoud/replicad' },
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getFullYear()} QuaroTech.`,
    },
    // The colours of both modes are in src/css/code-tokens.css.
    prism: { theme: codeGround, darkTheme: codeGround },
    algolia: {
      appId: search.settings.mode === 'algolia' ? search.settings.appId : 'EMBEDDED',
      apiKey: search.settings.mode === 'algolia' ? search.settings.apiKey : 'embedded',
      indexName: search.indexName,
      contextualSearch: true,
      searchPagePath: 'search',
    },
  } satisfies ThemeConfig,
};

export default config;
