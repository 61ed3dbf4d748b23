import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encode } from '../../plugins/compression/encode';
import { bundleRecord, type RecordedChunk } from '../../plugins/client-bundle/recordModules';
import { row } from '../shared/figures';

/** Sources of less than this share of a chunk are told of together. */
const leastShare = 0.01;

/**
 * Prints what the main bundle of build/ is made of, or the chunks that `named` names: KB over the wire (brotli), and what each
 * package and folder of the site brings, as KB of its source before it is made smaller, and as a share of the chunk.
 */
export async function benchBundle(named: readonly string[]): Promise<void> {
  const chunks = JSON.parse(readFileSync(bundleRecord, 'utf8')) as readonly RecordedChunk[];
  for (const name of named.length > 0 ? named : ['main']) {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) {
      const known = chunks.map((one) => one.name).join(' ');
      throw new Error(`No chunk is called "${name}". There are: ${known}`);
    }
    console.log((await linesOf(chunk)).join('\n'));
  }
}

async function linesOf({ name, files, sources }: RecordedChunk): Promise<string[]> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(publishedSize));
  const all = Object.values(sources).reduce((sum, bytes) => sum + bytes, 0);
  const largest = Object.entries(sources).sort(([, one], [, other]) => other - one);
  const shown = largest.filter(([, bytes]) => bytes >= leastShare * all);
  const rest = all - shown.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [
    `${name}: ${inKilobytes(sizes.reduce((sum, bytes) => sum + bytes, 0))} KB over the wire`,
    row('', ['source, KB', 'share']),
    ...[...shown, ['less than 1 % each', rest] as const].map(([source, bytes]) =>
      row(source, [inKilobytes(bytes), `${((100 * bytes) / all).toFixed(0)} %`]),
    ),
  ];
}

async function publishedSize(file: string): Promise<number> {
  const content = await readFile(path.join('build', file));
  return (await encode(content, '.br', 'release')).bytes?.length ?? content.length;
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
