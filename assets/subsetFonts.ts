import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Asset } from './Asset';

export const fontFolder = 'static/fonts';

const ascii = range(0x20, 0x7e);
const punctuation = '©«°±²³·»×÷–—‘’“”…•→←↑↓↗−≈≤≥⌀Øéèäöüα';
const faces = [
  {
    name: 'hanken-grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    letters: ascii + punctuation,
    weights: { wght: { min: 400, max: 700 } },
    // What browsers apply unasked; the alternates of the face (fractions, small figures, styles) are never asked for.
    features: ['ccmp', 'calt', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn'],
  },
  {
    name: 'jetbrains-mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    letters: ascii + '°·×–—‘’“”…',
    weights: { wght: 400 },
    // Ligatures turn `=>` and `!==` into one sign: code is to look as it is typed.
    features: ['ccmp', 'mark', 'mkmk'],
  },
];

/**
 * Cuts the two faces of the site down to the letters it prints, named by the hash of their bytes, so that hosts may
 * cache them for ever. After a change here the names go into plugins/docusaurus/page-head/fonts.ts (a test compares them).
 *
 * Hanken Grotesk is the heir of HK Grotesk, the face that `drawText` draws with in the workbench.
 */
export function subsetFonts(): Promise<Asset[]> {
  return Promise.all(faces.map(subset));
}

async function subset(face: (typeof faces)[number]): Promise<Asset> {
  const { name, source, letters, weights, features } = face;
  const content = await subsetFont(readFontFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `${fontFolder}/${name}.${hash}.woff2`, content };
}

/** Returns a file of an installed package of fonts. */
export function readFontFile(name: string): Buffer {
  return readFileSync(createRequire(resolve('package.json')).resolve(name));
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
