import { describe, expect, it } from 'vitest';
import type { FileKind } from './fileKind';
import { classifyResponse } from './classifyResponse';
import { releaseTag } from './release';

const [ours, other] = ['aa11', 'bb22'];
const pageOf = (release: string) => `<!doctype html>${releaseTag(release)}<title>Introduction`;

function judge(
  kind: FileKind,
  body: string,
  { type = 'text/html; charset=utf-8', status = 200 } = {},
) {
  return classifyResponse(
    kind,
    new Response(body, { status, headers: { 'Content-Type': type } }),
    ours,
  );
}

describe('a response received by the service worker', () => {
  // Requirement 14.8.
  it('is recognised as a page of this release or of another release', async () => {
    expect(await judge('page', pageOf(ours))).toBe('requested');
    expect(await judge('page', pageOf(other))).toBe('otherRelease');
  });

  // Requirement 14.9.
  it.each([
    ['a page of another site', '<!doctype html><title>Log in to this network', {}],
    ['not HTML', '{}', { type: 'application/json' }],
    ['the not-found page', pageOf(ours), { status: 404 }],
    ['an error of the server', pageOf(ours), { status: 503 }],
  ])('is not a page of the site when it is %s', async (_, body, options) => {
    expect(await judge('page', body, options)).toBe('foreign');
  });

  // Requirement 14.8.
  it('is not accepted as a file when it is a page, even with status 200', async () => {
    expect(await judge('code', 'let a;', { type: 'text/javascript' })).toBe('requested');
    expect(await judge('code', pageOf(ours))).toBe('foreign');
    expect(await judge('runner', '<!doctype html>')).toBe('requested');
    expect(await judge('runner', '{}', { type: 'application/json' })).toBe('foreign');
  });

  it('can still be read after the check', async () => {
    const response = new Response(pageOf(ours), { headers: { 'Content-Type': 'text/html' } });
    await classifyResponse('page', response, ours);
    expect(await response.text()).toBe(pageOf(ours));
  });
});
