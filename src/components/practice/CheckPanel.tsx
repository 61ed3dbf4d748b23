import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { Verdict } from '../../comparing';
import type { BuiltModel } from '../../modeling';
import type { ViewerCamera } from '../../viewer';
import type { ModelActivation } from '../model/activation/useModelActivation';
import { useSession } from '../model/interactive/useSession';
import type { OutputProps } from '../model/figure/ModelFigure';
import type { ModelSession } from '../model/interactive/ModelSession';
import { turnCameraTo } from './turnCameraTo';
import { isProgressSaved, useProgress, writeTask } from './progress';
import { SolvedMark } from './SolvedMark';
import { VerdictCard } from './VerdictCard';
import shared from '../model/Model.module.css';
import styles from './Practice.module.css';

interface ExerciseData {
  readonly task: string;
  readonly solution: BuiltModel;
  readonly misses: string;
  readonly hints: readonly ReactNode[];
  /** The address of the next exercise, if there is one. */
  readonly next: string | undefined;
  /** Returns the camera of the viewer, once there is one. */
  readonly camera: () => ViewerCamera | undefined;
  /** The figure with the reader's code, for the button that copies the solution. */
  readonly start: RefObject<ModelActivation | null>;
}

export const ExerciseContext = createContext<ExerciseData | null>(null);

type CheckState =
  | { readonly phase: 'untouched' | 'checking' | 'stopped' | 'unavailable' }
  | { readonly phase: 'failed'; readonly code: string }
  /**
   * The verdict on a version of the code. `count` changes with each check, so that screen readers announce the same
   * verdict again.
   */
  | {
      readonly phase: 'answered';
      readonly verdict: Verdict;
      readonly code: string;
      readonly count: number;
    };

/**
 * The panel of an exercise that compares the reader's model with the goal, explains differences, and contains the
 * hints.
 */
export function CheckPanel(props: OutputProps): ReactElement | null {
  const exercise = use(ExerciseContext);
  return exercise && <Panel {...props} exercise={exercise} />;
}

function Panel({
  model,
  session,
  activation,
  exercise,
}: OutputProps & { readonly exercise: ExerciseData }): ReactElement {
  const { task, hints } = exercise;
  const panel = useRef<HTMLDivElement>(null);
  const progress = useProgress(task);
  const { state, check, stop } = useCheck(exercise, activation.showCode);
  const isChecking = state.phase === 'checking' && !activation.failure;
  useShortcut(panel, check);
  useImperativeHandle(exercise.start, () => activation);
  return (
    <div ref={panel} className={styles['panel']} data-search="off">
      <div className={clsx(styles['actions'], shared['needsScript'])}>
        <button
          type="button"
          className={clsx(shared['control'], shared['primary'])}
          aria-keyshortcuts="Control+Shift+Enter"
          title="Ctrl or Cmd + Shift + Enter"
          // A disabled button would lose the focus.
          aria-disabled={isChecking}
          onPointerEnter={() => activation.prepare()}
          onFocus={() => activation.prepare()}
          onClick={isChecking ? undefined : check}
        >
          {isChecking ? 'Checking…' : 'Check'}
        </button>
        {isChecking && (
          <button type="button" className={shared['control']} onClick={() => stop(session)}>
            Stop
          </button>
        )}
        <SolvedMark task={task} />
        <Link to="/docs/practice">All exercises</Link>
      </div>
      <CheckResult
        state={state}
        isChecking={isChecking}
        session={session}
        model={model}
        exercise={exercise}
        onRetry={check}
      />
      {progress.solved && !isProgressSaved() && <p>This browser does not save your progress.</p>}
      <Hints task={task} hints={hints} opened={progress.hints} />
    </div>
  );
}

interface CheckResultProps extends Pick<OutputProps, 'model' | 'session'> {
  readonly state: CheckState;
  readonly isChecking: boolean;
  readonly exercise: Pick<ExerciseData, 'next' | 'camera'>;
  readonly onRetry: () => void;
}

/** The result of the last check. Hidden once the reader changes the code. */
function CheckResult({
  state,
  isChecking,
  model,
  session,
  exercise: { next, camera },
  onRetry,
}: CheckResultProps): ReactElement {
  const code = useSession(session, (current) => current?.code ?? model.code);
  return (
    <div role="status" aria-label="Answer" aria-busy={isChecking}>
      {state.phase === 'answered' && state.code === code && (
        <VerdictCard
          key={state.count}
          verdict={state.verdict}
          next={next}
          onShow={() => turnCameraTo(state.verdict.marked, camera())}
        />
      )}
      {state.phase === 'failed' && state.code === code && session && <RunError session={session} />}
      {state.phase === 'stopped' && <p>The check was stopped.</p>}
      {state.phase === 'unavailable' && (
        <p>
          The check could not be loaded.{' '}
          <button type="button" className={shared['control']} onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

interface HintsProps extends Pick<ExerciseData, 'task' | 'hints'> {
  /** The number of hints that the reader has opened so far. */
  readonly opened: number;
}

function Hints({ task, hints, opened }: HintsProps): readonly ReactElement[] {
  return hints.map((hint, index) => (
    <details
      key={index}
      className={styles['hint']}
      open={index < opened}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && index >= opened) writeTask(task, { hints: index + 1 });
      }}
    >
      <summary>{`Hint ${index + 1} of ${hints.length}`}</summary>
      {hint}
    </details>
  ));
}

/** The reason why the reader's code did not run. */
function RunError({ session }: { readonly session: ModelSession }): ReactElement | null {
  const error = useSession(session, (state) => state.error);
  return error && <p className={styles['wrong']}>{[error.sentence, error.hint].join(' ')}</p>;
}

/** Returns the state of the check, and functions that start and stop it. */
function useCheck(
  { task, solution, misses }: ExerciseData,
  showCode: OutputProps['activation']['showCode'],
): {
  readonly state: CheckState;
  readonly check: () => void;
  readonly stop: (session: ModelSession | null) => void;
} {
  const baseUrl = useBaseUrl('/');
  const goalUrl = useBaseUrl(solution.mesh?.src ?? '');
  const [state, setState] = useState<CheckState>({ phase: 'untouched' });
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  const check = () => {
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ phase: 'checking' });
    showCode(async (session) => {
      const next = await checked(session, signal).catch((): CheckState => ({
        phase: 'unavailable',
      }));
      if (!signal.aborted) setState(next);
    });
  };

  async function checked(session: ModelSession, signal: AbortSignal): Promise<CheckState> {
    const { checkExercise } = await import('./checkExercise');
    const verdict = await checkExercise({ session, solution, misses, goalUrl, baseUrl, signal });
    const { code, runs } = session.state;
    if (!verdict) return { phase: 'failed', code };
    session.mark(verdict.marked);
    if (verdict.isRight) writeTask(task, { solved: true });
    return { phase: 'answered', verdict, code, count: runs };
  }

  const stop = (session: ModelSession | null) => {
    stopping.current.abort();
    session?.stop();
    setState({ phase: 'stopped' });
  };
  return { state, check, stop };
}

/** Runs the check when Ctrl+Shift+Enter or Cmd+Shift+Enter is pressed in the figure, including its editor. */
function useShortcut(panel: RefObject<HTMLDivElement | null>, check: () => void): void {
  useEffect(() => {
    const figure = panel.current?.closest('figure');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      check();
    };
    figure?.addEventListener('keydown', onKeyDown);
    return () => figure?.removeEventListener('keydown', onKeyDown);
  });
}
