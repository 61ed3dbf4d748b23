import type { ReactElement } from 'react';
import type { BuiltModel, ConsoleLine } from '../../../modeling';
import { consoleLimits } from '../../../modeling';
import { useSession } from '../activation/useSession';
import type { ModelSession } from './ModelSession';
import styles from './Interactive.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
}

/** What the last run printed, whether it went well or not; before the first, what the build's run printed. */
export function ConsolePanel({ model, session }: Props): ReactElement | null {
  const printed = useSession(session, (state) => state.console);
  const lines: readonly ConsoleLine[] =
    printed ?? model.output?.map((text) => ({ level: 'log', text })) ?? [];
  if (lines.length === 0) return null;
  const limit = limitReachedBy(lines);
  return (
    <>
      <pre
        className={styles['console']}
        aria-label="Printed by the code"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- long lines are scrolled by keyboard, too
        tabIndex={0}
      >
        {lines.map((line, index) => (
          <span key={index} className={styles[line.level]}>
            {prefixOf(line)}
            {line.text}
            {'\n'}
          </span>
        ))}
      </pre>
      {limit !== null && <p className={styles['consoleLimit']}>{limit}</p>}
    </>
  );
}

/** "Warning, line 3: ": the level must not be told by colour alone. */
function prefixOf({ level, line }: ConsoleLine): string {
  if (level === 'log') return '';
  const place = line === undefined ? '' : `, line ${line}`;
  return `${level === 'warn' ? 'Warning' : 'Error'}${place}: `;
}

function limitReachedBy(lines: readonly ConsoleLine[]): string | null {
  if (lines.length >= consoleLimits.lines)
    return `Only the first ${consoleLimits.lines} lines are kept.`;
  if (lines.some(({ text }) => text.length >= consoleLimits.letters))
    return `A line is cut after ${consoleLimits.letters} characters.`;
  return null;
}
