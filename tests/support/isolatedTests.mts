import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches test files that need a separate process: they use jsdom, mock modules, or state another reason. */
const needsOwnProcess = /@vitest-environment jsdom|\bvi\.(?:mock|doMock)\(|\/\/ @isolated\b/;

/**
 * Returns the test files below `folders` that need a separate process. All others share one process with its loaded
 * modules, so that the kernel starts once instead of once per file.
 */
export function isolatedTests(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => needsOwnProcess.test(readFileSync(file, 'utf8')));
}
