import { useMemo, useState, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Problem } from '../../../editor';
import type { BuiltModel, ModelError } from '../../../modeling';
import type { ModelSession } from './ModelSession';
import { lazyPart } from '../../lazy-part/lazyPart';
import { ShareButton } from './ShareButton';
import { useSession } from '../activation/useSession';
import styles from '../Model.module.css';
import own from './Interactive.module.css';

const CodeEditor = lazyPart({
  label: 'The editor',
  load: () => import('../../../editor').then((module) => module.CodeEditor),
});

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
}

/** The code of a model to be changed: run it, go back to the site's version and back again, hand it on. */
export function CodePanel({ model, session }: Props): ReactElement {
  const code = useSession(session, (state) => state.code);
  const isRunning = useSession(session, ({ progress }) => progress !== null);
  const error = useSession(session, (state) => state.error);
  const lines = useSession(session, ({ result }) => result?.console) ?? [];
  const isForeign = useSession(session, (state) => state.isForeign);
  // What Reset threw away, until something else is typed.
  const [thrownAway, setThrownAway] = useState<string | null>(null);
  const isEdited = code !== model.code;
  const problems = useProblems(error);
  const baseUrl = useBaseUrl('/');
  return (
    <div className={own['codePanel']}>
      <div className={own['codeActions']}>
        <button
          type="button"
          className={styles['control']}
          disabled={isRunning}
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
      <CodeEditor
        standIn={<pre className={own['codeField']}>{code}</pre>}
        value={code}
        label={`Code of ${model.about.title}`}
        problems={problems}
        baseUrl={baseUrl}
        onChange={(text) => session.setCode(text)}
        onRun={() => void session.run()}
      />
      {lines.length > 0 && (
        <pre className={own['console']} aria-label="Printed by the code">
          {lines.join('\n')}
        </pre>
      )}
    </div>
  );
}

/** What the last run found wrong at a line of the code. */
function useProblems(error: ModelError | null): readonly Problem[] {
  return useMemo(() => {
    if (error?.line === undefined) return [];
    const { line, column, sentence, hint } = error;
    const words = hint === undefined ? sentence : `${sentence} ${hint}`;
    return [{ line, sentence: words, ...(column !== undefined && { column }) }];
  }, [error]);
}

function markOf(isForeign: boolean, isEdited: boolean): string {
  if (isForeign) return 'From a link, not yet run';
  return isEdited ? 'Your version' : '';
}
