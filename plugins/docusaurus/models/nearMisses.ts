import { readFileSync } from 'node:fs';
import { measurementsOf, type NearMiss } from '../../../src/comparing/node';
import { loadKernelInNode, runModel, type Kernel } from '../../../src/modeling/node';
import { writeFacts } from './facts';
import { modelsFolder, nearMissesFile } from './folders';
import { modelNames } from './modelFiles';

/**
 * Returns the near misses of an exercise with the measurements of the last `updateNearMisses`. The build of the site
 * does not run them.
 */
export function reviewedNearMisses(task: string): readonly NearMiss[] {
  const all = JSON.parse(readFileSync(nearMissesFile, 'utf8')) as Record<string, NearMiss>;
  return Object.entries(all)
    .filter(([name]) => name.startsWith(`${task}/`))
    .map(([, miss]) => miss);
}

/** Runs the near misses of all exercises, and writes their feedback and measurements. */
export async function updateNearMisses(): Promise<void> {
  const kernel = await loadKernelInNode();
  const misses: Record<string, NearMiss> = {};
  for (const name of modelNames())
    if (/\/miss-\d+$/.test(name)) misses[name] = await measureNearMiss(name, kernel);
  writeFacts(nearMissesFile, misses);
}

async function measureNearMiss(name: string, kernel: Kernel): Promise<NearMiss> {
  const code = readFileSync(`${modelsFolder}/${name}.js`, 'utf8');
  const outcome = await runModel({ code, name, params: null }, kernel);
  if ('error' in outcome) throw new Error(`${name} fails: ${outcome.error.sentence}`);
  const { parts, facts } = outcome.result;
  const solids = parts.filter((part) => part.kind === 'solid');
  const measurements = measurementsOf({ parts: solids, volume: facts.volume });
  const sentence = outcome.about?.description;
  if (!measurements || sentence === undefined)
    throw new Error(`${name} needs a solid and about.description, which is its feedback.`);
  return { sentence, ...measurements };
}
