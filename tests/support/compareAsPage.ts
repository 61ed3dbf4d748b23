import { compareModels } from '../../src/comparing/compare/compareModels';
import type { ComparedModel, NearMiss, Verdict } from '../../src/comparing/compare/report';
import { exportModel } from '../../src/modeling/core/export/exportModel';
import { writeGlb } from '../../src/modeling/core/export/writeGlb';
import type { Kernel } from '../../src/modeling/core/kernel';
import type { Params } from '../../src/modeling/core/result';
import { runModel, type RunOutcome } from '../../src/modeling/core/run/runModel';
import { readGlb } from '../../src/viewer/glb/readGlb';

/** Compares two models as the page does: reads the goal from a GLB file, and triangulates finely only if necessary. */
export async function compareAsPage(
  code: { readonly goal: string; readonly own: string },
  kernel: Kernel,
): Promise<Verdict> {
  const goal = await runCode(code.goal, kernel);
  const { buffer } = await writeGlb(modelOf(goal).parts);
  const built = { parts: readGlb(buffer), volume: goal.result.facts.volume };
  const toStl = () => stlOf(goal, kernel);
  return compareWithGoal({ built, toStl }, await runCode(code.own, kernel), { kernel, misses: [] });
}

/** A goal as the page loads it: first the built mesh and volume, then, if the meshes do not decide, an STL file. */
interface Goal {
  readonly built: ComparedModel;
  readonly toStl: () => Promise<ArrayBuffer>;
}

/** Compares a model that has already run. */
export async function compareWithGoal(
  { built, toStl }: Goal,
  own: SuccessfulRun,
  { kernel, misses }: { readonly kernel: Kernel; readonly misses: readonly NearMiss[] },
): Promise<Verdict> {
  const pair = { own: modelOf(own), goal: built, misses };
  const verdict = compareModels({ ...pair, fine: null });
  if (verdict) return verdict;
  const fine = { own: await stlOf(own, kernel), goal: await toStl() };
  const last = compareModels({ ...pair, fine });
  if (!last) throw new Error('The fine triangles did not decide.');
  return last;
}

export type SuccessfulRun = Extract<RunOutcome, { readonly result: unknown }>;

export async function runCode(
  code: string,
  kernel: Kernel,
  params: Params | null = null,
): Promise<SuccessfulRun> {
  const outcome = await runModel({ code, name: 'Model', params }, kernel);
  if ('error' in outcome) throw new Error(`${outcome.error.sentence}\n${code}`);
  return outcome;
}

function modelOf({ result: { parts, facts } }: SuccessfulRun) {
  return { parts: parts.filter((part) => part.kind === 'solid'), volume: facts.volume };
}

/** Returns the model of a run as STL. */
export async function stlOf({ live }: SuccessfulRun, kernel: Kernel): Promise<ArrayBuffer> {
  return (await exportModel(live, 'stl', kernel)).bytes;
}
