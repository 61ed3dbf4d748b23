import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { EditorView } from '@codemirror/view';
import clsx from 'clsx';
import { EditorFooter } from './EditorFooter';
import { formatCode } from './formatCode';
import { ProblemList } from './ProblemList';
import { rangeOf, type CodeProblem } from './problems';
import { useDiagnostics } from './useDiagnostics';
import { useEditorView } from './useEditorView';
import { useTypeHelp } from './useTypeHelp';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  /** The code. If it changes from outside, for example by a reset, the reader can undo the change. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  readonly onRun: () => void;
  readonly label: string;
  /** A sentence about keyboard shortcuts of the page, added to the description of the editor. */
  readonly keyHint?: string | undefined;
  /** The problems of the last run. */
  readonly problems: readonly CodeProblem[];
  /** The line to select. A new object selects the line again. */
  readonly place: { readonly line: number } | null;
  /** The site's base URL, ending in "/". Type help is loaded from it after the first change. */
  readonly baseUrl: string;
  /** The names of attached files, which the code may import. Must be the same array until the names change. */
  readonly files?: readonly string[] | undefined;
  /** True if the reader opened the editor. The editor then takes the focus once it has loaded. */
  readonly takesFocus?: boolean | undefined;
  /** True if the editor is as high as its container and scrolls. Otherwise the editor is as high as the code. */
  readonly fillsHeight?: boolean | undefined;
  /** Called once, when the editor is shown. */
  readonly onShown?: (() => void) | undefined;
}

/** A code editor with highlighting, inline errors and, after the first change, type help for the library. */
export function CodeEditor(props: CodeEditorProps): ReactElement {
  const {
    value,
    onChange,
    onRun,
    label,
    keyHint,
    problems,
    place,
    baseUrl,
    files,
    takesFocus = false,
    fillsHeight = false,
    onShown,
  } = props;
  const [isTabIndenting, setTabIndenting] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [formatted, setFormatted] = useState('');
  const hintId = useId();
  const onFormat = () => {
    if (view) void formatCode(view, baseUrl).then(setFormatted);
  };
  const { attach, view } = useEditorView({
    value,
    onChange: (code) => {
      setTouched(true);
      setFormatted('');
      onChange(code);
    },
    onRun,
    onFormat,
    isTabIndenting,
    takesFocus,
    label,
    describedBy: hintId,
  });
  useOnShown(view !== null, onShown);
  const help = useTypeHelp(view, isTouched ? baseUrl : undefined, value, files);
  const all = [...problems, ...help.problems.filter((problem) => !isReported(problem, problems))];
  useDiagnostics(view, all, value);
  useEffect(() => {
    if (view && place) select(view, { line: place.line, sentence: '' });
  }, [view, place]);

  return (
    <div className={clsx(styles['editor'], fillsHeight && styles['fill'])}>
      <div ref={attach} className={styles['field']} />
      <ProblemList problems={all} onChoose={(problem) => view && select(view, problem)} />
      <EditorFooter
        hintId={hintId}
        keyHint={keyHint}
        isTabIndenting={isTabIndenting}
        onTabIndenting={setTabIndenting}
        onFormat={onFormat}
        status={[help.status, formatted].join(' ').trim()}
      />
    </div>
  );
}

function select(view: EditorView, problem: CodeProblem): void {
  const { from, to } = rangeOf(problem, view.state.doc);
  view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  view.focus();
}

/** Calls `onShown` once, when `isShown` becomes true. */
function useOnShown(isShown: boolean, onShown: (() => void) | undefined): void {
  const wasCalled = useRef(false);
  useEffect(() => {
    if (!isShown || wasCalled.current) return;
    wasCalled.current = true;
    onShown?.();
  }, [isShown, onShown]);
}

/**
 * Returns true if `problems` has a problem on the same line. A problem of a run hides type-help problems on its line.
 */
function isReported(problem: CodeProblem, problems: readonly CodeProblem[]): boolean {
  return problems.some(({ line }) => line === problem.line);
}
