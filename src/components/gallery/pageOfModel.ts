/** Models that are explained elsewhere than the folder they lie in says. */
const elsewhere: Readonly<Record<string, string>> = {
  'home/bearing-block': '/',
  'tutorial-making-a-watering-can/finished': '/docs/examples/design-watering-can',
};

/** Folders of models that are pages themselves: the others hold a model for each of their pages. */
const folderOfPages = 'examples/';

/** Returns the address of the page that explains a model. */
export function pageOfModel(name: string): string {
  const page = name.startsWith(folderOfPages) ? name : name.replace(/\/[^/]+$/, '');
  return elsewhere[name] ?? `/docs/${page}`;
}
