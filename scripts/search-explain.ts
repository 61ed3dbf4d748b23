import { parseArgs } from 'node:util';
import { explainRanking } from '../plugins/docusaurus/search-index/explainRanking';
import { readSearchIndex } from '../plugins/docusaurus/search-index/hosting/readSearchIndex';
import { createSearchEngine } from '../src/search/node';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' } },
});
const question = positionals.join(' ');
if (question === '') {
  console.error('Usage: npm run search:explain -- "round top edges" [--page /docs/intro]');
  process.exitCode = 1;
} else {
  const engine = createSearchEngine(readSearchIndex('build').store);
  console.log(explainRanking(engine, question, values.page));
}
