/** The tags Docusaurus writes for the runtime and the main bundle, as the minifier of either bundler leaves them. */
const entryTag =
  /<script src="?([^\s">]*\/assets\/js\/(?:runtime~)?main\.[0-9a-f]+\.js)"? defer(?:="(?:defer)?")?><\/script>/g;

/** The sheet of every page, ahead of what it is put on. */
const sheetTag = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/styles\.[0-9a-f]+\.css/;

interface PageScripts {
  /** The code of the script that stands in the page, ahead of its style sheet: scripts after one wait for it. */
  readonly capture: string;
  /** Addresses. */
  readonly start: string;
  readonly chunks: readonly string[];
  /**
   * Of the part of the page that hydrates by itself, what is prefetched for other pages as well; none where the whole page does at
   * once.
   */
  readonly shared: readonly string[];
  /** And what it alone needs. */
  readonly page: readonly string[];
  /** The script that it runs once the page is there, for the menu and search. */
  readonly controls: string;
}

/**
 * Returns `html` with the script `capture`, and one tag for `start` in the place of the runtime and the main bundle, whose
 * addresses it carries after those of the page's `chunks`; `undefined` for a page that is none of the application's.
 * Errors: one that names what was found, when there are not exactly two scripts to replace, or no style sheet.
 */
export function deferScripts(
  html: string,
  { capture, start, chunks, shared, page, controls }: PageScripts,
): string | undefined {
  if (!html.includes('id=__docusaurus') && !html.includes('id="__docusaurus"')) return undefined;
  const entries = Array.from(html.matchAll(entryTag), ([, address]) => address ?? '');
  if (entries.length !== 2) {
    throw new Error(
      `Expected the runtime and the main bundle in the page, found: ${entries.join(', ') || 'neither'}.`,
    );
  }
  if (!sheetTag.test(html)) throw new Error('Expected the style sheet in the page, found none.');
  const scripts = [...chunks, ...entries].join(' ');
  const later = [
    ...(page.length > 0
      ? [`data-shared="${shared.join(' ')}"`, `data-page="${[...shared, ...page].join(' ')}"`]
      : []),
    `data-controls="${controls}"`,
  ].join(' ');
  const startTag = `<script src="${start}" data-scripts="${scripts}" ${later} defer></script>`;
  const [first] = entries;
  return html
    .replace(sheetTag, (tag) => `<script>${capture}</script>${tag}`)
    .replace(entryTag, (_, address) => (address === first ? startTag : ''));
}
