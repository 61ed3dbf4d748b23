import { pushBuild } from '../plugins/docusaurus/search-index/hosting/pushBuild';

/** Replaces the hosted index with the records of build/. */
pushBuild({
  root: 'build',
  environment: process.env,
  say: (line) => console.log(line),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
