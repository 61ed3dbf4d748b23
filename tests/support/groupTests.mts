import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const needsDocument = /@vitest-environment jsdom\b/;
/** Matches test files that mock modules or state another reason to need a separate process. */
const needsOwnProcess = /\bvi\.(?:mock|doMock)\(|\/\/ @isolated\b/;

/**
 * Returns the paths of the test files below `folders`, by what they need: a `document`, their `ownProcess`, or neither.
 * Files that need neither share one process, where the kernel starts once instead of once per file.
 */
export function groupTests(folders: readonly string[]) {
  const groups: Record<'document' | 'ownProcess' | 'neither', string[]> = {
    document: [],
    ownProcess: [],
    neither: [],
  };
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.tsx?$/.test(name)) continue;
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      const code = readFileSync(file, 'utf8');
      if (needsDocument.test(code)) groups.document.push(file);
      else groups[needsOwnProcess.test(code) ? 'ownProcess' : 'neither'].push(file);
    }
  return groups;
}
