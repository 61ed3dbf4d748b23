import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a test file has that must not meet what others left: a document, modules replaced, or a reason of its own. */
const needsOwnProcess = /@vitest-environment jsdom|\bvi\.(?:mock|doMock)\(|\/\/ @isolated\b/;

/**
 * The test files below `folders` that have a process to themselves. The others share one, with all that is loaded: a kernel is
 * started once, not for each file.
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
