// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageOutdated } from './isPageOutdated';

/** Makes the site respond with a page that loads `runtime`. */
function publish(runtime: string, status = 200): void {
  const html = `<script src="/assets/js/start.1.js" data-scripts="/assets/js/a.1.js ${runtime}"></script>`;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html, { status })));
}

describe('an open page', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script src="/assets/js/runtime~main.1a2b.js"></script>';
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is outdated after the site was published with another runtime', async () => {
    publish('/assets/js/runtime~main.3c4d.js');
    expect(await isPageOutdated()).toBe(true);
  });

  it('is not outdated when the runtime is the same', async () => {
    publish('/assets/js/runtime~main.1a2b.js');
    expect(await isPageOutdated()).toBe(false);
  });

  it('is not outdated when offline, after a 404 or on the development server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isPageOutdated()).toBe(false);
    publish('/assets/js/runtime~main.3c4d.js', 404);
    expect(await isPageOutdated()).toBe(false);
    publish('/assets/js/runtime~main.3c4d.js');
    document.head.innerHTML = '';
    expect(await isPageOutdated()).toBe(false);
  });
});
