import { mkdir } from 'node:fs/promises';
import { compressFolder } from './compression/compressFolder';

/** Writes a brotli and a gzip file beside every file of build/ that gains from it. */
async function main(): Promise<void> {
  const cache = 'node_modules/.cache/compressed';
  await mkdir(cache, { recursive: true });
  const { files, fresh } = await compressFolder('build', cache);
  console.log(`${files} files, ${fresh} of them new`);
}

void main();
