import { readFileSync, writeFileSync } from 'node:fs';
import type { Differences } from './differences';

/** The reviewed differences between the site's version of the library and the later release. */
const differencesFile = 'models/later-release.json';

export function reviewedDifferences(file = differencesFile): Differences {
  return JSON.parse(readFileSync(file, 'utf8')) as Differences;
}

/** Writes one line per program, as in models/facts.json. */
export function writeDifferences(differences: Differences): void {
  const lines = Object.entries(differences).map(
    ([name, difference]) => `  ${JSON.stringify(name)}: ${JSON.stringify(difference)}`,
  );
  writeFileSync(differencesFile, `{\n${lines.join(',\n')}\n}\n`);
}
