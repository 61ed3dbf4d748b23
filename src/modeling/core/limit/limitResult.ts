import { resultLimits } from '../resultLimits';
import { cutText } from '../cutText';
import type { ModelError } from '../modelError';
import type { ConsoleLine, FailedRun, RunResult } from '../runResult';
import { limitAbout, limitParams } from './limitAbout';
import { finiteFacts, limitParts } from './limitParts';
import { ResultBudget } from './ResultBudget';

/**
 * Returns `result` within `resultLimits`. Warnings about data that was left out come before other warnings.
 * Results of the site's own models are returned unchanged.
 */
export function limitResult(result: RunResult): RunResult {
  const budget = new ResultBudget();
  const parts = limitParts(result.parts, budget);
  const defaultParams = limitParams(result.defaultParams, budget);
  const about = limitAbout(result.about, defaultParams, budget);
  const warnings = [...budget.warnings, ...result.warnings].slice(0, resultLimits.warnings);
  return {
    ...result,
    parts,
    defaultParams,
    about,
    facts: finiteFacts(result.facts),
    warnings: warnings.map((warning) => limitError(warning, (text) => budget.text(text))),
    console: limitConsole(result.console, budget),
  };
}

/** Returns the data about a failed run within `resultLimits`. */
export function limitFailedRun({ console, declared }: FailedRun): FailedRun {
  const budget = new ResultBudget();
  const defaultParams = limitParams(declared?.defaultParams ?? null, budget);
  return {
    declared: declared && {
      defaultParams,
      about: limitAbout(declared.about, defaultParams, budget),
    },
    console: limitConsole(console, budget),
  };
}

function limitConsole(lines: readonly ConsoleLine[], budget: ResultBudget): readonly ConsoleLine[] {
  return lines
    .slice(0, resultLimits.lines)
    .map((line) => ({ ...line, text: budget.text(line.text) }));
}

/** Returns an error with its strings cut to `resultLimits`. */
export function limitError(
  error: ModelError,
  fit: (text: string) => string = (text) => cutText(text, resultLimits.text),
): ModelError {
  const { sentence, hint, call, kernelMessage } = error;
  return {
    ...error,
    sentence: fit(sentence),
    ...(hint !== undefined && { hint: fit(hint) }),
    ...(call !== undefined && { call: fit(call) }),
    ...(kernelMessage !== undefined && { kernelMessage: fit(kernelMessage) }),
  };
}
