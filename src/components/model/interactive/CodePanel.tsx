import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { ConsolePanel } from './ConsolePanel';
import type { ModelSession, ModelVersion } from './ModelSession';
import { lazyComponent } from '../../lazy-component/lazyComponent';
import { loadEditor } from './loadEditor';
import { OtherTabNotice } from './OtherTabNotice';
import { problemsOf } from './problemsOf';
import { ShareButton } from './ShareButton';
import { useScreenKeyboard } from './useScreenKeyboard';
import { useModelSession } from './useModelSession';
import shared from '../Model.module.css';
import styles from './InteractiveModel.module.css';

const CodeEditor = lazyComponent({
  label: 'The editor',
  load: loadEditor,
});

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
  /** Called once the editor is shown. */
  readonly onShown?: () => void;
  /** True if the reader opened the editor. The editor then takes the focus. */
  readonly takesFocus?: boolean;
  /** A sentence about an additional keyboard shortcut of the editor. */
  readonly keyHint?: string | undefined;
}

/** The panel for a model's code: buttons, editor, problems and console. */
export function CodePanel(props: Props): ReactElement {
  const { model, session } = props;
  const run = () => void session.run();
  return (
    <div className={styles['codePanel']}>
      <CodeActions model={model} session={session} onRun={run} />
      <CodeField {...props} onRun={run} />
    </div>
  );
}

interface FieldProps extends Props {
  readonly onRun: () => void;
  /** The names of the attached files. Must be the same array until the names change. */
  readonly files?: readonly string[];
  /** True if the editor fills its container, with problems and console docked below. */
  readonly fillsHeight?: boolean;
}

/** The code editor, with the problems and the console output of the last run below it. */
export function CodeField({
  model,
  session,
  onRun,
  onShown,
  takesFocus = false,
  keyHint,
  files,
  fillsHeight = false,
}: FieldProps): ReactElement {
  const baseUrl = useBaseUrl('/');
  const code = useModelSession(session, (state) => state.code);
  const error = useModelSession(session, (state) => state.error);
  const problems = useMemo(() => problemsOf(error), [error]);
  const [place, setPlace] = useState<{ readonly line: number } | null>(null);
  useScreenKeyboard();
  return (
    <>
      <OtherTabNotice session={session} />
      <CodeEditor
        // The extra line makes the fallback as high as the editor, which shows an empty last line.
        fallback={
          <pre className={clsx(styles['codeField'], fillsHeight && styles['fill'])}>
            {`${code}\n`}
          </pre>
        }
        value={code}
        label={`Code of ${model.about.title}`}
        problems={problems}
        place={place}
        baseUrl={baseUrl}
        files={files}
        takesFocus={takesFocus}
        keyHint={keyHint}
        fillsHeight={fillsHeight}
        onShown={onShown}
        onChange={(text) => session.setCode(text)}
        onRun={onRun}
      />
      <ConsolePanel model={model} session={session} onLine={(line) => setPlace({ line })} />
    </>
  );
}

interface ActionsProps extends Pick<Props, 'model' | 'session'> {
  readonly onRun: () => void;
  /** Additional buttons. */
  readonly children?: ReactNode;
}

/** The buttons for the code, and a note on the code's origin. */
export function CodeActions({ model, session, onRun, children }: ActionsProps): ReactElement {
  const code = useModelSession(session, (state) => state.code);
  const isRunning = useModelSession(session, ({ progress }) => progress !== null);
  const isForeign = useModelSession(session, (state) => state.isForeign);
  const mark = useModelSession(session, () => originNote(session));
  return (
    <div className={clsx(styles['codeActions'], styles['runBar'])}>
      <button
        type="button"
        className={clsx(shared['control'], isForeign && shared['primary'])}
        disabled={isRunning}
        onClick={onRun}
      >
        Run
      </button>
      {session.isFromLink ? (
        <BackButton session={session} />
      ) : (
        <ResetButton code={code} siteCode={model.code} onChange={(text) => session.setCode(text)} />
      )}
      {children}
      <ShareButton model={model} session={session} label="Copy link to my version" />
      <span className={styles['mark']}>{mark}</span>
    </div>
  );
}

interface ResetProps {
  readonly code: string;
  readonly siteCode: string;
  readonly onChange: (code: string) => void;
}

/** A button that restores the site's code. A second press undoes that, unless the reader has typed since. */
function ResetButton({ code, siteCode, onChange }: ResetProps): ReactElement {
  const [discarded, setDiscarded] = useState<string | null>(null);
  const isEdited = code !== siteCode;
  const isUndo = discarded !== null && !isEdited;
  return (
    <button
      type="button"
      className={shared['control']}
      disabled={!isUndo && !isEdited}
      onClick={() => {
        setDiscarded(isUndo ? null : code);
        onChange(isUndo ? discarded : siteCode);
      }}
    >
      {isUndo ? 'Undo reset' : 'Reset code'}
    </button>
  );
}

/**
 * A button that restores the version from a link or a file. A second press undoes that, unless the reader has changed
 * something since.
 */
function BackButton({ session }: { readonly session: ModelSession }): ReactElement {
  const [discarded, setDiscarded] = useState<ModelVersion | null>(null);
  const isChanged = useModelSession(session, () => session.isChanged);
  const undone = isChanged ? null : discarded;
  return (
    <button
      type="button"
      className={shared['control']}
      disabled={!undone && !isChanged}
      onClick={() => {
        if (undone) session.restore(undone);
        setDiscarded(undone ? null : session.backToLink());
      }}
    >
      {undone ? 'Back to my version' : 'Show the original'}
    </button>
  );
}

function originNote({ state, origin, isChanged, isEdited, isLost }: ModelSession): string {
  const lost = isLost ? ', not kept in this browser' : '';
  if (!origin) return isEdited ? `Your version${lost}` : '';
  const changed = origin === 'file' ? 'Changed since it was opened' : 'Changed from a shared link';
  const from = isChanged ? changed : `From a ${origin}`;
  if (state.isForeign) return `${from}, not yet run${lost}`;
  return isChanged ? from + lost : '';
}
