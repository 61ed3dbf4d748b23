import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { startServer } from '../../support/localServer';
import { expect, test } from '../../support/test';

// Requirement 12.17.
test('the CSP of a page blocks markup, scripts, styles and base elements that code injects', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const outcomes = await page.evaluate(async () => {
    const attempt = (what: () => unknown): string => {
      try {
        what();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const style = document.createElement('style');
    style.textContent = 'body { opacity: 0.5 }';
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    const blocked = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'base-uri') resolve(true);
      }),
    );
    document.head.append(style, base);
    await blocked;
    return {
      plain: attempt(() => (document.createElement('p').innerHTML = 'a <mark>word</mark>')),
      markup: attempt(() => (document.createElement('p').innerHTML = '<img src=x onerror=a()>')),
      script: attempt(() => (document.createElement('script').src = 'https://evil.example/a.js')),
      worker: attempt(() => new Worker('data:text/javascript,1')),
      opacity: getComputedStyle(document.body).opacity,
      base: new URL(document.baseURI).host === location.host,
    };
  });
  expect(outcomes).toEqual({
    plain: 'done',
    markup: 'TypeError',
    script: 'TypeError',
    worker: 'TypeError',
    opacity: '1',
    base: true,
  });
});

// Requirement 12.18.
test('a page framed by another site, on a host without headers, shows only a link to itself', async ({
  page,
}) => {
  const site = await startServer(plainHost(readFileSync('build/docs/intro/index.html')));
  const url = `http://${site.host.url}:${site.host.port}/docs/intro`;
  const stranger = await startServer(plainHost(`<iframe src="${url}" width="900"></iframe>`));
  await page.goto(`http://${stranger.host.url}:${stranger.host.port}`);
  const framed = page.frameLocator('iframe');
  const link = framed.getByRole('link', { name: 'Open this page in a new tab' });
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(framed.locator('html > *')).toHaveCount(1);
  await site.stop();
  await stranger.stop();
});

/** Responds without the site's headers, as some hosts do. */
function plainHost(html: string | Buffer): RequestListener {
  return (_, response) => response.setHeader('Content-Type', 'text/html').end(html);
}
