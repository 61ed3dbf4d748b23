/** Models that are explained on a page other than the one named after their folder. */
const pageExceptions: Readonly<Record<string, string>> = {
  'home/bearing-block': '/',
  'tutorial-making-a-watering-can/finished': '/docs/examples/design-watering-can',
};

/** The folder whose models each have their own page. Any other folder contains the models of one page. */
const folderOfPages = 'examples/';

/** Returns the address of the page that explains a model. */
export function pageOfModel(name: string): string {
  const page = name.startsWith(folderOfPages) ? name : name.replace(/\/[^/]+$/, '');
  return pageExceptions[name] ?? `/docs/${page}`;
}
