import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Asset } from './Asset';

/**
 * Draws static/img/logo.svg as bitmaps, for uses that do not support SVG: icons for the web manifest and for iOS, and
 * favicon.ico for clients that request it by name.
 */
export async function drawIcons(): Promise<Asset[]> {
  const logo = readFileSync('static/img/logo.svg');
  return [
    { path: 'static/img/icon-192.png', content: await png(logo, 192) },
    { path: 'static/img/icon-512.png', content: await png(logo, 512) },
    // Operating systems crop this icon, at most to a circle of 80 % of its width.
    { path: 'static/img/icon-maskable.png', content: await png(logo, 512, 106) },
    // iOS rounds the corners itself and does not support transparency, so the logo needs a background.
    { path: 'static/img/apple-touch-icon.png', content: await png(logo, 180, 22) },
    { path: 'static/favicon.ico', content: ico(await png(logo, 32), 32) },
  ];
}

async function png(logo: Buffer, size: number, margin = 0): Promise<Buffer> {
  const logoSize = size - 2 * margin;
  const mark = sharp(logo, { density: (72 * logoSize) / 32 }).resize(logoSize, logoSize);
  const background = '#fcfdfd';
  const icon =
    margin === 0
      ? mark
      : mark
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
          .flatten({ background });
  return icon.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/**
 * Size in bytes of the ICO header. The picture after it may be a PNG. https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export const icoHeaderBytes = 22;

function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(icoHeaderBytes);
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
