/** What browsers with Trusted Types offer; the types of TypeScript do not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): unknown;
}

/** Hosts of scripts besides our own; named by the build (`plugins/docusaurus/page-head`). */
declare const SCRIPT_HOSTS: readonly string[];

/**
 * Text with the elements that are written as text somewhere here: hits of a search, highlighted code, the table of
 * contents, the bar of progress, the banner of Docusaurus.
 */
const plainMarkup =
  /^[^<]*(<\/?(a|b|br|code|div|em|i|kbd|mark|p|pre|span|strong|sub|sup|wbr)(\s[^<>]*)?\/?>[^<]*)*$/;

/** The picture of a drawing, whose outlines the viewer reads: paths and nothing else. */
const outlines = /^\s*<svg\s[^<>]*>(\s*<path\s[^<>]*\/>)*\s*<\/svg>\s*$/;

/**
 * Has the browser ask, for every text that is to become markup and every address that is to become a script, whether
 * it is one of those that are known. The policy of pages demands it (`require-trusted-types-for`); React and
 * the bundler's runtime write plain text, hence the one policy for all.
 */
export function guardMarkup(): void {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isPlainMarkup(html) ? html : null),
    createScriptURL: (address) => (isKnown(new URL(address, location.href)) ? address : null),
  });
}

/** Whether `html` is text with known elements, or a drawing, whatever their attributes: handlers in them never run here. */
export const isPlainMarkup = (html: string): boolean =>
  plainMarkup.test(html) || outlines.test(html);

const isKnown = ({ origin }: URL): boolean =>
  origin === location.origin || SCRIPT_HOSTS.includes(origin);
