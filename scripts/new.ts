import { createGuidePage } from '../plugins/docusaurus/guides/createGuidePage';

/** Writes the files of a new page: `npm run new -- recipe NAME`. Also creates guides and examples. */
try {
  const [kind = '', name = ''] = process.argv.slice(2);
  console.log(createGuidePage(kind, name).join('\n'));
  console.log('Write the page. Then `npm run models -- NAME --facts`, and a line in CHANGELOG.md.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
