import {
  differencesOf,
  type Differences,
  type ProgramOutcomes,
} from '../../docusaurus/api-reference/releases/differences';
import { readPrograms } from './readPrograms';
import { runPrograms } from './runPrograms';

export interface ReleaseComparison {
  readonly described: ProgramOutcomes;
  readonly later: ProgramOutcomes;
  readonly differences: Differences;
}

/** Runs all programs of the site with both versions, in parallel. Takes minutes. */
export async function compareReleases(all = readPrograms()): Promise<ReleaseComparison> {
  const [described, later] = await Promise.all([
    runPrograms(all, 'described'),
    runPrograms(all, 'later'),
  ]);
  return { described, later, differences: differencesOf(described, later) };
}
