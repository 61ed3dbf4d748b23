import { generate } from '../plugins/docusaurus/api-reference/generate';
import { referencePaths } from '../plugins/docusaurus/api-reference/referencePaths';

/** Writes the pages of docs/api from the library's declarations and our descriptions (`npm run api`). */
const { pages, fromCache } = generate(referencePaths);
console.log(fromCache ? `${pages} pages, nothing changed` : `${pages} pages written`);
