import { setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import { toDiagnostic, type CodeProblem } from './problems';

/** Underlines `problems` in the code, and again after each change of the code. */
export function useDiagnostics(
  view: EditorView | null,
  problems: readonly CodeProblem[],
  code: string,
): void {
  // Every render creates a new list, so lists are compared by content.
  const key = JSON.stringify(problems);
  useEffect(() => {
    if (!view) return;
    const listed = JSON.parse(key) as readonly CodeProblem[];
    const { state } = view;
    const diagnostics = listed.map((problem) => toDiagnostic(problem, state.doc));
    view.dispatch(setDiagnostics(state, diagnostics));
  }, [view, key, code]);
}
