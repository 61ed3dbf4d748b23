import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Draws the logo at the sizes that cannot be SVG: icons of the web manifest and of iOS, and favicon.ico for clients that
 * ask for it by name. Committed: run `tsx scripts/icons.ts` after a change of static/img/logo.svg.
 */
const logo = readFileSync('static/img/logo.svg');

async function drawIcons(): Promise<void> {
  for (const size of [192, 512]) writeFileSync(`static/img/icon-${size}.png`, await png(size));
  // iOS cuts round corners of its own and shows no transparency: the mark stands on paper.
  writeFileSync('static/img/apple-touch-icon.png', await png(180, 22));
  writeFileSync('static/favicon.ico', ico(await png(32), 32));
}

async function png(size: number, margin = 0): Promise<Buffer> {
  const inner = size - 2 * margin;
  return sharp(logo, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fcfdfd' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file may hold a PNG as it is. https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

void drawIcons();
