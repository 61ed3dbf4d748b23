import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolderOf } from '../notices/records';

/** Where a build says what its chunks are made of; `npm run bytes -- --bundle` reads it. */
export const bundleRecord = 'node_modules/.cache/bundle/modules.json';

/** A chunk, and how much source text it has of each package, of the site itself and of generated files. Bytes. */
export interface RecordedChunk {
  readonly name: string;
  readonly files: readonly string[];
  readonly sources: Readonly<Record<string, number>>;
}

/** A module as both bundlers tell of it; one that is made of several names them. */
interface Module {
  readonly name?: string;
  readonly nameForCondition?: string;
  readonly size?: number;
  readonly chunks?: readonly (string | number)[];
  readonly modules?: readonly Module[];
}

interface Chunk {
  readonly id?: string | number;
  readonly names?: readonly string[];
  readonly files?: readonly string[];
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        note: (stats: {
          toJson: (options: object) => { modules?: unknown; chunks?: unknown };
        }) => void,
      ) => void;
    };
  };
}

/** Has a build write down what its chunks are made of. */
export const recordModules = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('record-modules', (stats) => {
      const { modules, chunks } = stats.toJson(asked);
      const record = readChunks(chunks as readonly Chunk[], modules as readonly Module[]);
      mkdirSync(path.dirname(bundleRecord), { recursive: true });
      writeFileSync(bundleRecord, JSON.stringify(record));
    });
  },
};

const asked = {
  all: false,
  ids: true,
  chunks: true,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  // Those that are merged into another module count as orphans.
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** Returns what each chunk is made of; a module that is in several chunks is a part of each. */
export function readChunks(
  chunks: readonly Chunk[],
  modules: readonly Module[],
): readonly RecordedChunk[] {
  return chunks.map(({ id, names = [], files = [] }) => {
    const sources: Record<string, number> = {};
    for (const module of modules) {
      if (id === undefined || !module.chunks?.includes(id)) continue;
      for (const part of module.modules ?? [module]) {
        const source = sourceOf(part);
        sources[source] = (sources[source] ?? 0) + (part.size ?? 0);
      }
    }
    return { name: names[0] ?? String(id), files, sources };
  });
}

/** The package of a module, or the folder of the site that it is in. */
function sourceOf({ name = '', nameForCondition }: Module): string {
  const file = (nameForCondition ?? name.replace(/^.*!/, '')).replaceAll('\\', '/');
  const folder = packageFolderOf(file);
  if (folder !== undefined) return folder.replace(/^.*node_modules\//, '');
  return (
    /(?:^|\/)((?:src\/[^/]+|\.docusaurus|docs|plugins|models)(?=\/))/.exec(file)?.[1] ?? 'other'
  );
}
