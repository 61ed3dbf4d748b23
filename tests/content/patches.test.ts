import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('every patch in patches/ is applied to the installed package', () => {
  it.each(readdirSync('patches'))('%s', (name) => {
    const files = filesOf(readFileSync(join('patches', name), 'utf8'));
    expect(files.length).toBeGreaterThan(0);
    for (const { path, added } of files) {
      const installed = readFileSync(path, 'utf8').split('\n');
      for (const line of added) expect(installed, `run "npm run patch": ${path}`).toContain(line);
    }
  });
});

/** The files a patch changes, each with the lines it adds. */
function filesOf(patch: string): { readonly path: string; readonly added: readonly string[] }[] {
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .map((text) => ({
      path: /^\+\+\+ b\/(.+)$/m.exec(text)![1]!,
      added: [...text.matchAll(/^\+(?!\+\+ )(.*)$/gm)].map(([, line]) => line!),
    }));
}
