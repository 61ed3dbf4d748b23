import type { HtmlTagObject } from '@docusaurus/types';

/** Made by assets/subsetFonts.ts (npm run assets). The hash in a name is that of the file: hosts may cache it for ever. */
const files = {
  ui: 'fonts/hanken-grotesk.136aaffa.woff2',
  code: 'fonts/jetbrains-mono.12dbedb3.woff2',
};

/**
 * The faces of the site as head tags: declared in the page itself, so that the text face is asked for before the style
 * sheet has arrived and neither face is written into the style sheet by the bundler, which does so below 10 KB.
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
        face('Hanken Grotesk', '400 700', `url(${baseUrl}${files.ui})format("woff2")`) +
        face('JetBrains Mono', '400', `url(${baseUrl}${files.code})format("woff2")`) +
        fallbackFace,
    },
  ];
}

/**
 * A face that comes too late for the first picture of the page waits for the next page: words that a reader has begun
 * to read keep their places.
 */
function face(family: string, weight: string, source: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:${source}}`;
}

/**
 * Arial stretched to the widths and heights of Hanken Grotesk, so that nothing moves when that arrives: mean width of an
 * English letter 0.4468 em against 0.4396 em, ascent 1 em, descent 0.303 em.
 */
const fallbackFace =
  '@font-face{font-family:"Hanken Fallback";size-adjust:101.6%;ascent-override:98.4%;descent-override:29.8%;' +
  'line-gap-override:0%;src:local("Arial"),local("Liberation Sans"),local("Helvetica")}';
