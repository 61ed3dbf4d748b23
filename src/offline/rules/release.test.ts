import { describe, expect, it } from 'vitest';
import { cacheNames, ownCaches, releaseOfCache } from './cacheNames';
import { pagePath } from './pagePath';
import { releaseOf, releaseTag } from './release';

describe('the release of a page', () => {
  it('is read from the meta tag, even if the minifier removed its quotes', () => {
    const html = `<!doctype html><meta charset="utf-8">${releaseTag('254551f60546cefe')}<title>`;
    expect(releaseOf(html)).toBe('254551f60546cefe');
    expect(releaseOf(html.replaceAll('"', ''))).toBe('254551f60546cefe');
  });

  it('is unknown on a page of another site', () => {
    expect(releaseOf('<!doctype html><title>Log in to this network</title>')).toBeNull();
  });
});

describe('the caches', () => {
  const [one, other] = [cacheNames('/replicad/', 'aa11'), cacheNames('/replicad/', 'bb22')];

  // Requirement 14.8.
  it('belong to one release, or to all releases for files with a hash', () => {
    for (const kind of ['page', 'plain', 'runner'] as const) {
      expect(one.visited(kind)).not.toBe(other.visited(kind));
      expect(one.everything(kind)).not.toBe(other.everything(kind));
      expect(releaseOfCache(one.visited(kind))).toBe('aa11');
      expect(releaseOfCache(one.everything(kind))).toBe('aa11');
    }
    for (const kind of ['code', 'picture', 'mesh', 'kernel', 'search'] as const) {
      expect(one.visited(kind)).toBe(other.visited(kind));
      expect(one.everything(kind)).toBe(other.everything(kind));
      expect(releaseOfCache(one.visited(kind))).toBeNull();
    }
  });

  it('are distinguished from the caches of other sites on the same origin', () => {
    const neighbours = [cacheNames('/', 'aa11'), cacheNames('/replicad-next/', 'aa11')];
    const names = [one, ...neighbours].map(({ visited }) => visited('page'));
    expect(ownCaches(['workbox-runtime', ...names], '/replicad/')).toEqual([one.visited('page')]);
  });
});

describe('a page', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/api/index.html', '/docs/api'],
  ])('requested as %s is cached as %s', (path, cached) => {
    expect(pagePath(path)).toBe(cached);
  });
});
