import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewedFacts } from '../../plugins/docusaurus/models/facts';
import {
  compareReleases,
  type ReleaseComparison,
} from '../../plugins/steps/compare-releases/compareReleases';
import { reviewedDifferences } from '../../plugins/docusaurus/api-reference/releases/reviewedDifferences';
import { runPrograms } from '../../plugins/steps/compare-releases/runPrograms';
import { readBuilt } from '../support/build';
import { isFullRun } from '../support/fullRun';
import { readFences } from '../support/guides';
import { outcomeLine, programOfFence } from '../support/programOfFence';

/** Timeout in milliseconds. The comparison takes five minutes on two busy cores. */
const timeout = 15 * 60_000;

/** Programs on the page take milliseconds. After this time, they count as endless loops. */
const secondsOfFence = 10;

describe.runIf(isFullRun)('the models and examples, run with both versions of the library', () => {
  let comparison: ReleaseComparison;
  beforeAll(async () => {
    comparison = await compareReleases();
  }, timeout);

  // Requirement 2.84.
  it('give the differences recorded in models/later-release.json (`npm run models:releases` writes it)', () => {
    expect(comparison.differences).toEqual(reviewedDifferences());
  });

  // Requirement 2.84.
  it('have the same volumes as in the build', () => {
    const wrong = Object.entries(reviewedFacts()).flatMap(([name, { volume }]) => {
      const measured = comparison.described.get(name)?.measured;
      if (!measured || volume === undefined) return [];
      const isSame = Math.abs(measured.volume - volume) <= Math.max(0.1, volume * 1e-4);
      return isSame ? [] : [`${name}: ${volume} mm³ at build, ${measured.volume} mm³ here`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the page "From 0.20 to 1.x"', () => {
  const text = readFileSync('docs/from-0-20-to-1.mdx', 'utf8');
  const demonstrations = readFences(text).filter(({ flags }) => flags.split(' ').includes('both'));

  // Requirement 2.85.
  it.runIf(isFullRun)(
    'shows the output of its programs with both versions',
    async () => {
      const blocks = demonstrations.map(programOfFence);
      expect(blocks.length).toBeGreaterThan(5);
      const all = blocks.map(({ program }) => program);
      const [described, later] = await Promise.all([
        runPrograms(all, 'described', secondsOfFence),
        runPrograms(all, 'later', secondsOfFence),
      ]);
      const found = all.map(({ name }) => ({
        name,
        described: outcomeLine(described.get(name)!),
        later: outcomeLine(later.get(name)!),
      }));
      expect(found).toEqual(
        blocks.map(({ program: { name }, described, later }) => ({ name, described, later })),
      );
    },
    120_000,
  );

  // Requirement 2.85.
  it('installs the version that the site describes, like the home page', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const { replicad = '', 'replicad-opencascadejs': kernel = '' } = dependencies;
    const line = `replicad@${replicad} replicad-opencascadejs@${kernel}`;
    expect(load(readBuilt('/index.html'))('main').text()).toContain(`npm install ${line}`);
    for (const file of ['docs/from-0-20-to-1.mdx', 'docs/use-as-a-library.mdx'])
      expect(readFileSync(file, 'utf8')).toContain(`npm install --save-exact ${line}`);
    const types = readFileSync('docs/advanced-topics/typescript.mdx', 'utf8');
    expect(types).toContain(` replicad@${replicad} `);
    expect(text).toContain(`This site describes **${replicad}**.`);
  });
});
