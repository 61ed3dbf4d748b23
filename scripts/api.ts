import { generate } from '../plugins/docusaurus/api-reference/generate';
import { referencePaths } from '../plugins/docusaurus/api-reference/referencePaths';

/** Writes the pages of docs/api from the library's declarations and our descriptions (`npm run api`). */
console.log(`${generate(referencePaths)} pages`);
