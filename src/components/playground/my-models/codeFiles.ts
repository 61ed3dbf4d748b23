import { strFromU8, strToU8, zipSync } from 'fflate';
import { attachmentLimits, type Params } from '../../../modeling';
import { parseJson } from '../../browser-storage/browserStorage';
import { formatMegabytes, findAttachmentProblem, safeFileName } from './attachFiles';
import { loadFileBytes as readAttached } from './fileBytes';
import { codeFileName } from './modelStore';
import { limits, parseParams, type StoredModel } from './store';
import { unzipFiles } from './unzipFiles';

/** Code from a file that the reader opened. */
export interface CodeFile {
  /** The name of the model: "Clip" for Clip.js, "Clip.ts" for Clip.ts. */
  readonly name: string;
  readonly code: string;
  /** True if the file was in an archive. The reader's list may already contain its model. */
  readonly isArchived: boolean;
  /** The parameter values in the archive; null if there are none. */
  readonly params: Params | null;
  /** The attached files of the model in the archive, if there are any. */
  readonly attached?: readonly File[];
}

/** The largest size of a file with code, and of an archive. Bytes. */
const largest = { code: 4 * limits.code, archive: 70_000_000 };

/**
 * Reads `.js` and `.ts` files, including those in `.zip` archives. Returns their code, and a sentence about each
 * rejected file.
 */
export async function readCodeFiles(
  chosen: Iterable<File>,
): Promise<{ readonly files: readonly CodeFile[]; readonly problems: readonly string[] }> {
  const files: CodeFile[] = [];
  const problems: string[] = [];
  let accepted = 0;
  const accepts = (name: string, size: number): boolean => {
    const problem = findCodeFileProblem(name, size);
    if (problem !== null) problems.push(`“${name}” is left out: ${problem}`);
    else accepted++;
    return problem === null && accepted <= limits.models;
  };
  let freeBytes = attachmentLimits.allBytes;
  const attached = new Map<string, Set<string>>();
  const acceptsAttached = (path: string, size: number, folder: string): boolean => {
    const name = safeFileName(path);
    const names = attached.get(folder) ?? new Set();
    attached.set(folder, names);
    const problem = findAttachmentProblem(name, size, freeBytes, names);
    if (problem !== null) problems.push(`“${name}” is not attached: ${problem}`);
    else {
      freeBytes -= size;
      names.add(name);
    }
    return problem === null;
  };
  const acceptsEntry = (path: string, size: number): boolean => {
    if (path.endsWith('/') || path.startsWith('__MACOSX/')) return false;
    const folder = folderOf(path);
    if (folder !== null) return acceptsAttached(path, size, folder);
    return path.endsWith(valuesEnd) ? size <= largest.code : accepts(path, size);
  };
  for (const file of chosen) {
    if (!isArchive(file.name)) {
      if (accepts(file.name, file.size))
        files.push(codeFile(file.name, await bytesOf(file), false));
      continue;
    }
    if (file.size > largest.archive) {
      const limit = formatMegabytes(largest.archive);
      problems.push(`“${file.name}” is left out: an archive can have up to ${limit}.`);
      continue;
    }
    try {
      const { entries, damaged } = unzipFiles(await bytesOf(file), acceptsEntry);
      files.push(...modelsOf(entries));
      problems.push(...damaged.map((name) => `“${name}” is damaged.`));
    } catch {
      problems.push(`“${file.name}” is damaged.`);
    }
  }
  if (accepted > limits.models) problems.push(`Only the first ${limits.models} files are opened.`);
  return { files, problems };
}

function findCodeFileProblem(name: string, size: number): string | null {
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
    params: null,
  };
}

const folderEnd = ' files/';
const valuesEnd = '.values.json';

/** Returns the path of the model to which a file in an archive is attached; null for any other file. */
function folderOf(path: string): string | null {
  return /^(.*\.[jt]s) files\/[^/]+$/is.exec(path)?.[1] ?? null;
}

/** Returns the models of an archive, each with its parameter values and attached files. */
function modelsOf(entries: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): readonly CodeFile[] {
  const all = Object.entries(entries);
  return all.flatMap(([path, bytes]) => {
    if (folderOf(path) !== null || path.endsWith(valuesEnd)) return [];
    const values = entries[path + valuesEnd];
    const params = values ? parseJson(strFromU8(values), parseParams) : null;
    const attached = all
      .filter(([other]) => folderOf(other) === path)
      .map(([name, content]) => new File([content], name));
    return [{ ...codeFile(path, bytes, true), params, ...(attached.length > 0 && { attached }) }];
  });
}

/**
 * Returns a zip archive with a file for each model, a file for its parameter values and a folder for its attached
 * files. Also returns the names of attached files whose bytes are missing.
 */
export async function createZip(
  models: readonly StoredModel[],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly missing: readonly string[] }> {
  const entries: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  const taken = new Set<string>();
  for (const { name, code, params, files = [] } of models) {
    let path = codeFileName(name);
    for (let count = 2; taken.has(path.toLowerCase()); count++)
      path = codeFileName(`${name} ${count}`);
    // Windows and macOS do not distinguish "Clip.js" from "clip.js".
    taken.add(path.toLowerCase());
    entries[path] = strToU8(code);
    if (params) entries[path + valuesEnd] = strToU8(JSON.stringify(params));
    const read = files.length > 0 ? await readAttached(files) : null;
    for (const { name: file } of files) {
      const blob = read?.get(file);
      if (blob) entries[path + folderEnd + file] = new Uint8Array(await blob.arrayBuffer());
      else missing.push(file);
    }
  }
  return { bytes: zipSync(entries), missing };
}

/** Joins sentences into one message. If the list is long, uses only the first sentences. */
export function joinSentences(sentences: readonly string[]): string {
  const more = sentences.length - 5;
  const end = more > 0 ? [`${more} more files are left out.`] : [];
  return [...sentences.slice(0, 5), ...end].join(' ');
}
