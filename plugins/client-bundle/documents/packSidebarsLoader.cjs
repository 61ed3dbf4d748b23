const path = require('node:path');
const { findDocuments } = require('./findDocuments.cjs');
const { packSidebars } = require('./packSidebars.cjs');
const { readTables } = require('./readTables.cjs');

/**
 * Leaves of the sidebars, which every docs page loads, what the list of documents does not say: their order is the list's.
 * Errors: those of `readTables.cjs` and `findDocuments.cjs`.
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source
 */
module.exports = function packSidebarsLoader(source) {
  const { version, ...props } = JSON.parse(source);
  const { docsSidebars, ...rest } = version;
  const folder = path.resolve(this.resourcePath, '../../../..');
  const { documents } = findDocuments(readTables(folder, (file) => this.addDependency(file)));
  const packed = packSidebars(
    docsSidebars,
    documents.map((document) => document.path),
  );
  return `import { documents } from '@generated/registry';
import { sidebarsOf } from ${JSON.stringify(require.resolve('./sidebarsOf.js'))};

const docsSidebars = sidebarsOf(${JSON.stringify(packed)}, documents);
export default { ...${JSON.stringify(props)}, version: { ...${JSON.stringify(rest)}, docsSidebars } };
`;
};
