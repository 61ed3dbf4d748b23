import { PurgeCSS } from 'purgecss';
import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Elements that Markdown and browsers create. No script contains their names. */
const safelist = [
  /^(?:\*|a|b|blockquote|body|button|code|dd|del|details|dl|dt|em|figure|h[1-6]|hr|html|iframe|img|input|kbd|li|ol|optgroup|p|pre|select|small|strong|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|tr|ul|video)$/,
];

/** Attributes whose values do not appear as words in scripts. */
const dynamicAttributes = ['data-keyboard', 'href', 'width'];

/** Variables that PurgeCSS would remove, although other variables, inline styles or other style sheets use them. */
const usedVariables = [/^--(?!ifm-)/, '--ifm-z-index-overlay', /^--ifm-color-\w+-contrast-/];

/** Infima components and options of Docusaurus that no page uses, although scripts contain their names as words. */
const blocklist = [
  /^(?:card|dropdown|hero|pagination|tabs)(?:$|__|--)/,
  /^alert--(?:secondary|success)$/,
  /^footer(?:--|__(?!link-item$))/,
  /^navbar--(?:dark|primary)$/,
  /^(?:anchorWithHideOnScrollNavbar|darkNavbarColorModeToggle|menuWithAnnouncementBar|sidebarWithHideableNavbar)_/,
  /^(?:navbarHidden|navbarHideable|sidebarLogo)_/,
];

/**
 * Removes rules from the style sheet of all pages if no client script contains their class or element names: a third
 * of Infima. Every page is also a client component, so the scripts contain all names that pages use.
 */
export const purgePlugin = {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('purge', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'purge', stage }, async (assets) => {
        const textOf = (name: string) => String(assets[name]?.source());
        const names = Object.keys(assets);
        const content = names
          .filter((name) => name.endsWith('.js'))
          .map((name) => ({ raw: textOf(name), extension: 'js' }));
        for (const name of names.filter((asset) => /styles\.\w*\.?css$/.test(asset))) {
          const [purged] = await new PurgeCSS().purge({
            content,
            css: [{ raw: textOf(name) }],
            safelist: { standard: safelist, variables: usedVariables },
            blocklist,
            dynamicAttributes,
            variables: true,
          });
          if (purged) compilation.updateAsset(name, new sources.RawSource(purged.css));
        }
      });
    });
  },
};
