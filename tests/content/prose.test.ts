import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { pageFiles, readBuilt } from '../support/build';
import { guidePages, proseOf } from '../support/guides';

/** All pages, parsed once because two tests read them. */
const pages = new Map(
  pageFiles.map((file) => [file, load(readBuilt(file), { scriptingEnabled: false })]),
);

/** Pages that teach no modelling, each with the reason why it has no model. */
const withoutModel: Readonly<Record<string, string>> = {
  'docs/advanced-topics/typescript.mdx': 'its programs are TypeScript for a project on disk',
  'docs/other-ressources.mdx': 'leads to other sites',
  'docs/practice.mdx': 'lists the exercises of other pages',
  'docs/reading-offline.mdx': 'is about the site, not about models',
};

/** Components that show one or more models. */
const showsModels = /<(Model|Exercise|ModelSummary|ModelThumbnail|CheatCard|Gallery|Recipes)\b/;

describe('guide pages', () => {
  it('show a model, except pages that teach no modelling', () => {
    const without = guidePages.filter(({ text }) => !showsModels.test(text));
    expect(without.map(({ file }) => file)).toEqual(Object.keys(withoutModel));
  });

  it('contain no hand-written measurements of a model', () => {
    const typed = guidePages.flatMap(({ file, text }) =>
      proseOf(text)
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.replace(/`[^`]*`/g, '').matchAll(measurement), ([number]) => ({
            place: `${file}:${index + 1}`,
            key: `${file}: ${number}`,
          })),
        ),
    );
    const undeclared = typed.filter(({ key }) => !(key in declared));
    expect(undeclared.map(({ place, key }) => `${place} ${key}`)).toEqual([]);
    const gone = Object.keys(declared).filter((key) => !typed.some((number) => number.key === key));
    expect(gone).toEqual([]);
  });
});

/** Measurements that should be a `<Fact>`: "39,270 mm³", "12 faces". */
const measurement = /\d[\d,. ]*\s(mm³|mm²|cm³|cm²|faces?|edges?|triangles?)(?!\w)/g;

/** Numbers that look like measurements of a model but are not, with their source. */
const declared: Readonly<Record<string, string>> = {
  'docs/tutorial-overview/finders.mdx: 1000 mm²': 'the limit that the code of the model sets',
  'docs/tutorial-overview/import-and-export.mdx: 20 000 triangles': 'a size of file, of no model',
};

describe('headings', () => {
  it('are unique on their page', () => {
    const twice = [...pages].flatMap(([file, $]) => {
      const texts = $('main')
        .find('h1, h2, h3, h4')
        .map((_, heading) => $(heading).text().replaceAll('\u200B', '').trim())
        .get();
      return texts
        .filter((text, index) => texts.indexOf(text) !== index)
        .map((text) => `${file}: ${text}`);
    });
    expect(twice).toEqual([]);
  });
});

describe('links to other sites', () => {
  it('are exactly the reviewed links in external-addresses.txt', () => {
    const listed = readFileSync(new URL('external-addresses.txt', import.meta.url), 'utf8');
    expect(externalAddresses()).toEqual(listed.split('\n').filter(Boolean));
  });
});

/** Returns the external URLs on all pages, except URLs that the build generates. */
function externalAddresses(): readonly string[] {
  const found = new Set<string>();
  for (const $ of pages.values()) {
    for (const link of $('a[href^="http"], img[src^="http"], iframe[src^="http"]').get()) {
      if ($(link).hasClass('theme-edit-this-page')) continue;
      const address = $(link).attr('href') ?? $(link).attr('src') ?? '';
      found.add(address.replace(/(#code=|\/packages\/replicad\/src\/).*/, '$1'));
    }
  }
  return [...found].sort();
}
