import { generate } from '../plugins/api-reference/generate';

/** `npm run api`: the pages of docs/api, from the library's declarations and our descriptions. */
const { pages, fromCache } = generate({
  declarationsFile: 'node_modules/replicad/dist/replicad.d.ts',
  pluginFolder: 'plugins/api-reference',
  pagesFolder: 'docs/api',
  stampFile: 'node_modules/.cache/api-reference/stamp',
});
console.log(fromCache ? `${pages} pages, nothing changed` : `${pages} pages written`);
