/** Where Docusaurus goes on to find the chunks of a link that came into view, and where it fetches each. */
const findAtOnce = '    fetched.add(routePath);\n';
const fetchAtOnce = 'return prefetchHelper(chunkAsset);';

/** Ends the function for the link there; the rest becomes one that is called when it is the link's turn. */
const findInTurn = `${findAtOnce}    return prefetchInTurn(routePath);
};
const prefetchPage = (routePath) => {
`;

/**
 * Fetches the pages one after the other, the last one asked for first: links in the text stand behind the menus, and what
 * has just come into view before what the reader left. To find the chunks of a page takes the list of all routes, so that
 * too waits for an idle moment, and is not done for a page whose turn does not come. What is here already costs nothing.
 */
const inTurn = `
let bytesLeft;
const waiting = [];
let isFetching = false;
const entryOf = (url) => performance.getEntriesByName(url).at(-1);
const untilIdle = () => new Promise((resolve) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
  else setTimeout(resolve);
});
const begin = () => {
  const visit = RegExp(__LEAN_PAGES__).test(location.pathname) ? __LEAN_VISIT__ : __VISIT__;
  // What was fetched ahead and asked for later has two entries.
  const sizes = new Map(performance.getEntries().map((entry) => [entry.name, entry.encodedBodySize ?? 0]));
  const loaded = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  bytesLeft = Math.min(__BUDGET__, visit - loaded);
  const shared = document.querySelector('[data-shared]')?.dataset.shared ?? '';
  for (const file of shared.split(' ')) if (file) prefetchAsset(file);
};
const prefetchInTurn = async (routePath) => {
  if (bytesLeft === undefined) begin();
  if (bytesLeft <= __RESERVE__) return;
  waiting.push(routePath);
  if (isFetching) return;
  isFetching = true;
  while (bytesLeft > __RESERVE__ && waiting.length > 0) {
    await untilIdle();
    await prefetchPage(waiting.pop());
  }
  isFetching = false;
};
let last = Promise.resolve();
const prefetchAsset = (chunkAsset) => (last = last.then(async () => {
  const url = new URL(chunkAsset, location).href;
  if (bytesLeft <= __RESERVE__ || entryOf(url)) return;
  await prefetchHelper(url);
  const { transferSize = 0, encodedBodySize = 0 } = entryOf(url) ?? {};
  // What a service worker answers has crossed the network as well, and counts there as no bytes.
  bytesLeft -= Math.max(transferSize, encodedBodySize) || __UNKNOWN__;
}));
`;

/**
 * Lets what Docusaurus prefetches for the links in view end at a number of bytes, its own and those of the whole visit, and
 * begin with what all of them need besides their own chunks: the page names those files (`data-shared`), as Docusaurus looks for
 * one file a chunk and leaves out what the bundler has split from it. Pages that a reader points at are loaded as before.
 * Errors: one that says where to look, when Docusaurus prefetches in another way.
 * @this {{ resourcePath: string, getOptions: () => import('./index').Options }}
 * @param {string} source
 */
module.exports = function limitPrefetchLoader(source) {
  if ([findAtOnce, fetchAtOnce].some((text) => source.split(text).length !== 2)) {
    throw new Error(
      `${this.resourcePath} has changed: see plugins/prefetch-budget/limitPrefetchLoader.cjs.`,
    );
  }
  const { budget, reserve, unknown, visit, leanVisit, leanPages } = this.getOptions();
  /** @type {Readonly<Record<string, number | string>>} */
  const values = {
    BUDGET: budget,
    RESERVE: reserve,
    UNKNOWN: unknown,
    VISIT: visit,
    LEAN_VISIT: leanVisit,
    LEAN_PAGES: leanPages,
  };
  return (
    source
      .replace(findAtOnce, findInTurn)
      .replace(fetchAtOnce, 'return prefetchAsset(chunkAsset);') +
    inTurn.replace(/__([A-Z_]+)__/g, (_, name) => JSON.stringify(values[name]))
  );
};
