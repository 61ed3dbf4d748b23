import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '../../requirements/readRequirements';
import { readBuilt } from '../support/build';

/** What Docusaurus made of docusaurus.config.ts for this build, its defaults filled in. */
const { default: site } = (await import(
  new URL('../../.docusaurus/docusaurus.config.mjs', import.meta.url).href
)) as { default: DocusaurusConfig };
const theme = site.themeConfig as Record<string, Record<string, unknown> | undefined>;

describe('the configuration of the site', () => {
  // Requirements 1.1, 3.1.
  it('has address, base path, favicon, title, tagline, and leave to be found', () => {
    expect(site).toMatchObject({
      url: expect.stringMatching(/^https:\/\/[^/]+$/) as string,
      baseUrl: '/',
      favicon: expect.any(String) as string,
      title: 'replicad',
      tagline: 'The library to build browser based 3D models with code.',
      noIndex: false,
    });
    // Not set: each address answers with and without the slash.
    expect(site.trailingSlash).toBeUndefined();
    expect(load(readBuilt('/index.html'))('main').text()).toContain(site.tagline);
  });

  // Requirements 1.10, 3.2.
  it('has one locale with its language and direction', () => {
    const i18n = JSON.parse(readFileSync('.docusaurus/i18n.json', 'utf8')) as object;
    expect(i18n).toMatchObject({
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { htmlLang: 'en', direction: 'ltr' } },
    });
  });

  // Requirements 3.3, 3.5–3.7.
  it('has navbar, versions, languages and colour modes', () => {
    expect(theme).toMatchObject({
      navbar: { title: 'replicad', logo: {}, items: expect.any(Array) as unknown[] },
      docs: { versionPersistence: 'localStorage' },
      prism: { additionalLanguages: [] },
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    });
  });

  // Requirements 3.4, 4.8.
  it('has no announcement', () => {
    expect(theme['announcementBar']).toBeUndefined();
  });

  // Requirements 1.8, 9.1.
  it('shows the version of the library that the site describes', () => {
    expect(site.customFields?.['version']).toBe('0.20.1');
    expect(load(readBuilt('/docs/intro/index.html'))('body').text()).toContain('0.20.1');
  });
});

describe('the sidebar as pages get it', () => {
  const folder = '.docusaurus/docusaurus-plugin-content-docs/default/p';
  const [file] = readdirSync(folder).filter((name) => /^docs-\w+\.json$/.test(name));
  const { version } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
    version: { docsSidebars: { typedocSidebar: readonly SidebarItem[] } };
  };
  const all = version.docsSidebars.typedocSidebar.flatMap(withItems);

  // Requirement 3.10.
  it('has links with an address and whether they are listed', () => {
    const links = all.filter(({ type, href }) => type === 'link' && href !== '/playground');
    expect(links.length).toBeGreaterThan(200);
    for (const link of links) {
      expect(link).toMatchObject({ href: expect.stringMatching(/^\/docs\//) as string });
      expect(link.unlisted).toBe(false);
    }
  });

  it('has one link that leads to no document: the playground', () => {
    const docs = all.filter(({ type, href }) => type === 'link' && href?.startsWith('/docs/'));
    const others = all.filter((item) => item.type === 'link' && !docs.includes(item));
    expect(others).toMatchObject([{ label: 'Playground', href: '/playground' }]);
  });

  // Requirement 3.11.
  it('has categories with items, and with an address where they have a page', () => {
    const categories = all.filter(({ type }) => type === 'category');
    expect(categories.every(({ items }) => items !== undefined && items.length > 0)).toBe(true);
    const linked = categories.filter(({ href }) => href !== undefined);
    expect(linked.map(({ href }) => href)).toEqual(['/docs/api/']);
    expect(linked.every(({ linkUnlisted }) => linkUnlisted !== true)).toBe(true);
  });
});

describe('the names in the requirements', () => {
  const requirements = readRequirements();
  const textOf = (number: string) =>
    requirements.find((requirement) => requirement.number === number)?.text ?? '';
  const lines = (name: string) =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean);

  // Requirements 2.20–2.22.
  it.each([
    ['interfaces', '2.20', 10],
    ['type-aliases', '2.21', 19],
    ['variables', '2.22', 5],
  ])('of %s are those of the list of symbols', (folder, number, count) => {
    const named =
      textOf(number)
        .match(/\b[A-Z][\w]+\b|\b[a-z]+[A-Z]\w+\b/g)
        ?.slice(1) ?? [];
    const listed = lines('api-symbols.txt').filter((line) => line.startsWith(`${folder}/`));
    expect(listed).toHaveLength(count);
    expect(listed.map((line) => line.slice(folder.length + 1)).sort()).toEqual(named.sort());
  });

  // Requirements 2.10–2.15.
  it('of docs pages are routes of the list', () => {
    for (const number of ['2.10', '2.11', '2.12', '2.13', '2.14', '2.15']) {
      const [folder = '', ...names] = Array.from(
        textOf(number).matchAll(/`([^`]+)`/g),
        ([, name = '']) => name,
      );
      expect(names.length).toBeGreaterThan(1);
      expect(lines('routes.txt')).toEqual(
        expect.arrayContaining(names.map((name) => folder + name)),
      );
    }
  });
});

interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
  readonly unlisted?: boolean;
  readonly linkUnlisted?: boolean;
}

function withItems(item: SidebarItem): SidebarItem[] {
  return [item, ...(item.items ?? []).flatMap(withItems)];
}
