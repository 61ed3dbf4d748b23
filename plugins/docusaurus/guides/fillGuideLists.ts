import sidebars from '../../../sidebars';
import { readGuides, type Guide } from './readGuides';

/** Pages and folders at the start of the gallery. All others follow in the order of the sidebar. */
const galleryStart = [
  ...['examples/design-watering-can', 'examples/', 'intro', 'tutorial-overview/sharing-models'],
  ...['coming-from-another-cad-tool', 'recipes/'],
];

/** The page with the list of recipes. It is not a recipe itself. */
const recipeList = 'recipes/why-recipes';

/**
 * Fills in the lists of a page: replaces `<Recipes />` by the list of recipes, and adds the models to `<Gallery />`.
 * Throws an error naming a recipe without a summary or model.
 */
export function fillGuideLists(text: string): string {
  return text
    .replace(/^<Recipes \/>$/m, () => recipesOf(inSidebarOrder(readGuides())))
    .replace(/^<Gallery \/>$/m, () => galleryOf(inSidebarOrder(readGuides())));
}

function recipesOf(guides: readonly Guide[]): string {
  const recipes = guides.filter(({ id }) => id.startsWith('recipes/') && id !== recipeList);
  return recipes
    .map(({ id, title, address, summary, gallery, cover = gallery[0] }) => {
      if (summary === undefined || cover === undefined) {
        throw new Error(`docs/${id}.mdx: the list of recipes needs its "summary" and "gallery".`);
      }
      return `**[${title}](${address}).** ${summary}\n\n<Model name="${cover}" />`;
    })
    .join('\n\n');
}

function galleryOf(guides: readonly Guide[]): string {
  const rank = ({ id }: Guide): number => {
    const place = galleryStart.findIndex((begin) => id.startsWith(begin));
    return place === -1 ? galleryStart.length : place;
  };
  const models = guides.toSorted((one, other) => rank(one) - rank(other));
  return `<Gallery models={${JSON.stringify(models.flatMap(({ gallery }) => gallery))}} />`;
}

function inSidebarOrder(guides: readonly Guide[]): readonly Guide[] {
  const ids = idsIn(sidebars['typedocSidebar']);
  return guides.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Returns the ids of the pages in a sidebar item, which is a list, an id, or an object with items. */
function idsIn(item: unknown): readonly string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  return typeof item === 'object' && item !== null && 'items' in item ? idsIn(item.items) : [];
}
