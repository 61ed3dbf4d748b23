/** Models that are explained on another page than the one with the name of their folder. */
const pageExceptions: Readonly<Record<string, string>> = {
  'home/bearing-block': '/',
  'tutorial-making-a-watering-can/finished': '/docs/examples/design-watering-can',
};

/** The folder whose models each have a separate page. All models of any other folder are on one page. */
const folderOfPages = 'examples/';

/** Returns the URL of the page that explains a model. */
export function pageOfModel(name: string): string {
  const page = name.startsWith(folderOfPages) ? name : name.replace(/\/[^/]+$/, '');
  return pageExceptions[name] ?? `/docs/${page}`;
}
