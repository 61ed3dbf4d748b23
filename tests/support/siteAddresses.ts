import { readFileSync } from 'node:fs';

/** The URLs of all pages, including the pages that the sitemap omits on purpose. */
export const siteAddresses: readonly string[] = [
  ...Array.from(
    readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, location]) => new URL(location ?? '').pathname,
  ),
  '/search',
  '/markdown-page',
  '/404.html',
].sort();

/** Returns the HTML that the build wrote for a URL. */
export function readHtml(address: string): string {
  const file = address.endsWith('.html') ? address : `${address.replace(/\/$/, '')}/index.html`;
  return readFileSync(`build${file}`, 'utf8');
}
