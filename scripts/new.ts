import { createPage } from '../plugins/docusaurus/guides/createPage';

/** Writes a page to start from: `npm run new -- recipe NAME`. Also for a guide or an example. */
try {
  const [kind = '', name = ''] = process.argv.slice(2);
  console.log(createPage(kind, name).join('\n'));
  console.log('Write the page. Then `npm run models:facts`, and a line in CHANGELOG.md.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
