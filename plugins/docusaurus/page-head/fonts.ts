import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Made by assets/subsetFonts.ts (npm run assets). A name contains the hash of the file, so that hosts may cache it
 * forever.
 */
const files = {
  ui: 'fonts/hanken-grotesk.136aaffa.woff2',
  code: 'fonts/jetbrains-mono.12dbedb3.woff2',
};

/**
 * Returns the head tags of the site's fonts. They are declared in the page itself, so that the text font is requested
 * before the style sheet has arrived, and so that the bundler does not inline the fonts into the style sheet, as it
 * does below 10 KB.
 */
export function fontTags(baseUrl: string): HtmlTagObject[] {
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: baseUrl + files.ui,
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      attributes: {},
      innerHTML:
        face('Hanken Grotesk', '400 700', 'optional', baseUrl + files.ui) +
        face('JetBrains Mono', '400', 'swap', baseUrl + files.code) +
        textFallback +
        codeFallback,
    },
  ];
}

/**
 * Returns a font-face rule. The text font is `optional`: if it misses the first paint, it is used from the next page
 * on, so that no line breaks differently while it is read. The code font may `swap`, because its fallbacks have the
 * same width.
 */
function face(family: string, weight: string, display: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(${url})format("woff2")}`;
}

/**
 * Arial stretched to the widths and heights of Hanken Grotesk, so that nothing moves when that font arrives: mean width
 * of an English letter 0.4468 em against 0.4396 em, ascent 1 em, descent 0.303 em.
 */
const textFallback =
  '@font-face{font-family:"Hanken Fallback";size-adjust:101.6%;ascent-override:98.4%;descent-override:29.8%;' +
  'line-gap-override:0%;src:local("Arial"),local("Liberation Sans"),local("Helvetica")}';

/** Consolas stretched from 0.55 em to the 0.6 em of JetBrains Mono. The other fallbacks have that width. */
const codeFallback =
  '@font-face{font-family:"Code Fallback";size-adjust:109.1%;src:local("Consolas")}';
