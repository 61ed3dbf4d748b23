const fetchAtOnce = 'return prefetchHelper(chunkAsset);';

/**
 * Fetches one chunk after the other, the last one asked for first: links in the text stand behind the menus, and what
 * has just come into view before what the reader left. What is here already costs nothing.
 */
const inTurn = `
let bytesLeft = __BUDGET__;
const waiting = [];
let isFetching = false;
const sizeOf = (url) => performance.getEntriesByName(url).at(-1)?.transferSize;
const prefetchInTurn = async (chunkAsset) => {
  waiting.push(new URL(chunkAsset, location).href);
  if (isFetching) return;
  isFetching = true;
  await new Promise((resolve) => setTimeout(resolve));
  while (bytesLeft > 0 && waiting.length > 0) {
    const url = waiting.pop();
    if (sizeOf(url) !== undefined) continue;
    await prefetchHelper(url);
    bytesLeft -= sizeOf(url) ?? __UNKNOWN__;
  }
  isFetching = false;
};
`;

/**
 * Lets what Docusaurus prefetches for the links in view end at a number of bytes. Pages that a reader points at are loaded
 * as before.
 * Errors: one that says where to look, when Docusaurus prefetches in another way.
 * @this {{ resourcePath: string, getOptions: () => { budget: number, unknown: number } }}
 * @param {string} source
 */
module.exports = function limitPrefetchLoader(source) {
  if (source.split(fetchAtOnce).length !== 2) {
    throw new Error(
      `${this.resourcePath} has changed: see plugins/prefetch-budget/limitPrefetchLoader.cjs.`,
    );
  }
  const { budget, unknown } = this.getOptions();
  return (
    source.replace(fetchAtOnce, 'return prefetchInTurn(chunkAsset);') +
    inTurn.replace('__BUDGET__', String(budget)).replace('__UNKNOWN__', String(unknown))
  );
};
