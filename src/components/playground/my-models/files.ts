import { strToU8, unzipSync, zipSync } from 'fflate';
import { codeFileName } from './modelStore';
import { limits, type StoredModel } from './store';

/** The code of a file that the reader opened. */
export interface CodeFile {
  /** The name of the model: "Clip" for Clip.js, "Clip.ts" for Clip.ts. */
  readonly name: string;
  readonly code: string;
  /** True if it was in an archive, which may contain models that the reader still has. */
  readonly isArchived: boolean;
}

/** The largest size of a file with code, and of an archive. Bytes. */
const largest = { code: 4 * limits.code, archive: 20_000_000 };

/** Reads `.js` and `.ts` files, and those in `.zip` archives. Also returns a sentence about each file that is left out. */
export async function readFiles(
  chosen: Iterable<File>,
): Promise<{ readonly files: readonly CodeFile[]; readonly problems: readonly string[] }> {
  const files: CodeFile[] = [];
  const problems: string[] = [];
  let accepted = 0;
  const accepts = (name: string, size: number): boolean => {
    const problem = problemOf(name, size);
    if (problem !== null) problems.push(`“${name}” is left out: ${problem}`);
    else accepted++;
    return problem === null && accepted <= limits.models;
  };
  for (const file of chosen) {
    if (!isArchive(file.name)) {
      if (accepts(file.name, file.size))
        files.push(codeFile(file.name, await bytesOf(file), false));
      continue;
    }
    try {
      if (file.size > largest.archive) throw new Error('Too large.');
      // Entries are inflated into a buffer of their stated size, so a false size cannot fill the memory.
      const entries = unzipSync(await bytesOf(file), {
        filter: ({ name, originalSize }) => !name.endsWith('/') && accepts(name, originalSize),
      });
      for (const [path, bytes] of Object.entries(entries)) files.push(codeFile(path, bytes, true));
    } catch {
      problems.push(`“${file.name}” is damaged, or larger than ${largest.archive / 1_000_000} MB.`);
    }
  }
  if (accepted > limits.models) problems.push(`Only the first ${limits.models} files are opened.`);
  return { files, problems };
}

function problemOf(name: string, size: number): string | null {
  if (isArchive(name) || !/\.[jt]s$/i.test(name))
    return 'only .js, .ts and .zip files can be opened.';
  if (size > largest.code) return `a model can have up to ${limits.code / 1000} 000 characters.`;
  return null;
}

const isArchive = (name: string) => /\.zip$/i.test(name);

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

function codeFile(path: string, bytes: Uint8Array, isArchived: boolean): CodeFile {
  const name = path.replace(/^.*[\\/]/, '').replace(/\.js$/i, '');
  return {
    name: name.slice(0, 80) || 'Untitled',
    code: new TextDecoder().decode(bytes),
    isArchived,
  };
}

/** Returns an archive with a file for each model. */
export function zipOf(models: readonly StoredModel[]): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {};
  for (const { name, code } of models) {
    let path = codeFileName(name);
    for (let count = 2; path in files; count++) path = codeFileName(`${name} ${count}`);
    files[path] = strToU8(code);
  }
  return zipSync(files);
}
