import type { CodeProblem } from '../../../editor';
import type { ModelError } from '../../../modeling';
import { TroubleshootingLink } from '../picture/FailureCard';

/** Converts the error of the last run to problems for the editor. Returns an empty list if the error has no line. */
export function problemsOf(error: ModelError | null): readonly CodeProblem[] {
  if (error?.line === undefined) return [];
  const { line, column, sentence, hint, section } = error;
  return [
    {
      line,
      sentence: hint === undefined ? sentence : `${sentence} ${hint}`,
      ...(column !== undefined && { column }),
      ...(section !== undefined && { more: <TroubleshootingLink section={section} /> }),
    },
  ];
}
