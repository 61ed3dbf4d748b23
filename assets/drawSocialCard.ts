import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Library } from '../src/modeling/node';
import type { LineDrawing } from './drawHomeDrawings';
import { readFontFile } from './subsetFonts';

/** Returns the image for previews of links to this site: a PNG, 1200 × 630. Its letters are drawn with replicad. */
export async function drawSocialCard(
  library: Library,
  { visible, hidden }: LineDrawing,
): Promise<Buffer> {
  await library.loadFont(await boldFace());
  const write = (text: string, size: number): string =>
    library.drawText(text, { fontSize: size }).toSVGPaths().flat().join('');
  const logo = readFileSync('static/img/logo.svg', 'utf8').replace(/<\/?svg[^>]*>/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <defs>
      <pattern id="fine" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M10 0H0V10" fill="none" stroke="#145a86" stroke-opacity=".07"/></pattern>
      <pattern id="coarse" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M50 0H0V50" fill="none" stroke="#145a86" stroke-opacity=".13"/></pattern>
    </defs>
    <path d="M0 0h1200v630H0z" fill="#fcfdfd"/><path d="M0 0h1200v630H0z" fill="url(#fine)"/><path d="M0 0h1200v630H0z" fill="url(#coarse)"/>
    <g transform="translate(852 345) scale(7)" fill="none" stroke="#145a86" stroke-width=".5" stroke-linejoin="round">
      <path d="${hidden}" stroke-width=".3" stroke-dasharray="1.6 1" opacity=".5"/><path d="${visible}"/>
    </g>
    <g transform="translate(80 90) scale(3)">${logo}</g>
    <g fill="#14232c"><path transform="translate(80 330)" d="${write('replicad', 108)}"/></g>
    <g fill="#40545f"><path transform="translate(82 410)" d="${write('Build 3D models', 38)}"/>
    <path transform="translate(82 462)" d="${write('in the browser, with code', 38)}"/></g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

async function boldFace(): Promise<ArrayBuffer> {
  const source = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const font = await subsetFont(readFontFile(source), 'abcdefghijklmnopqrstuvwxyzBD3, ', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 650 },
  });
  return new Uint8Array(font).buffer;
}
