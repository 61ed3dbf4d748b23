import { searchHosts, createSearchConfig } from '../../src/search/node';
import { generateReference } from '../docusaurus/api-reference/generateReference';
import { compressFolder } from './compression/compressFolder';
import { encodeBeside, type CompressionEffort } from './compression/encode';
import { modelsStep } from '../docusaurus/models/modelsStep';
import { noticesFile } from '../docusaurus/notices/noticesFile';
import { clearRecords } from '../shared/bundleRecords';
import { writeNotices } from '../docusaurus/notices/writeNotices';
import { markRelease } from './offline/markRelease';
import { writeServiceWorker } from './offline/writeServiceWorker';
import { cardsStep } from '../docusaurus/social-cards/cardsStep';
import { buildSandbox } from '../docusaurus/sandbox/buildSandbox';
import { writeSecurityHeaders } from './security-headers/writeSecurityHeaders';
import { buildTypeHelp } from '../docusaurus/type-help/buildTypeHelp';
import { buildPages } from './buildPages';
import { runSteps, type BuildStep } from '../shared/runSteps';
import { siteAddress } from '../shared/siteAddress';

const site = 'build';

const sandbox: BuildStep = {
  title: 'Sandbox',
  run: async () => `${Object.keys(await buildSandbox(process.cwd())).length} files`,
};

const typeHelp: BuildStep = {
  title: 'Type help',
  async run() {
    await buildTypeHelp(process.cwd());
    return 'compiler and declarations';
  },
};

const apiReference: BuildStep = {
  title: 'API reference',
  run: () => Promise.resolve(`${generateReference()} pages`),
};

const pages: BuildStep = {
  title: 'Pages',
  run: () => buildPages(site),
};

const headers: BuildStep = {
  title: 'Headers',
  run() {
    const count = writeSecurityHeaders(
      site,
      searchHosts(createSearchConfig(process.env, siteAddress().baseUrl)),
    );
    return Promise.resolve(`of ${count} pages`);
  },
};

const compression = (effort: CompressionEffort): BuildStep => ({
  title: effort === 'release' ? 'Compression for release' : 'Compression',
  async run(report) {
    const { files, cacheMisses } = await compressFolder(site, effort, undefined, (share) =>
      report(`${Math.round(share * 100)} %`),
    );
    return `${files} files, ${cacheMisses} of them new`;
  },
});

const release: BuildStep = {
  title: 'Release',
  run: () => Promise.resolve(markRelease(site)),
};

/** Runs after the compression, because the site shows readers the compressed size of the download. */
const serviceWorker = (effort: CompressionEffort): BuildStep => ({
  title: 'Service worker',
  async run() {
    const files = await writeServiceWorker(site, '.docusaurus');
    await Promise.all(files.map((file) => encodeBeside(`${site}${file}`, effort)));
    return `${files.length} files`;
  },
});

/** Runs after all other steps, because some of them create bundles with third-party code. */
const notices = (effort: CompressionEffort): BuildStep => ({
  title: 'Notices',
  async run() {
    const works = await writeNotices(process.cwd(), site);
    await encodeBeside(`${site}${noticesFile}`, effort);
    return `of ${works} works`;
  },
});

/** Builds the site into build/. Steps that do not depend on each other run in parallel. */
export async function buildSite(effort: CompressionEffort): Promise<void> {
  await clearRecords(process.cwd());
  await runSteps([
    // Models are built in other processes, on all cores. The reference is last, because it blocks this process.
    [modelsStep, sandbox, typeHelp, apiReference],
    [cardsStep],
    [pages],
    [headers],
    [release],
    [compression(effort)],
    [serviceWorker(effort)],
    [notices(effort)],
  ]);
}

/** Compresses a built site again, for publication. */
export async function compressSite(effort: CompressionEffort): Promise<void> {
  await runSteps([[compression(effort)]]);
}
