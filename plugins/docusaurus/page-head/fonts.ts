import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Font files made by assets/subsetFonts.ts (npm run assets). Hosts may cache them forever, because their names contain
 * a hash.
 */
const files = {
  ui: 'fonts/hanken-grotesk.136aaffa.woff2',
  code: 'fonts/jetbrains-mono.12dbedb3.woff2',
};

/**
 * Returns the head tags for the site's fonts. They are in the head, so browsers request the text font before the style
 * sheet arrives. In the style sheet, the bundler would also inline fonts below 10 KB.
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
        codeFallbacks,
    },
  ];
}

/**
 * Returns a font-face rule. A text font that arrives after the first paint is used only from the next page on
 * (`optional`), because line breaks must not change while the reader reads. The code font may `swap`, because its
 * fallbacks have the same width.
 */
function face(family: string, weight: string, display: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};src:url(${url})format("woff2")}`;
}

/**
 * Arial, scaled to the width and height of Hanken Grotesk. Nothing moves when Hanken Grotesk arrives. The mean width of
 * an English letter is 0.4468 em against 0.4396 em, the ascent 1 em, the descent 0.303 em.
 */
const textFallback =
  '@font-face{font-family:"Hanken Fallback";size-adjust:101.6%;ascent-override:98.4%;descent-override:29.8%;' +
  'line-gap-override:0%;src:local("Arial"),local("Liberation Sans"),local("Helvetica")}';

/** System fonts with the width and height of JetBrains Mono (0.6 em, ascent 1.02 em, descent 0.3 em). */
const codeFallbacks =
  adjusted('Consolas', 1.091) + adjusted('Menlo', 0.9967) + adjusted('Liberation Mono', 0.9999);

/** Returns a font-face rule that scales a system font to the width and height of JetBrains Mono. */
function adjusted(font: string, scale: number): string {
  const percent = (em: number) => `${(100 * em).toFixed(2)}%`;
  return (
    `@font-face{font-family:"Adjusted ${font}";size-adjust:${percent(scale)};` +
    `ascent-override:${percent(1.02 / scale)};descent-override:${percent(0.3 / scale)};` +
    `line-gap-override:0%;src:local("${font}")}`
  );
}
