import { compareReleases } from '../plugins/steps/compare-releases/compareReleases';
import { writeDifferences } from '../plugins/docusaurus/api-reference/releases/reviewedDifferences';

/**
 * Runs all models with both versions of the library and writes the differences to a file: `tsx scripts/releases.ts`.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const { described, differences } = await compareReleases();
  writeDifferences(differences);
  const different = Object.keys(differences).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${described.size} programs with both versions: ${described.size - different} equal, ${different} different, ${seconds} s.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
