import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBuiltSearch } from '../tests/support/builtSearch';
import { startCommand } from '../tests/support/commandLine';

const folder = writeBuiltSearch();
afterAll(() => rmSync(folder, { recursive: true }));

const credentials = { ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key' };
const push = (environment: NodeJS.ProcessEnv) =>
  startCommand('search:push', { folder, environment: { ...credentials, ...environment } }).ended;

// Each test starts a process, which takes time on a busy machine.
describe('npm run search:push', { timeout: 120_000 }, () => {
  it.each([
    ['no application id', { ALGOLIA_APP_ID: undefined }, 'appId is missing.'],
    ['an empty application id', { ALGOLIA_APP_ID: '' }, 'appId is missing.'],
    ['no key', { ALGOLIA_WRITE_KEY: undefined }, 'apiKey is missing.'],
    ['an empty key', { ALGOLIA_WRITE_KEY: '' }, 'apiKey is missing.'],
  ])('fails with a single line if there is %s', async (_, environment, text) => {
    expect(await push(environment)).toEqual({ code: 1, output: '', errors: `${text}\n` });
  });
});
