import { beforeAll, describe, expect, it } from 'vitest';
import { reviewedFacts } from '../../plugins/models/facts';
import { compareReleases, type Comparison } from '../../plugins/releases/compareReleases';
import { keptDifferences } from '../../plugins/releases/keptDifferences';
import { isFullRun } from '../support/fullRun';

/** Alone on two cores about two minutes, most of it kernels that start anew after models that fail. */
const longest = 15 * 60_000;

describe.runIf(isFullRun)('all models and examples, run on both releases of the library', () => {
  let comparison: Comparison;
  beforeAll(async () => {
    comparison = await compareReleases();
  }, longest);

  // Requirement 2.84.
  it('differ as models/later-release.json says (`npm run models:releases` writes it)', () => {
    expect(comparison.differences).toEqual(keptDifferences());
  });

  // Requirement 2.84.
  it('are measured as the build measures them', () => {
    const wrong = Object.entries(reviewedFacts()).flatMap(([name, { volume }]) => {
      const measured = comparison.here.get(name)?.measured;
      if (!measured || volume === undefined) return [];
      const isSame = Math.abs(measured.volume - volume) <= Math.max(0.1, volume * 1e-4);
      return isSame ? [] : [`${name}: ${volume} mm³ at build, ${measured.volume} mm³ here`];
    });
    expect(wrong).toEqual([]);
  });
});
