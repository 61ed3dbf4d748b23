import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Asset } from './Asset';

export const fontFolder = 'static/fonts';

const ascii = range(0x20, 0x7e);
const punctuation = '©«°±²³·»×÷–—‘’“”…•→←↑↓↗−≈≤≥⌀Øéèäöüα';
const fontFaces = [
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: ascii + punctuation,
    weights: { wght: { min: 400, max: 700 } },
    // Features that browsers apply by default. The site does not use the typeface's other features (fractions, small
    // figures, styles).
    features: ['ccmp', 'calt', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn'],
  },
  {
    name: 'jetbrains-mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    letters: ascii + '°·×–—‘’“”…',
    weights: { wght: 400 },
    // Omits ligatures, which would turn `=>` and `!==` into one glyph. Code should look as it is typed.
    features: ['ccmp', 'mark', 'mkmk'],
  },
];

/**
 * Returns the two typefaces of the site, reduced to the characters that it uses. Their names contain a hash of the
 * bytes, so that hosts may cache them forever. After a change, put the new names into
 * plugins/docusaurus/page-head/fonts.ts (a test compares them).
 *
 * Hanken Grotesk is the successor of HK Grotesk, the typeface of `drawText` in the workbench.
 */
export function subsetFonts(): Promise<Asset[]> {
  return Promise.all(fontFaces.map(subset));
}

async function subset(face: (typeof fontFaces)[number]): Promise<Asset> {
  const { name, source, letters, weights, features } = face;
  const content = await subsetFont(readFontFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${fontFolder}/${name}.${hash}.woff2`, content };
}

/** Returns a file of an installed font package. */
export function readFontFile(name: string): Buffer {
  return readFileSync(createRequire(resolve('package.json')).resolve(name));
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
