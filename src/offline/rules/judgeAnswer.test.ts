import { describe, expect, it } from 'vitest';
import type { FileKind } from './fileKind';
import { judgeAnswer } from './judgeAnswer';
import { releaseTag } from './release';

const [ours, other] = ['aa11', 'bb22'];
const pageOf = (release: string) => `<!doctype html>${releaseTag(release)}<title>Introduction`;

function judge(
  kind: FileKind,
  body: string,
  { type = 'text/html; charset=utf-8', status = 200 } = {},
) {
  return judgeAnswer(kind, new Response(body, { status, headers: { 'Content-Type': type } }), ours);
}

describe('an answer to the service worker', () => {
  // Requirement 14.8.
  it('is kept as a page when it is one of this release, and says so when it is of another', async () => {
    expect(await judge('page', pageOf(ours))).toBe('asAsked');
    expect(await judge('page', pageOf(other))).toBe('ofAnotherRelease');
  });

  // Requirement 14.9.
  it.each([
    ['a page of somebody else', '<!doctype html><title>Log in to this network', {}],
    ['no page', '{}', { type: 'application/json' }],
    ['the page for an address that is not there', pageOf(ours), { status: 404 }],
    ['an error of the host', pageOf(ours), { status: 503 }],
  ])('is no page of the site when it is %s', async (_, body, options) => {
    expect(await judge('page', body, options)).toBe('foreign');
  });

  // Requirement 14.8.
  it('is no file when it is a page, whatever the host says of it', async () => {
    expect(await judge('code', 'let a;', { type: 'text/javascript' })).toBe('asAsked');
    expect(await judge('code', pageOf(ours))).toBe('foreign');
    expect(await judge('runner', '<!doctype html>')).toBe('asAsked');
    expect(await judge('runner', '{}', { type: 'application/json' })).toBe('foreign');
  });

  it('can still be read', async () => {
    const response = new Response(pageOf(ours), { headers: { 'Content-Type': 'text/html' } });
    await judgeAnswer('page', response, ours);
    expect(await response.text()).toBe(pageOf(ours));
  });
});
