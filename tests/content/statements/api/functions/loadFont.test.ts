// @isolated: the library stores fonts globally once they are loaded.
import { readFileSync } from 'node:fs';
import { drawText, loadFont } from 'replicad';
import { expect } from 'vitest';
import { exampleFont } from '../../../../support/exampleFont';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const bytesOf = (ending: string): ArrayBuffer => {
  const name = `hanken-grotesk-latin-500-normal.${ending}`;
  return Uint8Array.from(readFileSync(`node_modules/@fontsource/hanken-grotesk/files/${name}`))
    .buffer;
};

says('It reads TrueType and WOFF files, but not WOFF2.', async () => {
  await loadFont(await exampleFont(), 'TrueType');
  await loadFont(bytesOf('woff'), 'WOFF');
  for (const fontFamily of ['TrueType', 'WOFF']) {
    expect(drawText('ab', { fontFamily }).boundingBox.width).toBeGreaterThan(5);
  }
  const signature = 'Unsupported OpenType signature wOF2';
  await expect(loadFont(bytesOf('woff2'), 'WOFF2')).rejects.toThrow(signature);
});

says('A Uint8Array throws: pass Uint8Array.from(bytes).buffer.', async () => {
  const bytes = readFileSync(
    'node_modules/@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff',
  );
  await expect(loadFont(bytes as unknown as ArrayBuffer, 'bytes')).rejects.toThrow('ArrayBuffer');
  await loadFont(Uint8Array.from(bytes).buffer, 'bytes');
  expect(drawText('ab', { fontFamily: 'bytes' }).boundingBox.width).toBeGreaterThan(5);
});
