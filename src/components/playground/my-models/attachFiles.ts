import { attachmentLimits, attachedFileNamePattern } from '../../../modeling';
import type { Draft } from '../../model/draft/draft';
import { deleteAllExcept, writeFile } from './fileBytes';
import type { ModelStore } from './modelStore';
import { listMyModels, createModelId, type AttachedFile } from './store';

/**
 * Attaches the files `chosen` to a model. A file replaces an attached file with the same name. Returns sentences about
 * each file.
 */
export async function attachFiles(
  store: ModelStore,
  draft: Draft,
  chosen: Iterable<File>,
): Promise<readonly string[]> {
  const { files, problems } = await storeFiles(chosen, store.files());
  if (files.length === 0) return problems;
  const before = store.files();
  const isReplaced = ({ name }: AttachedFile) => files.some((file) => file.name === name);
  const others = before.filter((file) => !isReplaced(file));
  const problem = store.setFiles([...others, ...files], draft);
  if (problem !== null) return [problem];
  return [`Attached: ${files.map(({ name }) => name).join(', ')}.`, ...problems];
}

/**
 * Stores the bytes of `chosen`. Returns the model's new list of files, which the caller stores, and a sentence about
 * each rejected file. `before` are the files that the model already has.
 */
export async function storeFiles(
  chosen: Iterable<File>,
  before: readonly AttachedFile[] = [],
): Promise<{ readonly files: AttachedFile[]; readonly problems: readonly string[] }> {
  await hasDeletedUnused;
  const kept = new Map<string, AttachedFile>();
  const problems: string[] = [];
  const names = new Set(before.map(({ name }) => name));
  let freeBytes = attachmentLimits.allBytes - usedBytes();
  for (const file of chosen) {
    const name = safeFileName(file.name);
    let problem = findAttachmentProblem(name, file.size, freeBytes, names);
    if (problem === null) {
      const attached = { name, size: file.size, key: createModelId() };
      problem = await writeFile(attached, file).then(() => null, storageProblem);
      if (problem === null) {
        freeBytes -= file.size;
        names.add(name);
        kept.set(name, attached);
      }
    }
    if (problem !== null) problems.push(`“${name}” is not attached: ${problem}`);
  }
  return { files: [...kept.values()], problems };
}

/**
 * Returns the reason why a file cannot be attached, or null if it can. `freeBytes` is the free storage, `names` are
 * the files that the model already has.
 */
export function findAttachmentProblem(
  name: string,
  size: number,
  freeBytes: number,
  names: ReadonlySet<string>,
): string | null {
  const { files, bytes, allBytes } = attachmentLimits;
  if (!attachedFileNamePattern.test(name))
    return 'only STEP, STL, SVG, TTF, OTF and WOFF files can be.';
  if (size > bytes) return `a file can have up to ${formatMegabytes(bytes)}.`;
  if (!names.has(name) && names.size >= files) return `a model can have up to ${files} files.`;
  if (size > freeBytes)
    return `all files of all models can have up to ${formatMegabytes(allBytes)}.`;
  return null;
}

function storageProblem(reason: unknown): string {
  const isFull = reason instanceof DOMException && /quota/i.test(reason.name);
  return isFull ? "the browser's storage is full." : 'this browser does not keep files.';
}

export function formatMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}

/** Returns a file name without folders, markup and control characters: "../a<b>.step" becomes "a-b-.step". */
export function safeFileName(path: string): string {
  // macOS decomposes accented letters in file names, but keyboards type composed letters.
  const base = path.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '-').replace(/^[^\p{L}\p{N}]+/u, '');
  const end = clean.lastIndexOf('.');
  const [stem, extension] = end < 0 ? [clean, ''] : [clean.slice(0, end), clean.slice(end)];
  return Array.from(stem).slice(0, 80).join('') + extension.slice(0, 10).trimEnd();
}

/** Returns the size of all attached files. Copies of a model share files, which count once. */
function usedBytes(): number {
  const sizes = new Map(allFiles().map(({ key, size }) => [key, size]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

const allFiles = (): readonly AttachedFile[] =>
  listMyModels().models.flatMap(({ files }) => files ?? []);

/**
 * Deletes attached files that no model uses, unless another tab holds the lock. In either case, it then takes a shared
 * lock until the page closes, because "Undo" may restore a deleted model. The lock API is missing on http:// pages.
 */
async function deleteUnused(): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  const lock = 'my-model-files';
  await locks?.request(lock, { ifAvailable: true }, async (held) => {
    // A damaged entry may use any file, so nothing is deleted while there are damaged entries.
    if (held && listMyModels().damaged.length === 0)
      await deleteAllExcept(allFiles().map(({ key }) => key));
  });
  await new Promise<void>((resolve) => {
    const untilClosed = () => new Promise(() => resolve());
    if (locks) void locks.request(lock, { mode: 'shared' }, untilClosed);
    else resolve();
  });
}

const hasDeletedUnused = deleteUnused().catch(() => undefined);
