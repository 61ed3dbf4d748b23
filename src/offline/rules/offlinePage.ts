import { escapeAttribute } from '../../base/escapeHtml';

export interface CachedPage {
  readonly address: string;
  /** The title as HTML text with entities, as in the page. */
  readonly title: string;
}

/** Applies the reader's colour mode, like the script in every page of the site. */
export const colorModeScript =
  "try{if(localStorage.theme==='dark')document.documentElement.dataset.theme='dark'}catch{}";

/**
 * Returns the HTML shown to readers without a connection for a page that is not cached. The HTML loads no other file.
 * `cached` lists the pages that can be read offline.
 */
export function offlinePageHtml(cached: readonly CachedPage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not kept on this device | replicad</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
<script>${colorModeScript}</script>
<main>
<h1>This page is not kept on this device</h1>
<p>You have no connection, or the site does not answer. <a href="">Try again</a></p>
${cached.length > 0 ? listOf(cached) : '<p>Pages that you open while you are connected are kept for later.</p>'}
</main>
</html>`;
}

/** Returns the title of a page without the name of the site: "Introduction" from "Introduction | replicad". */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return title.replace(/ \| replicad$/, '');
}

function listOf(cached: readonly CachedPage[]): string {
  const items = cached.map(
    ({ address, title }) => `<li><a href="${escapeAttribute(address)}">${title}</a>`,
  );
  return `<h2>Pages you can read</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Repeats the colours of src/css/tokens.css, because the site's style sheet may not be cached. */
const style = `:root{color-scheme:light;--paper:#fcfdfd;--ink:#14232c;--accent:#145a86}
:root[data-theme=dark]{color-scheme:dark;--paper:#0f171c;--ink:#e4edf2;--accent:#86c5ee}
body{background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;margin:0}
main{margin:0 auto;max-width:44rem;padding:clamp(2rem,8vw,5rem) 1.25rem}
h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.1875rem;margin-top:2.5rem}
a{color:var(--accent)}ul{line-height:1.9;padding-left:1.25rem}`;
