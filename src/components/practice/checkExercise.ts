import { compareInWorker, type NearMiss, type Verdict } from '../../comparing';
import type { BuiltModel, Runner } from '../../modeling';
import type { ModelSession } from '../model/interactive/ModelSession';
import { loadSolids } from '../model/interactive/loadViewer';
import { checkParameterValues, solidsOf } from './checkParameterValues';

export interface Check {
  readonly session: ModelSession;
  readonly runner: Runner;
  readonly solution: BuiltModel;
  /** A list of `NearMiss` as JSON. */
  readonly misses: string;
  /** The URL of the goal's mesh. */
  readonly goalUrl: string;
  readonly signal: AbortSignal;
  /** Called when the run has ended and the comparison starts. */
  readonly onCompare: () => void;
}

/**
 * Runs the reader's code with its default values and compares the result with the goal. Resolves to null if the run
 * fails, and the session then has the error, or if another run replaces it. Rejects if a file of the check does not load.
 */
export async function checkExercise(check: Check): Promise<Verdict | null> {
  const { session, solution, signal } = check;
  const [result, goalParts] = await Promise.all([
    session.runWithDefaults(),
    loadSolids(check.goalUrl),
  ]);
  if (!result || signal.aborted) return null;
  check.onCompare();
  const pair = {
    own: solidsOf(result),
    goal: { parts: goalParts, volume: solution.facts.volume },
    misses: JSON.parse(check.misses) as readonly NearMiss[],
  };
  const verdict = await compareInWorker({ ...pair, fine: null }, signal);
  if (verdict) return checkOtherValues(verdict, check);
  const own = await session.export('stl');
  const goal = await loadGoalStl(check);
  if (!own) return null;
  const last = await compareInWorker({ ...pair, fine: { own: own.bytes, goal } }, signal);
  return last && checkOtherValues(last, check);
}

/** STL files of goals, cached for this visit by name. */
const goalFiles = new Map<string, ArrayBuffer>();

/**
 * Returns the goal as STL. The kernel creates the file on demand, because few checks need it and the site contains no
 * STL files.
 */
async function loadGoalStl({ solution, runner }: Check): Promise<ArrayBuffer> {
  const { name, code } = solution;
  const known = goalFiles.get(name);
  if (known) return known;
  const file = await runner.export({
    owner: `goal ${name}`,
    name,
    code,
    origin: 'site',
    params: null,
    format: 'stl',
  });
  if (file.kind !== 'done') throw new Error(`The goal "${name}" was not built.`);
  goalFiles.set(name, file.value.bytes);
  return file.value.bytes;
}

/**
 * Checks a correct model a second time, with other parameter values. If the reader's code differs from the solution,
 * the verdict also mentions that the solution takes a different approach. Resolves to null if another run replaces one.
 */
async function checkOtherValues(
  verdict: Verdict,
  { session, solution }: Check,
): Promise<Verdict | null> {
  if (!verdict.isRight) return verdict;
  const sentence = await checkParameterValues(solution, async (params) => {
    const outcome = await session.runWith(params);
    if (outcome.kind === 'done') return outcome.value;
    return outcome.kind === 'failed' ? outcome.error.sentence : null;
  });
  if (sentence === null) return null;
  if (sentence !== '') return { ...verdict, isRight: false, sentence };
  if (normalizeCode(session.state.code) === normalizeCode(solution.code)) return verdict;
  return { ...verdict, sentence: `${verdict.sentence} The solution does it another way.` };
}

/** Returns code without comments, white space and semicolons, and with one kind of quotes. */
function normalizeCode(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s|;/g, '').replaceAll("'", '"');
}
