const { keyOf } = require('./routeKeys.cjs');
const { chunkOf } = require('./sharedChunks.cjs');

/** @typedef {import('./readTables.cjs').Route} Route */
/** @typedef {import('./findDocuments.cjs').Documents} Documents */
/** @typedef {(tables: import('./readTables.cjs').Tables, documents: Documents, source: string) => string} Write */

/** The module that lists the documents; what is written here stands beside it. */
const importDocuments = `import { documents } from './registry.js';\n`;

/** @type {Write} */
function writeRegistry({ requests }, { documents, renamed }) {
  const load = (/** @type {string} */ chunk, /** @type {string} */ request) =>
    `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(request)})`;
  const contents = new Set(documents.map(({ content }) => content));
  const others = Object.entries(requests)
    .filter(([name]) => !contents.has(name))
    .map(([name, request]) => /** @type {const} */ ([renamed.get(name) ?? name, request]));
  return `${importFrom('documentsOf')}
export const documents = documentsOf(
  ${JSON.stringify(foldersOf(documents))},
  ${JSON.stringify(documents.map(({ chunk }) => chunk).join(''))},
  [${documents.map(({ chunk, request }) => load(chunk, request)).join(',\n')}],
);
const registry = {
  ${others.map(([name, request]) => `${JSON.stringify(name)}: [${load(chunkOf(name), request)}],`).join('\n')}
};
for (const { chunk, load } of documents) registry[chunk] = [load];
export default registry;
`;
}

/** @type {Write} */
function writeChunkNames({ chunkNames }, { documents, chunkNames: common, renamed }) {
  const others = { ...chunkNames };
  for (const { path } of documents) delete others[keyOf({ path })];
  const rename = (/** @type {object} */ names) =>
    JSON.parse(
      JSON.stringify(names, (_part, value) =>
        typeof value === 'string' ? (renamed.get(value) ?? value) : value,
      ),
    );
  return `${importDocuments}
const chunkNames = ${JSON.stringify(rename(others))};
for (const { path, chunk } of documents) {
  chunkNames[path + '-0'] = ${literal(rename(common), 'content: chunk')};
}
export default chunkNames;
`;
}

/** @type {Write} */
function writeRoutes({ routes }, { documents, route }) {
  const paths = new Set(documents.map(({ path }) => path));
  const isDocument = (/** @type {Route} */ { path, routes: below }) => !below && paths.has(path);
  const lists = JSON.stringify(routes, (_key, value) =>
    Array.isArray(value) && value.some(isDocument)
      ? [...value.filter((other) => !isDocument(other)), place]
      : value,
  );
  const made = `({ path }) => (${literal(route, 'path')})`;
  return `${importFrom('makeOnDemand')}${importDocuments}
export default makeOnDemand(${putInPlace(lists, `documents.map(${made})`)});
`;
}

/** @type {Write} */
function writeData(_tables, { documents }, source) {
  const paths = new Set(documents.map(({ path }) => path));
  const data = JSON.stringify(JSON.parse(source), (key, value) => {
    if (key !== 'docs' || !Array.isArray(value)) return value;
    const others = value.map(({ path }) => ({ path })).filter(({ path }) => !paths.has(path));
    return value.length - others.length < documents.length ? value : [...others, place];
  });
  return `${importDocuments}
export default ${putInPlace(data, 'documents')};
`;
}

/**
 * The text of an object with what `common` has, and with `own` at its end: a link has its chunks fetched in this order.
 * @param {object} common
 * @param {string} own
 */
function literal(common, own) {
  const entries = Object.entries(common).map((entry) => entry.map((part) => JSON.stringify(part)));
  return `{ ${[...entries.map((entry) => entry.join(': ')), own].join(', ')} }`;
}

/** What is written where the documents belong in a list. */
const place = '<documents>';

/**
 * Errors: when there is no one place.
 * @param {string} text
 * @param {string} list
 */
function putInPlace(text, list) {
  const [before, after, ...more] = text.split(JSON.stringify(place));
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      'The documents are not listed once: see plugins/client-bundle/documents/writeTables.cjs.',
    );
  }
  return `${before}...${list}${after}`;
}

/**
 * Each folder followed by the names of the documents in it, as `documentsOf.js` reads it.
 * @param {Documents['documents']} documents
 */
function foldersOf(documents) {
  /** @type {string[]} */
  const folders = [];
  for (const { path } of documents) {
    const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(path) ?? [];
    const last = folders.at(-1);
    if (last?.startsWith(`${folder} `)) folders[folders.length - 1] = `${last} ${name}`;
    else folders.push(`${folder} ${name}`);
  }
  return folders;
}

/** @param {string} name Of a function in a file of this folder. */
const importFrom = (name) =>
  `import { ${name} } from ${JSON.stringify(require.resolve(`./${name}.js`))};\n`;

module.exports = { writeRegistry, writeRoutes, writeChunkNames, writeData };
