/** The part of the Trusted Types API that is used. TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): unknown;
}

/** Origins of scripts other than the site's own, inserted by the build (`plugins/docusaurus/page-head`). */
declare const SCRIPT_HOSTS: readonly string[];

/**
 * Matches text with the elements that the site and its libraries insert as HTML: search hits, highlighted code, the
 * table of contents, the progress bar, the banner of Docusaurus.
 */
const plainMarkup =
  /^[^<]*(<\/?(a|b|br|code|div|em|i|kbd|mark|p|pre|span|strong|sub|sup|wbr)(\s[^<>]*)?\/?>[^<]*)*$/;

/** Matches the SVG picture of a drawing, whose outlines the viewer reads: only paths. */
const drawingMarkup = /^\s*<svg\s[^<>]*>(\s*<path\s[^<>]*\/>)*\s*<\/svg>\s*$/;

/**
 * Creates the default Trusted Types policy, which the browser applies to every string that is inserted as HTML and to
 * every script URL. It accepts only known markup and origins. The pages' CSP requires it (`require-trusted-types-for`).
 * It is the default policy, because React and the bundler's runtime assign plain strings.
 */
export function guardMarkup(): void {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isPlainMarkup(html) ? html : null),
    createScriptURL: (address) => (isKnownOrigin(new URL(address, location.href)) ? address : null),
  });
}

/**
 * Returns true if `html` is a drawing, or text with known elements. Attributes are not checked, because the CSP blocks
 * event handlers in them.
 */
export const isPlainMarkup = (html: string): boolean =>
  plainMarkup.test(html) || drawingMarkup.test(html);

const isKnownOrigin = ({ origin }: URL): boolean =>
  origin === location.origin || SCRIPT_HOSTS.includes(origin);
