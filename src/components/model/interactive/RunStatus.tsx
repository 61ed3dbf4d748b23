import { useEffect, useState, type ReactElement } from 'react';
import type { ModelError, RunProgress } from '../../../modeling';
import { FailureCard } from '../picture/FailureCard';
import type { ModelSession } from './ModelSession';
import { useModelSession } from './useModelSession';
import shared from '../Model.module.css';
import styles from './InteractiveModel.module.css';

interface Props {
  readonly session: ModelSession;
  /** True if a picture of the model is visible. */
  readonly isPictured: boolean;
  /** True if the editor is open. The editor then lists the errors that have a line. */
  readonly isCodeShown: boolean;
}

/** The progress of a run, or its error, over the picture. */
export function RunStatus({ session, isPictured, isCodeShown }: Props): ReactElement {
  const progress = useModelSession(session, (state) => state.progress);
  const error = useModelSession(session, (state) => (state.isErrorQuiet ? null : state.error));
  const isStale = useModelSession(session, (state) => state.isStale);
  const warning = useModelSession(session, ({ result }) => result?.warnings[0]);
  const runs = useModelSession(session, (state) => state.runs);
  const failure = error ?? warning;
  const [closed, setClosed] = useState<ModelError>();
  const isLong = useIsLong(progress !== null);
  const isOutdated = isPictured && isStale;
  return (
    <>
      {progress && isLong && <Progress progress={progress} onStop={() => session.stop()} />}
      {!progress &&
        failure &&
        (failure !== closed ? (
          <FailureCard
            failure={failure}
            isInProblemList={isCodeShown && failure === error}
            note={isOutdated && outdated}
            onClose={() => setClosed(failure)}
          />
        ) : (
          isOutdated && <div className={styles['status']}>{outdated}</div>
        ))}
      <p className={styles['announcement']} role="status" aria-label="Outcome of the run">
        {progress ? '' : announcement(error, runs)}
      </p>
    </>
  );
}

const outdated = 'The picture shows the model before this change.';

interface ProgressProps {
  readonly progress: RunProgress;
  readonly onStop: () => void;
}

function Progress({ progress, onStop }: ProgressProps): ReactElement {
  return (
    <div className={styles['status']}>
      {progress.phase === 'slow' ? (
        // The key creates a new element, so screen readers announce it.
        <span key="slow" role="alert">
          {formatProgress(progress)}
        </span>
      ) : (
        <span key="stage">{formatProgress(progress)}</span>
      )}
      {progress.phase === 'load' ? (
        <progress
          aria-label="Loading the modelling kernel"
          max={progress.total}
          value={progress.loaded}
        />
      ) : (
        <progress aria-label="Running the model" />
      )}
      {progress.phase === 'slow' && (
        <button type="button" className={shared['control']} onClick={() => progress.keepWaiting()}>
          Keep waiting
        </button>
      )}
      <button type="button" className={shared['control']} onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

/**
 * Progress is shown only for runs longer than this, so nothing flashes over the picture while a slider moves.
 * Milliseconds.
 */
const progressDelayMs = 200;

/** Returns true once a run has lasted `progressDelayMs`. */
function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(setLong, progressDelayMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  return isLong;
}

/** Formats the progress. A megabyte is a million bytes. */
function formatProgress(progress: RunProgress): string {
  switch (progress.phase) {
    case 'load': {
      const [loaded, total] = [progress.loaded, progress.total].map((bytes) =>
        (bytes / 1e6).toFixed(1),
      );
      return `Loading the modelling kernel: ${loaded ?? ''} of ${total ?? ''} MB`;
    }
    case 'wait':
      return 'Waiting for another model';
    case 'start':
      return 'Starting the modelling kernel';
    case 'slow':
      return 'This is taking long on this device.';
    case 'export':
      return 'Writing the file';
    case 'compile':
    case 'evaluate':
      return 'Building the model';
    case 'mesh':
      return 'Preparing the picture';
    case 'measure':
      return 'Measuring the model';
  }
}

function announcement(error: ModelError | null, runs: number): string {
  if (error) return [error.sentence, error.hint].filter((text) => text !== undefined).join(' ');
  return runs === 0 ? '' : `The model was built (run ${runs}).`;
}
