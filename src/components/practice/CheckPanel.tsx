import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { Verdict } from '../../comparing';
import type { BuiltModel } from '../../modeling';
import type { ViewerCamera } from '../../viewer';
import type { ModelActivation } from '../model/activation/useModelActivation';
import { loadSolids } from '../model/interactive/loadViewer';
import { useModelSession } from '../model/interactive/useModelSession';
import type { ModelSession } from '../model/interactive/ModelSession';
import type { Check } from './checkExercise';
import { turnCameraTo } from './turnCameraTo';
import { isProgressSaved, useProgress, writeTask } from './progress';
import { VerdictCard } from './VerdictCard';
import shared from '../model/Model.module.css';
import styles from './Practice.module.css';

interface Props {
  readonly task: string;
  readonly solution: BuiltModel;
  /** A list of `NearMiss` as JSON. */
  readonly misses: string;
  /** The URL of the next exercise, if there is one. */
  readonly next?: string | undefined;
  /** Returns the viewer's camera; undefined until the viewer exists. */
  readonly camera: () => ViewerCamera | undefined;
  /** The figure with the reader's code. */
  readonly activation: ModelActivation;
}

interface CheckState {
  readonly phase:
    'untouched' | 'checking' | 'comparing' | 'stopped' | 'unavailable' | 'failed' | 'answered';
  readonly verdict?: Verdict;
  /** The triangles that the session marks for this verdict. Any change of the model removes the marks. */
  readonly marked?: Float32Array;
}

/** The panel of an exercise that compares the reader's model with the goal and explains differences. */
export function CheckPanel(props: Props): ReactElement {
  const { task, next, camera, activation } = props;
  const session = activation.loaded?.session ?? null;
  const panel = useRef<HTMLDivElement>(null);
  const progress = useProgress(task);
  const goalUrl = useBaseUrl(props.solution.mesh?.src ?? '');
  const { state, check, stop } = useCheck(props, goalUrl);
  const isChecking = ['checking', 'comparing'].includes(state.phase) && !activation.failure;
  useCheckShortcut(panel, check);
  useGoal(session, !progress.solved || state.verdict?.isRight === false ? goalUrl : null);
  return (
    <div ref={panel} className={styles['panel']}>
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
          {isChecking ? (state.phase === 'comparing' ? 'Comparing…' : 'Checking…') : 'Check'}
        </button>
        {isChecking && (
          <button type="button" className={shared['control']} onClick={() => stop(session)}>
            Stop
          </button>
        )}
        <Link to="/docs/practice">All exercises</Link>
      </div>
      <CheckResult {...{ state, isChecking, session, next, camera }} onRetry={check} />
      {(progress.solved || progress.hints > 0) && !isProgressSaved() && (
        <p>This browser does not save your progress.</p>
      )}
    </div>
  );
}

interface CheckResultProps extends Pick<Props, 'next' | 'camera'> {
  readonly state: CheckState;
  readonly isChecking: boolean;
  readonly session: ModelSession | null;
  readonly onRetry: () => void;
}

/** The result of the last check. Hidden once the reader changes code or values. */
function CheckResult(props: CheckResultProps): ReactElement {
  const { state, isChecking, session, next, camera, onRetry } = props;
  const { verdict, marked } = state;
  const isCurrent = useModelSession(session, (current) => !current || current.marked === marked);
  const phase = isCurrent ? state.phase : 'untouched';
  return (
    <div role="status" aria-label="Answer" aria-busy={isChecking}>
      {phase === 'answered' && verdict && (
        <VerdictCard
          key={session?.state.runs}
          verdict={verdict}
          next={next}
          onShow={() => turnCameraTo(verdict.marked, camera())}
        />
      )}
      {phase === 'failed' && session && <RunError session={session} />}
      {phase === 'stopped' && <p>The check was stopped.</p>}
      {phase === 'unavailable' && (
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

/** The reason why the reader's code did not run. */
function RunError({ session }: { readonly session: ModelSession }): ReactElement | null {
  const error = useModelSession(session, (state) => state.error);
  return error && <p className={styles['wrong']}>{[error.sentence, error.hint].join(' ')}</p>;
}

/** Shows the goal at `url` in the view; nothing if `url` is null. */
function useGoal(session: ModelSession | null, url: string | null): void {
  useEffect(() => {
    if (!session || url === null) return;
    let isCurrent = true;
    loadSolids(url).then(
      (goal) => isCurrent && session.showGoal(goal),
      // Ignored, because the check reports a goal that fails to load.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      session.showGoal(null);
    };
  }, [session, url]);
}

/** Returns the state of the check, and functions that start and stop it. */
function useCheck({ task, solution, misses, activation }: Props, goalUrl: string) {
  const [state, setState] = useState<CheckState>({ phase: 'untouched' });
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  const finish = (session: ModelSession | null, result: Omit<CheckState, 'marked'>) => {
    const marked = result.verdict?.marked ?? new Float32Array();
    session?.mark(marked);
    setState({ ...result, marked });
  };

  const check = () => {
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ phase: 'checking' });
    activation.showCode(async ({ session, runner }) => {
      const unchanged = new Float32Array();
      session.mark(unchanged);
      const result = await checked({ session, runner, signal }).catch((): CheckState => ({
        phase: 'unavailable',
      }));
      if (signal.aborted) return;
      // Discards the verdict, because the reader has changed the model during the check.
      if (session.state.marked !== unchanged) {
        setState({ phase: 'untouched' });
        return;
      }
      finish(session, result);
      if (result.verdict?.isRight) writeTask(task, { solved: true });
    });
  };

  async function checked(run: Pick<Check, 'session' | 'runner' | 'signal'>): Promise<CheckState> {
    const { session, signal } = run;
    signal.throwIfAborted();
    const { checkExercise } = await import('./checkExercise');
    const verdict = await checkExercise({
      ...{ ...run, solution, misses, goalUrl },
      onCompare: () => signal.aborted || setState({ phase: 'comparing' }),
    });
    if (verdict) return { phase: 'answered', verdict };
    // Without an error, a run by the reader has replaced the run of the check.
    return { phase: session.state.error ? 'failed' : 'stopped' };
  }

  const stop = (session: ModelSession | null) => {
    stopping.current.abort();
    session?.stop();
    finish(session, { phase: 'stopped' });
  };
  return { state, check, stop };
}

/** Runs the check when Ctrl+Shift+Enter or Cmd+Shift+Enter is pressed in the figure, including its editor. */
function useCheckShortcut(panel: RefObject<HTMLDivElement | null>, check: () => void): void {
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
