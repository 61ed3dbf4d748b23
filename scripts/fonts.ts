import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the two faces of the site down to the letters it prints and writes them to static/fonts, named by the hash of
 * their bytes, so that hosts may cache them for ever. The result is committed: run `tsx scripts/fonts.ts` after
 * a change here, then put the printed names into src/css/fonts.ts (a test compares them).
 *
 * Hanken Grotesk is the heir of HK Grotesk, the face that `drawText` draws with in the workbench.
 */
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

const folder = 'static/fonts';
for (const old of readdirSync(folder)) if (old.endsWith('.woff2')) rmSync(path.join(folder, old));

void Promise.all(faces.map(cut));

async function cut(face: (typeof faces)[number]): Promise<void> {
  const { name, source, letters, weights, features } = face;
  const font = await subsetFont(readFileSync(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    keepFeatures: features,
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  writeFileSync(path.join(folder, `${name}.${hash}.woff2`), font);
  console.log(`${folder}/${name}.${hash}.woff2  ${font.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
