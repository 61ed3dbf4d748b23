import { bounds } from '../bounds';
import { cutText } from '../cutText';
import type { ModelError } from '../modelError';
import type { ConsoleLine, FailedRun, RunResult } from '../runResult';
import { fitAbout, fitParams } from './fitAbout';
import { fitFacts, fitParts } from './fitParts';
import { ResultBudget } from './ResultBudget';

/**
 * Returns `result` within the limits of `bounds`. Warnings about data that was left out come before other warnings.
 * Results of the site's own models are returned unchanged.
 */
export function fitResult(result: RunResult): RunResult {
  const budget = new ResultBudget();
  const parts = fitParts(result.parts, budget);
  const defaultParams = fitParams(result.defaultParams, budget);
  const about = fitAbout(result.about, defaultParams, budget);
  const warnings = [...budget.warnings, ...result.warnings].slice(0, bounds.warnings);
  return {
    ...result,
    parts,
    defaultParams,
    about,
    facts: fitFacts(result.facts),
    warnings: warnings.map((warning) => fitError(warning, (text) => budget.text(text))),
    console: fitConsole(result.console, budget),
  };
}

/** Returns the data about a failed run within the limits of `bounds`. */
export function fitFailedRun({ console, declared }: FailedRun): FailedRun {
  const budget = new ResultBudget();
  const defaultParams = fitParams(declared?.defaultParams ?? null, budget);
  return {
    declared: declared && { defaultParams, about: fitAbout(declared.about, defaultParams, budget) },
    console: fitConsole(console, budget),
  };
}

function fitConsole(lines: readonly ConsoleLine[], budget: ResultBudget): readonly ConsoleLine[] {
  return lines.slice(0, bounds.lines).map((line) => ({ ...line, text: budget.text(line.text) }));
}

/** Returns an error with its texts cut to the limits of `bounds`. */
export function fitError(
  error: ModelError,
  fit: (text: string) => string = (text) => cutText(text, bounds.text),
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
