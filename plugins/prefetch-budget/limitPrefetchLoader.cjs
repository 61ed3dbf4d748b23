/** Where Docusaurus goes on to find the chunks of a link that came into view, and where it fetches each. */
const findAtOnce = '    fetched.add(routePath);\n';
const fetchAtOnce = 'return prefetchHelper(chunkAsset);';

/** Several parts may stand in one chunk: `plugins/client-bundle/documents/sharedChunks.cjs`. */
const findChunk = '__webpack_require__.gca(chunkName)';
const findSharedChunk = "__webpack_require__.gca(chunkName.replace(/\\/.*/, ''))";

/** Ends the function for the link there; the rest becomes one that is called when it is the link's turn. */
const findInTurn = `${findAtOnce}    return prefetchInTurn(routePath);
};
const prefetchPage = (routePath) => {
`;

/**
 * Fetches the pages one after the other, the last one asked for first: links in the text stand behind the menus, and what
 * has just come into view before what the reader left. To find the chunks of a page takes the list of all routes, so that
 * too waits for an idle moment, and is not done for a page whose turn does not come. What is here already costs nothing.
 * Whoever asks is told whether the page is here completely then, with what all pages share. Where more than the page itself was
 * missing, it is a page of another kind, and what the bundler has split from its chunks is not known.
 */
const inTurn = `
let bytesLeft;
const sizes = new Map(__LARGE__.split(' ').map((large) => large.split(':')));
/** What it may have at the most. Known for certain once it has come. */
const sizeOf = (asset) => Number(sizes.get(/([^/.]+)\\.[^/]+$/.exec(asset)?.[1]) ?? __ORDINARY__);
const waiting = [];
let isFetching = false;
let isSharedHere;
let fetches = 0;
const entryOf = (url) => performance.getEntriesByName(url).at(-1);
const untilIdle = () => new Promise((resolve) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
  else setTimeout(resolve);
});
const begin = () => {
  const visit = RegExp(__LEAN_PAGES__).test(location.pathname) ? __LEAN_VISIT__ : __VISIT__;
  // What was fetched ahead and asked for later has two entries.
  const bodies = new Map(performance.getEntries().map((entry) => [entry.name, entry.encodedBodySize ?? 0]));
  const loaded = [...bodies.values()].reduce((sum, size) => sum + size, 0);
  bytesLeft = Math.min(__BUDGET__, visit - loaded);
  const shared = document.querySelector('[data-shared]')?.dataset.shared ?? '';
  const files = shared.split(' ').filter((file) => file !== '').map(prefetchAsset);
  isSharedHere = Promise.all(files).then((here) => here.length > 0 && !here.includes(false));
};
const prefetchInTurn = (page) => new Promise((settle) => {
  if (bytesLeft === undefined) begin();
  waiting.push({ page, settle });
  if (!isFetching) void prefetchWaiting();
});
const prefetchWaiting = async () => {
  isFetching = true;
  while (waiting.length > 0) {
    if (bytesLeft > __ORDINARY__) await untilIdle();
    const { page, settle } = waiting.pop();
    settle(bytesLeft > __ORDINARY__ && (await bringHere(page)));
  }
  isFetching = false;
};
const bringHere = async (page) => {
  // First, as what all pages share is no fetch of this one.
  const withShared = await isSharedHere;
  const fetchesBefore = fetches;
  const isHere = !(await prefetchPage(page)).includes(false) && withShared;
  return isHere && fetches <= fetchesBefore + 1;
};
let last = Promise.resolve();
const prefetchAsset = (chunkAsset) => (last = last.then(async () => {
  const url = new URL(chunkAsset, location).href;
  if (entryOf(url)) return true;
  if (bytesLeft < sizeOf(chunkAsset)) return false;
  fetches++;
  await prefetchHelper(url);
  // Not what was transferred: what a service worker answers has crossed the network as well, and counts there as no bytes.
  bytesLeft -= entryOf(url)?.encodedBodySize || __UNKNOWN__;
  return true;
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
  if ([findAtOnce, findChunk, fetchAtOnce].some((text) => source.split(text).length !== 2)) {
    throw new Error(
      `${this.resourcePath} has changed: see plugins/prefetch-budget/limitPrefetchLoader.cjs.`,
    );
  }
  const { budget, ordinary, large, unknown, visit, leanVisit, leanPages } = this.getOptions();
  /** @type {Readonly<Record<string, number | string>>} */
  const values = {
    BUDGET: budget,
    ORDINARY: ordinary,
    LARGE: large,
    UNKNOWN: unknown,
    VISIT: visit,
    LEAN_VISIT: leanVisit,
    LEAN_PAGES: leanPages,
  };
  return (
    source
      .replace(findAtOnce, findInTurn)
      .replace(findChunk, findSharedChunk)
      .replace(fetchAtOnce, 'return prefetchAsset(chunkAsset);') +
    inTurn.replace(/__([A-Z_]+)__/g, (_, name) => JSON.stringify(values[name]))
  );
};
