/** The URLs of pages that are named neither after their model nor after its folder. */
const pageExceptions: Readonly<Record<string, string>> = {
  'home/bearing-block': '/',
  'tutorial-making-a-watering-can/finished': '/docs/examples/design-watering-can',
};

/** In this folder, each model has a separate page. In other folders, all models share one page. */
const folderOfPages = 'examples/';

/** Returns the URL of the page that explains a model. */
export function pageOfModel(name: string): string {
  const page = name.startsWith(folderOfPages) ? name : name.replace(/\/[^/]+$/, '');
  return pageExceptions[name] ?? `/docs/${page}`;
}
