import { generate } from '../plugins/docusaurus/api-reference/generate';

/** Writes the pages of docs/api from the library's declarations and our descriptions (`npm run api`). */
console.log(`${generate()} pages`);
