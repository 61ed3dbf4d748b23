import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { extensions, fromPage, slots, tabIndents } from './extensions';
import { placeOf, toDiagnostic, type Problem } from './problems';
import { useTypeHelp } from './useTypeHelp';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  /** The code; a new value from outside (reset) can be undone like any change. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or Cmd + Enter. */
  readonly onRun: () => void;
  readonly label: string;
  /** Id of an element that says more about this editor. */
  readonly describedBy?: string;
  /** What a run found wrong. */
  readonly problems?: readonly Problem[];
  /** The site's base address, ending in "/": below it lies what type help loads after the first change. */
  readonly baseUrl?: string;
}

/** An editor for a model's code: colours, errors at their place, and after the first change the library's types. */
export function CodeEditor(props: CodeEditorProps): ReactElement {
  const { value, label, describedBy, problems = noProblems, baseUrl } = props;
  const [view, setView] = useState<EditorView | null>(null);
  const [isTabOurs, setTabOurs] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const hintId = useId();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const attach = useCallback((parent: HTMLDivElement | null) => {
    if (!parent) return undefined;
    const created = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: extensions({
          onChange: (code) => {
            setTouched(true);
            latest.current.onChange(code);
          },
          onRun: () => latest.current.onRun(),
        }),
      }),
    });
    setView(created);
    return () => {
      created.destroy();
      setView(null);
    };
  }, []);

  useEffect(() => {
    const doc = view?.state.doc;
    if (!view || !doc || doc.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: doc.length, insert: value },
      annotations: fromPage.of(true),
      userEvent: 'reset',
    });
  }, [view, value]);

  useEffect(() => {
    view?.dispatch({ effects: slots.tab.reconfigure(isTabOurs ? tabIndents : []) });
  }, [view, isTabOurs]);

  useEffect(() => {
    const attributes = {
      'aria-label': label,
      'aria-describedby': describedBy === undefined ? hintId : `${describedBy} ${hintId}`,
    };
    view?.dispatch({
      effects: slots.attributes.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [view, label, describedBy, hintId]);

  const help = useTypeHelp(view, isTouched ? baseUrl : undefined, value);
  const all = [...problems, ...help.problems.filter((problem) => !isSaid(problem, problems))];
  const key = JSON.stringify(all);
  useEffect(() => {
    if (!view) return;
    const said = JSON.parse(key) as readonly Problem[];
    const { state } = view;
    view.dispatch(
      setDiagnostics(
        state,
        said.map((problem) => toDiagnostic(problem, state.doc)),
      ),
    );
  }, [view, key, value]);

  const goTo = (problem: Problem) => {
    if (!view) return;
    const { from, to } = placeOf(problem, view.state.doc);
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.focus();
  };

  return (
    <div className={styles['editor']}>
      <div ref={attach} className={styles['field']} />
      {all.length > 0 && (
        <ul className={styles['problems']} aria-label="Problems in the code">
          {all.map((problem, index) => (
            <li key={index} data-warning={problem.isWarning}>
              <button type="button" onClick={() => goTo(problem)}>
                Line {problem.line}
              </button>{' '}
              {problem.sentence}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['hint']} id={hintId}>
        {isTabOurs
          ? 'Tab indents; Escape and then Tab leaves the editor.'
          : 'Tab leaves the editor.'}{' '}
        Ctrl or Cmd + Enter runs the code. {help.status}
      </p>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isTabOurs}
          onChange={(event) => setTabOurs(event.target.checked)}
        />
        Tab indents
      </label>
    </div>
  );
}

const noProblems: readonly Problem[] = [];

/** A run and the types often say the same of one line: the run's words stay. */
function isSaid(problem: Problem, others: readonly Problem[]): boolean {
  return others.some(({ line }) => line === problem.line);
}
