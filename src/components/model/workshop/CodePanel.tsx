import { useId, useState, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import { CodeField } from './CodeField';
import type { ModelSession } from './ModelSession';
import { ShareButton } from './ShareButton';
import { useSession } from './useSession';
import styles from '../Model.module.css';
import own from './Workshop.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
}

/** The code of a model to be changed: run it, go back to the site's version and back again, hand it on. */
export function CodePanel({ model, session }: Props): ReactElement {
  const { code, progress, error, result, isForeign } = useSession(session);
  // What Reset threw away, until something else is typed.
  const [thrownAway, setThrownAway] = useState<string | null>(null);
  const statusId = useId();
  const isEdited = code !== model.code;
  const lines = error?.line === undefined ? [] : [error];
  return (
    <div className={own['codePanel']}>
      <div className={own['codeActions']}>
        <button
          type="button"
          className={styles['control']}
          disabled={progress !== null}
          onClick={() => void session.run()}
        >
          Run
        </button>
        {thrownAway !== null && !isEdited ? (
          <button
            type="button"
            className={styles['control']}
            onClick={() => {
              session.setCode(thrownAway);
              setThrownAway(null);
            }}
          >
            Undo reset
          </button>
        ) : (
          <button
            type="button"
            className={styles['control']}
            disabled={!isEdited}
            onClick={() => {
              setThrownAway(code);
              session.setCode(model.code);
            }}
          >
            Reset code
          </button>
        )}
        <ShareButton model={model} session={session} />
        <span className={own['mark']}>{markOf(isForeign, isEdited)}</span>
      </div>
      <CodeField
        code={code}
        label={`Code of ${model.about.title}`}
        describedBy={statusId}
        errors={lines}
        onChange={(text) => session.setCode(text)}
        onRun={() => void session.run()}
      />
      <p className={own['codeHint']} id={statusId}>
        {lines.map(({ line, sentence }) => (
          <span key={line}>
            Line {line}: {sentence}{' '}
          </span>
        ))}
        Ctrl or Cmd + Enter runs the code.
      </p>
      {result && result.console.length > 0 && (
        <pre className={own['console']} aria-label="Printed by the code">
          {result.console.join('\n')}
        </pre>
      )}
    </div>
  );
}

function markOf(isForeign: boolean, isEdited: boolean): string {
  if (isForeign) return 'From a link, not yet run';
  return isEdited ? 'Your version' : '';
}
