import {
  differencesOf,
  type Differences,
  type Outcomes,
} from '../../docusaurus/api-reference/releases/differences';
import { programs } from './programs';
import { runPrograms } from './runPrograms';

export interface Comparison {
  readonly described: Outcomes;
  readonly later: Outcomes;
  readonly differences: Differences;
}

/** Runs all programs of the site with both versions, in parallel. Takes minutes. */
export async function compareReleases(all = programs()): Promise<Comparison> {
  const [described, later] = await Promise.all([
    runPrograms(all, 'described'),
    runPrograms(all, 'later'),
  ]);
  return { described, later, differences: differencesOf(described, later) };
}
