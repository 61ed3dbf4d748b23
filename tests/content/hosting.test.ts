import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsp } from '../../plugins/steps/security-headers/contentSecurityPolicy';
import { parseHeadersFile } from '../../server/headersFile';
import { commonHeaders, inertCsp } from '../../plugins/steps/security-headers/securityHeaders';
import { listen, type ListeningServer } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';
import { builtFiles, headerRulesOfBuild, readBuilt } from '../support/build';
import { isFullRun } from '../support/fullRun';
import type { RunningServer } from '../support/startProgram';
import { startCaddy } from '../support/startCaddy';
import { startNginx } from '../support/startNginx';

const root = resolve('build');
const fileOf = (pattern: RegExp) => builtFiles.find((path) => pattern.test(path))!;

/** A URL for each kind of response. */
const addresses = [
  ...['/', '/docs/intro', '/docs/api/', '/search', '/nothing', '/docs/nothing', '/404.html'],
  ...['/play/runner.html', '/img/logo.svg', '/robots.txt', '/site.webmanifest'],
  fileOf(/^\/assets\/js\/main\..*\.js$/),
  fileOf(/^\/assets\/css\/.*\.css$/),
  fileOf(/^\/play\/kernel\..*\.wasm$/),
  fileOf(/^\/models\/.*\.glb$/),
  fileOf(/^\/search\/store-.*\.json$/),
];

/** Runs only in full runs, because it needs other servers. Every run tests the same rules in `build/_headers`. */
describe.runIf(isFullRun)('the configurations in hosting/', () => {
  let ours: ListeningServer;
  beforeAll(async () => {
    const handler = siteHandler(readSite(root));
    ours = await listen(handler, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => ours.stop());

  describe.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ])('%s', (name, start) => {
    let host: RunningServer | null;
    beforeAll(async () => (host = await start(root)), 90_000);
    afterAll(() => host?.stop());

    // Requirements 12.14, 12.17.
    it.for(addresses)(
      'serves %s like our server, with the same headers',
      async (address, { skip }) => {
        if (host === null) return skip(`There is no ${name} on this machine.`);
        const [theirs, own] = [
          await fetchResponse(host.url, address),
          await fetchResponse(ours.url, address),
        ];
        expect(theirs).toEqual({ ...own, 'strict-transport-security': 'max-age=31536000' });
      },
    );

    it('rejects methods other than GET and HEAD', async ({ skip }) => {
      if (host === null) return skip(`There is no ${name} on this machine.`);
      const { status, headers } = await fetch(host.url, { method: 'POST' });
      expect([status, headers.get('x-content-type-options')]).toEqual([405, 'nosniff']);
    });
  });
});

/** Checks the text of each configuration, even if its server is not installed. */
describe('each configuration in hosting/', () => {
  // Requirement 12.17.
  it.each(['nginx.conf', 'Caddyfile'])(
    'sets the headers of our server and enforces TLS: %s',
    (name) => {
      const recipe = readFileSync(`hosting/${name}`, 'utf8');
      const values = [
        ...Object.values(commonHeaders),
        inertCsp,
        readCsp(readBuilt('/play/runner.html')),
      ];
      expect(values.filter((value) => !recipe.includes(value))).toEqual([]);
      for (const header of [
        ...Object.keys(commonHeaders),
        'X-Frame-Options',
        'Content-Security-Policy',
      ])
        expect(recipe).toContain(`${header} `);
      expect(recipe).toMatch(/Strict-Transport-Security "?max-age=31536000"?/);
    },
  );

  // Requirement 12.17.
  it("adds Strict-Transport-Security to the build's headers for Cloudflare and Netlify", () => {
    const added = parseHeadersFile(readFileSync('hosting/cloudflare/_headers', 'utf8'));
    const names = [...headerRulesOfBuild, ...added]
      .filter(({ pattern }) => pattern === '/*')
      .flatMap(({ headers }) => Object.keys(headers));
    expect(names).toContain('Strict-Transport-Security');
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Headers that restrict how a response may be used. */
const comparedHeaders = [
  ...['content-encoding', 'content-type', 'cross-origin-opener-policy', 'vary', 'x-frame-options'],
  ...['cross-origin-resource-policy', 'permissions-policy', 'referrer-policy'],
  ...['strict-transport-security', 'x-content-type-options'],
];

async function fetchResponse(host: string, address: string) {
  const answer = await fetch(host + address, { headers: { 'Accept-Encoding': 'gzip' } });
  const { headers, status } = answer;
  const body = await answer.text();
  const headerEntries = comparedHeaders.map(
    (name) => [name, headers.get(name) ?? undefined] as const,
  );
  return {
    ...Object.fromEntries(headerEntries),
    status,
    // Hosts send one of two equivalent types for scripts, with or without the character set.
    'content-type': headers
      .get('content-type')
      ?.replace('application/javascript', 'text/javascript')
      .replace('; charset=utf-8', ''),
    // Compares this header only on successful responses.
    'cache-control': answer.ok && headers.get('cache-control'),
    policy: cspOf(headers, body),
  };
}

/** Returns the CSP of a document, which combines its header and its meta tag. */
function cspOf(headers: Headers, body: string): readonly string[] {
  const inHeader = headers.get('content-security-policy') ?? '';
  const inPage = body.startsWith('<!doctype html>') ? readCsp(body) : '';
  return [...new Set([...inHeader.split('; '), ...inPage.split('; ')])].filter(Boolean).sort();
}
