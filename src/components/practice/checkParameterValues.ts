import { compareMeasurements, measurementsOf } from '../../comparing';
import type { BuiltModel, Params, RunResult } from '../../modeling';
import { controlsOf } from '../model/interactive/controls';

type Variant = NonNullable<BuiltModel['variants']>[number];
type Goal = Pick<BuiltModel, 'about' | 'defaultParams' | 'variants'>;

/**
 * Checks a model with non-default parameters, after it has passed with the defaults. `run` runs the model and resolves
 * to its result, to an error, or to null if another run replaces this one. Resolves to a sentence about the first values
 * that give a wrong model, to "" if all models are right, and to null if a run was replaced.
 */
export async function checkParameterValues(
  goal: Goal,
  run: (params: Params) => Promise<RunResult | string | null>,
): Promise<string | null> {
  for (const { params, numbers } of goal.variants ?? []) {
    const result = await run(params);
    if (result === null) return null;
    const difference = differenceOf(result, { params, numbers });
    if (difference)
      return `Correct at ${formatDefaults(goal, params)}. At ${formatValues(goal, params)} ${difference}`;
  }
  return '';
}

function differenceOf(result: RunResult | string, { params, numbers }: Variant): string | null {
  if (typeof result === 'string') return `the code fails: ${result}`;
  const missing = Object.keys(params).find((name) => !(name in (result.defaultParams ?? {})));
  if (missing !== undefined) return `nothing changes: \`defaultParams\` has no \`${missing}\`.`;
  return compareMeasurements(measurementsOf(solidsOf(result)), numbers);
}

export function solidsOf({ parts, facts }: RunResult) {
  return { parts: parts.filter((part) => part.kind === 'solid'), volume: facts.volume };
}

/** Formats the default values of the parameters in `params`: "a width of 60 mm". */
function formatDefaults({ about, defaultParams }: Goal, params: Params): string {
  return controlsOf(defaultParams ?? {}, about.params)
    .filter(({ name }) => name in params)
    .map(({ name, label, unit }) => {
      const noun = label.charAt(0).toLowerCase() + label.slice(1);
      const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
      return `${article} ${noun} of ${String(defaultParams?.[name])}${unit ? ` ${unit}` : ''}`;
    })
    .join(' and ');
}

/** Formats the values in `params`: "105 mm". */
function formatValues({ about, defaultParams }: Goal, params: Params): string {
  return controlsOf(defaultParams ?? {}, about.params)
    .filter(({ name }) => name in params)
    .map(({ name, unit }) => `${String(params[name])}${unit ? ` ${unit}` : ''}`)
    .join(' and ');
}
