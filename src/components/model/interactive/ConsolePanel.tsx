import type { ReactElement } from 'react';
import type { BuiltModel, ConsoleLine } from '../../../modeling';
import { consoleLimits } from '../../../modeling';
import { useModelSession } from './useModelSession';
import type { ModelSession } from './ModelSession';
import styles from './InteractiveModel.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
  /** Called to show a line of the code. */
  readonly onLine: (line: number) => void;
}

/**
 * The console output of the last run, even if it failed. Before the first run, the build's output if the code is
 * unchanged.
 */
export function ConsolePanel({ model, session, onLine }: Props): ReactElement | null {
  const printed = useModelSession(session, (state) => state.console);
  const isAsBuilt = useModelSession(session, () => session.isAsBuilt);
  const built = isAsBuilt ? model.output?.map((text) => ({ level: 'log', text }) as const) : null;
  const lines: readonly ConsoleLine[] = printed ?? built ?? [];
  if (lines.length === 0) return null;
  const limits = limitsReachedBy(lines);
  return (
    <>
      <pre
        className={styles['console']}
        aria-label="Printed by the code"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- makes long lines scrollable by keyboard
        tabIndex={0}
      >
        {lines.map((line, index) => (
          <span key={index} className={styles[line.level]}>
            {prefixes[line.level]}
            {line.text}
            <LineButton line={line.line} onPress={onLine} />
            {'\n'}
          </span>
        ))}
      </pre>
      {limits !== '' && <p className={styles['consoleLimit']}>{limits}</p>}
    </>
  );
}

/** Prefixes for warnings and errors, because colour alone must not convey the level. */
const prefixes = { log: '', warn: 'Warning: ', error: 'Error: ' } as const;

interface LineProps {
  readonly line: number | undefined;
  readonly onPress: (line: number) => void;
}

function LineButton({ line, onPress }: LineProps): ReactElement | null {
  if (line === undefined) return null;
  return (
    <>
      {' '}
      <button type="button" className={styles['line']} onClick={() => onPress(line)}>
        Line {line}
      </button>
    </>
  );
}

function limitsReachedBy(lines: readonly ConsoleLine[]): string {
  const { lines: maxLines, letters } = consoleLimits;
  return [
    lines.length >= maxLines && `Only the first ${maxLines} lines are kept.`,
    lines.some(({ text }) => text.length >= letters) &&
      `A line is cut after ${letters} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}
