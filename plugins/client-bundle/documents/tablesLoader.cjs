const path = require('node:path');
const { readTables } = require('./readTables.cjs');
const { findDocuments } = require('./findDocuments.cjs');
const { writeChunkNames, writeData, writeRegistry, writeRoutes } = require('./writeTables.cjs');

/** @type {Readonly<Record<string, import('./writeTables.cjs').Write>>} */
const writers = {
  'registry.js': writeRegistry,
  'routes.js': writeRoutes,
  'routesChunkNames.json': writeChunkNames,
  'globalData.json': writeData,
};

/**
 * Writes the tables of routes that every page loads so that each document stands there once: its address and the name of its
 * chunk in the registry, with its import. The others take it from there.
 * Errors: one that says where to look, when Docusaurus writes the tables in another way.
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source
 */
module.exports = function tablesLoader(source) {
  const { dir, base } = path.parse(this.resourcePath);
  const write = writers[base];
  if (!write) throw new Error(`${base} is no table of routes: see plugins/client-bundle/index.ts.`);
  const tables = readTables(dir, (file) => this.addDependency(file));
  return write(tables, findDocuments(tables), source);
};
