import { encode } from '../compression/encode';

interface Source {
  readonly source: () => string | Buffer;
  readonly buffer: () => Buffer;
}
type Assets = Record<string, Source>;

interface ProcessAssets {
  readonly tapPromise: (
    options: { readonly name: string; readonly stage: number },
    act: (assets: Assets) => Promise<void>,
  ) => void;
}

/** What both bundlers have of it. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (
        name: string,
        act: (compilation: { readonly hooks: { readonly processAssets: ProcessAssets } }) => void,
      ) => void;
    };
  };
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
}

/** Stands in the code that prefetches until the sizes are known. */
export const largeChunks = '__LARGE_CHUNKS__';

/** The scripts that a link may lead to, by the names of their chunks: those that the bundler names itself have underscores. */
const chunkFile = /\/js\/([a-z0-9-]+)\.[0-9a-f]+\.js$/;

/**
 * Has the bundle know how large its large chunks are: what is prefetched must not go beyond its bytes, and a link's chunk tells its
 * size only when it has come. Writes "name:bytes" with spaces between, for all that have more than `ordinary` bytes as sent.
 */
export function writeLargeChunks(ordinary: number) {
  return {
    apply({ hooks, webpack }: Compiler): void {
      hooks.thisCompilation.tap('prefetch-budget', ({ hooks: { processAssets } }) => {
        // When all is as small as it gets, and ahead of the hashes of contents.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
        processAssets.tapPromise({ name: 'prefetch-budget', stage }, async (assets) => {
          const list = await listLarge(
            Object.entries(assets).map(([file, source]) => [file, source.buffer()]),
            ordinary,
          );
          for (const [file, source] of Object.entries(assets)) {
            if (!file.endsWith('.js')) continue;
            const text = source.source().toString();
            if (!text.includes(largeChunks)) continue;
            assets[file] = new webpack.sources.RawSource(text.replaceAll(largeChunks, list));
          }
        });
      });
    },
  };
}

/** "h2:19705 oi:16463", of `files` by their paths. */
export async function listLarge(
  files: readonly (readonly [string, Buffer])[],
  ordinary: number,
): Promise<string> {
  const listed = files.map(async ([file, content]) => {
    const name = chunkFile.exec(file)?.[1];
    if (name === undefined || content.length <= ordinary) return [];
    const { bytes } = await encode(content, '.br', 'release');
    const { length } = bytes ?? content;
    return length > ordinary ? [`${name}:${length}`] : [];
  });
  return (await Promise.all(listed)).flat().join(' ');
}
