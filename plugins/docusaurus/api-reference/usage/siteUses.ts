import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuides, type Guide } from '../../guides/readGuides';
import { modelsFolder } from '../../models/folders';

/** A page of the site. */
export interface PageLink {
  readonly title: string;
  readonly address: string;
}

/** Uses of the library's symbols on the site, by name of the symbol. */
export interface SiteUses {
  /** Titles of all guide pages, by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Guide pages that link to the page of the symbol or to one of its members. */
  readonly guides: ReadonlyMap<string, readonly PageLink[]>;
  /** Models that import the symbol, with the guide page that shows them. */
  readonly models: ReadonlyMap<string, readonly PageLink[]>;
}

/** Reads the guides and the models that they show. */
export function readSiteUses(): SiteUses {
  const guides = inTeachingOrder(readGuides());
  const links = guides.flatMap((guide) =>
    symbolsIn(guide.text).map((name) => ({ name, ...guide })),
  );
  const shown = guides.flatMap((guide) =>
    Array.from(guide.text.matchAll(modelNamePattern), ([, model = '']) => model)
      .filter((model) => !model.startsWith('reference/'))
      .flatMap((model) => readModel(model, guide.address)),
  );
  const uses = shown.flatMap(({ imports, ...place }) =>
    imports.map((name) => ({ name, ...place })),
  );
  return {
    titles: new Map(guides.map(({ id, title }) => [id, title])),
    guides: byName(links),
    models: byName(uses),
  };
}

/** Matches the name of a model in MDX, but not the name of an exercise, which is a folder. */
const modelNamePattern = /(?<!<Exercise )\bname="([\w/-]+\/[\w/-]+)"/g;

/** Sort order of the folders: tutorials first, pages that list everything last. */
const folders = ['tutorial-overview', 'recipes', 'tutorial-making-a-watering-can', 'examples'];
const lists = ['cheat-sheet', 'coming-from-another-cad-tool', 'glossary'];

function inTeachingOrder(guides: readonly Guide[]): readonly Guide[] {
  const rank = (id: string) => {
    const place = folders.indexOf(id.split('/')[0] ?? '');
    return lists.includes(id) ? folders.length + 1 : place === -1 ? folders.length : place;
  };
  return guides.toSorted((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id));
}

/** Returns the symbols that `text` links to, without duplicates: `Solid` for `/docs/api/classes/Solid#fillet`. */
function symbolsIn(text: string): readonly string[] {
  const links = text.matchAll(/\/docs\/api\/(?:[a-z-]+)\/(\w+)/g);
  return [...new Set(Array.from(links, ([, name = '']) => name))];
}

function readModel(model: string, address: string) {
  const code = readFileSync(join(modelsFolder, `${model}.js`), 'utf8');
  const [, title] = /\btitle:\s*"([^"]+)"/.exec(code) ?? [];
  const [, names = ''] = /import\s*\{([^}]+)\}\s*from "replicad"/.exec(code) ?? [];
  const imports = names.split(',').map((name) => name.trim());
  return title ? [{ title, address, imports: imports.filter((name) => name !== '') }] : [];
}

function byName(
  uses: readonly (PageLink & { readonly name: string })[],
): ReadonlyMap<string, readonly PageLink[]> {
  const places = new Map<string, PageLink[]>();
  for (const { name, title, address } of uses) {
    const existing = places.get(name) ?? [];
    if (existing.some((place) => place.title === title)) continue;
    places.set(name, [...existing, { title, address }]);
  }
  return places;
}
