import { generate } from '../plugins/docusaurus/api-reference/generate';
import { referencePaths } from '../plugins/docusaurus/api-reference/referencePaths';

/** `npm run api`: the pages of docs/api, from the library's declarations and our descriptions. */
const { pages, fromCache } = generate(referencePaths);
console.log(fromCache ? `${pages} pages, nothing changed` : `${pages} pages written`);
