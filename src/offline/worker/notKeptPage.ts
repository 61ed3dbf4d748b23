import { colorModeScript, notKeptHtml, titleOf, type KeptPage } from '../rules/notKept';
import { caching } from './site';

/** Answers for a page that is neither kept nor to be had, with links to those that are kept. */
export async function notKeptPage(): Promise<Response> {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${await hashOf(colorModeScript)}'`;
  return new Response(notKeptHtml(await keptPages()), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/** Those the reader has seen: who keeps everything meets this page only at addresses that lead nowhere. */
async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(caching.seen('page'));
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({
      address: url,
      title: titleOf((await (await cache.match(url))?.text()) ?? ''),
    })),
  );
  return pages.sort((one, other) => one.title.localeCompare(other.title));
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
