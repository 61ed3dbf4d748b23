import { generateReference } from '../plugins/docusaurus/api-reference/generateReference';

/** Writes the pages of docs/api from the library's declarations and our descriptions (`npm run api`). */
console.log(`${generateReference()} pages`);
