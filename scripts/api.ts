import { generate } from '../plugins/api-reference/generate';

/** `npm run api`: the pages of docs/api, from the library's declarations and our words. */
const { pages, fromCache } = generate({
  declarations: 'node_modules/replicad/dist/replicad.d.ts',
  plugin: 'plugins/api-reference',
  pages: 'docs/api',
  stamp: 'node_modules/.cache/api-reference/stamp',
});
console.log(fromCache ? `${pages} pages, nothing changed` : `${pages} pages written`);
