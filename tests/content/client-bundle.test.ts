import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFiles, readBuilt } from '../support/build';

const scripts = new Map(
  readdirSync('build/assets/js')
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readBuilt(`/assets/js/${file}`)]),
);
const main = textOf(/^main\./);
const everyPagesSheet = readBuilt(
  `/assets/css/${readdirSync('build/assets/css').find((file) => /^styles\..*\.css$/.test(file))}`,
);

/** What a plugin strips or replaces is there where it comes from, and nowhere in what readers load. */
describe('what the build takes out of the client', () => {
  it('is the file of each route: plugins/client-bundle/documents/writeTables.cjs', () => {
    const source = '"@site/docs/use-as-a-library.mdx", require.resolveWeak(';
    expect(readFileSync('.docusaurus/registry.js', 'utf8').includes(source)).toBe(true);
    expect(main.includes('@site/docs/use-as-a-library.mdx')).toBe(false);
  });

  it('is the list of all docs, beside the sidebars: plugins/client-bundle/stripVersionLoader.cjs', () => {
    const folder = '.docusaurus/docusaurus-plugin-content-docs/default/p';
    const lists = readdirSync(folder).filter((file) => file.startsWith('docs-'));
    expect(lists).toHaveLength(1);
    const generated = readFileSync(join(folder, lists[0]!), 'utf8');
    const built = [...scripts].filter(
      ([file, text]) => /\btypedocSidebar: *\[/.test(text) && !file.startsWith('main.'),
    );
    expect(built).toHaveLength(1);
    const text = built[0]![1];
    // With a value: the code around the sidebars has such names as well.
    for (const key of ['docId', 'unlisted']) {
      expect(generated.includes(`"${key}":`), key).toBe(true);
      expect(new RegExp(`\\b${key}: *["!]`).test(text), key).toBe(false);
    }
    const { version } = JSON.parse(generated) as {
      readonly version: {
        readonly docs: Readonly<Record<string, { readonly description: string }>>;
      };
    };
    const descriptions = Object.values(version.docs).map(({ description }) => description);
    expect(descriptions.length).toBeGreaterThan(200);
    expect(descriptions.filter((description) => text.includes(description))).toEqual([]);
    expect(text).toContain('"replicad as a library"');
  });

  it('is which of several versions a reader prefers: plugins/client-bundle/singleVersion.js', () => {
    const data = readFileSync('.docusaurus/globalData.json', 'utf8');
    expect(data.match(/"isLast":/g)).toHaveLength(1);
    const key = 'docs-preferred-version-';
    const source =
      'node_modules/@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js';
    expect(readFileSync(source, 'utf8')).toContain(key);
    expect([...scripts].filter(([, text]) => text.includes(key))).toEqual([]);
  });

  it('is every address of a document but one: plugins/client-bundle/documents', () => {
    for (const name of ['use-as-a-library', 'using-planes-for-spiller', 'drawParametricFunction']) {
      const listing = [...scripts].filter(
        ([, text]) => text.includes(name) && text.includes('intro drawing-the-body'),
      );
      expect(
        listing.map(([, text]) => text.split(name).length - 1),
        name,
      ).toEqual([1]);
      expect(main.split(name), name).toHaveLength(2);
    }
  });

  it('is the ids of all docs: plugins/client-bundle/documents/writeTables.cjs', () => {
    const id = '"id":"use-as-a-library"';
    expect(readFileSync('.docusaurus/globalData.json', 'utf8').replaceAll(' ', '')).toContain(id);
    expect(main.includes(id)).toBe(false);
  });

  it('is the histories of other routers: plugins/client-bundle/browserHistory.js', () => {
    // Words of either that the minifier keeps.
    for (const key of ['hashType', 'initialIndex']) {
      expect(readFileSync('node_modules/history/esm/history.js', 'utf8')).toContain(key);
      expect(main.includes(key), key).toBe(false);
    }
    expect(main).toContain('popstate');
  });

  it('is the settings of the build: plugins/client-bundle/stripSettingsLoader.cjs', () => {
    const settings = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
    for (const name of ['onBrokenLinks', 'headTags', 'presets', 'staticDirectories']) {
      expect(settings.includes(`"${name}":`), name).toBe(true);
      // Not even read: some part of Docusaurus would find nothing there.
      expect(main.includes(name), name).toBe(false);
    }
    expect(readFileSync('.docusaurus/site-metadata.json', 'utf8')).toContain('"pluginVersions":');
    expect(main.includes('pluginVersions')).toBe(false);
  });

  it('is the helpers of tslib: plugins/client-bundle/utilsCommon.js', () => {
    expect(readFileSync('node_modules/tslib/tslib.js', 'utf8').includes('__esDecorate')).toBe(true);
    expect(main.includes('__esDecorate')).toBe(false);
  });

  it("is the models' addresses in the workbench: plugins/models/folders.ts", () => {
    const page = readBuilt('/docs/examples/simple-vase/index.html');
    expect(page.includes('/workbench#code=')).toBe(true);
    // Each begins as a zip archive does.
    const carrying = [...scripts].filter(([, text]) => text.includes('/workbench#code=UEsD'));
    expect(carrying.map(([file]) => file)).toEqual([]);
  });

  it('is what Infima has and the site has not: plugins/style-sheets/purgeInfimaLoader.cjs', () => {
    const infima = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
    for (const selector of ['.hero__title', '.tabs__item', '.pagination__link', '.card__header']) {
      expect(infima.includes(selector), selector).toBe(true);
      expect(everyPagesSheet.includes(selector), selector).toBe(false);
    }
    expect(everyPagesSheet.includes('.navbar__inner')).toBe(true);
  });

  it('is parts of the theme that no page shows: plugins/client-bundle/absentParts.ts', () => {
    const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
    for (const [sheet, name] of [
      ['Tag/styles.module.css', 'tagWithCount'],
      ['AnnouncementBar/styles.module.css', 'announcementBar'],
      ['DocSidebar/Desktop/CollapseButton/styles.module.css', 'collapseSidebarButton'],
    ] as const) {
      expect(readFileSync(`${theme}/${sheet}`, 'utf8')).toContain(`.${name}`);
      expect(everyPagesSheet.includes(`.${name}_`), name).toBe(false);
    }
    expect(readFileSync(`${theme}/NavbarItem/DocsVersionDropdownNavbarItem.js`, 'utf8')).toContain(
      'dropdownActiveClassDisabled',
    );
    expect(main.includes('dropdownActiveClassDisabled')).toBe(false);
    const shown = pageFiles.filter((file) =>
      /\b(?:tags|announcementBar|collapseSidebarButton|menuHtmlItem)_[\w-]{4}\b/.test(
        readBuilt(file),
      ),
    );
    expect(shown).toEqual([]);
  });

  it('is the sheets of what few readers load, from the first one: plugins/style-sheets', () => {
    const own = readdirSync('build/assets/css').filter((file) => file.endsWith('.css'));
    for (const part of [/SearchModal/, /src_editor/, /components_model_interactive/]) {
      expect(
        own.some((file) => part.test(file)),
        String(part),
      ).toBe(true);
    }
    expect(everyPagesSheet.includes('DocSearch-Modal')).toBe(false);
  });

  it('is Prism, until a block without colours appears: plugins/highlight', () => {
    expect(textOf(/prism-react-renderer/).includes('lookbehind')).toBe(true);
    expect(main.includes('lookbehind')).toBe(false);
  });

  it('is DocSearch, whose modal src/theme/SearchBar replaces', () => {
    const stock = [...scripts].filter(([, text]) => text.includes('ref/docsearch'));
    expect(stock.map(([file]) => file)).toEqual([]);
  });
});

function textOf(name: RegExp): string {
  const found = [...scripts].filter(([file]) => name.test(file));
  expect(
    found.map(([file]) => file),
    String(name),
  ).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

describe('what the build adds to the client', () => {
  it('is that large scripts are compiled as they arrive: plugins/client-bundle/compileEarly.ts', () => {
    const mark = '//# allFunctionsCalledOnLoad\n';
    const large = [...scripts].filter(([, text]) => text.length > 31_000);
    const small = [...scripts].filter(([, text]) => text.length < 30_000);
    expect(large.length).toBeGreaterThan(10);
    expect(large.filter(([, text]) => !text.startsWith(mark)).map(([file]) => file)).toEqual([]);
    expect(small.filter(([, text]) => text.includes(mark)).map(([file]) => file)).toEqual([]);
  });
});
