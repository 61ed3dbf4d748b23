import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { ColoredCode } from '../../../highlight/ColoredCode';
import type { BuiltModel } from '../../../modeling';
import { LoadFailure } from '../../lazy-component/LoadFailure';
import { FactsLine } from '../facts/FactsLine';
import { estimateHeight } from './estimateHeight';
import { ModelControls } from './ModelControls';
import { ModelView } from './ModelView';
import { useModelActivation, type ModelActivation } from '../activation/useModelActivation';
import { useResult } from '../interactive/useModelSession';
import type { LinkedView } from '../interactive/useLinkedView';
import type { ModelSession } from '../interactive/ModelSession';
import shared from '../Model.module.css';
import styles from './ModelFigure.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly eager: boolean;
  /** The 1-based numbers of lines to mark: lines that the previous model does not have. */
  readonly marked?: readonly number[];
  /** False for a tutorial step while another step is shown. */
  readonly isSeen?: boolean;
  /** Figures with the same linked view turn together. */
  readonly linked?: LinkedView | null;
  /** True for a model in a comparison, which shares its row with other models. */
  readonly isInRow?: boolean;
  /** The name that the page documents, marked in the code. */
  readonly subject?: string;
  /** True if the code is collapsed, because the pictures matter more than the code. */
  readonly foldsCode?: boolean;
  /** True for the goal of an exercise, which has no code and no controls. */
  readonly isGoal?: boolean;
}

interface ActiveProps extends Props {
  readonly activation: ModelActivation;
  /** A sentence about an additional keyboard shortcut of the editor. */
  readonly keyHint?: string | undefined;
  readonly aboveCode?: ReactNode;
  /** Content below the code. */
  readonly children?: ReactNode;
}

/**
 * The `sizes` of a picture beside short code or beside another model. Such a picture takes half of the text column,
 * which is narrow in windows that also show the sidebar and the table of contents.
 */
const halfColumn = '(width < 46rem) 90vw, (width < 62.3rem) 45vw, (width < 81rem) 50vw, 24rem';

/** A model with picture, name, facts, controls and code. Everything interactive loads on demand. */
export function ModelFigure(props: Props): ReactElement {
  return <ActiveFigure {...props} activation={useModelActivation(props.model)} />;
}

/** A figure whose activation state the parent component also uses. */
export function ActiveFigure({
  model,
  activation,
  eager,
  marked = [],
  isSeen = true,
  linked = null,
  isInRow = false,
  subject,
  foldsCode = false,
  isGoal = false,
  keyHint,
  aboveCode,
  children,
}: ActiveProps): ReactElement {
  const titleId = useId();
  const panelIds = { parameters: useId(), code: useId() };
  const { loaded, panels } = activation;
  const session = loaded?.session ?? null;
  const editor = panels.code ? loaded : null;
  // The code of an example is always beside its picture. It is short, so its lines may wrap.
  const isBeside = subject !== undefined || isShortCode(model.code);
  const layout = linked ? 'compared' : isBeside && 'beside';
  return (
    <figure
      className={clsx(classOf({ layout, isInRow, eager }), isGoal && styles['goal'])}
      style={estimateHeight(foldsCode || isGoal ? '' : model.code, children !== undefined)}
      aria-labelledby={titleId}
    >
      <div className={clsx(styles['grid'], isBeside && styles['shortCodeGrid'])}>
        <div className={styles['parts']}>
          <ModelView
            {...{ model, activation, eager, isSeen, linked }}
            sizes={isBeside || linked ? halfColumn : undefined}
          />
          <Caption titleId={titleId} model={model} session={session} />
          {/* The goal has no controls. The empty element keeps the goal aligned with the reader's figure in the same
              row. */}
          {isGoal ? <div /> : <ModelControls {...{ model, activation, panelIds }} />}
          <OpenParameters id={panelIds.parameters} model={model} activation={activation} />
        </div>
        {!isGoal && (
          <div className={styles['code']} id={panelIds.code}>
            {aboveCode}
            {editor ? (
              <OpenCode {...{ model, keyHint }} loaded={editor} activation={activation} />
            ) : (
              <StaticCode
                model={model}
                meta={metaOf(marked, subject)}
                summary={foldsCode ? 'Code' : null}
              />
            )}
            {children}
          </div>
        )}
      </div>
    </figure>
  );
}

function classOf({
  layout,
  isInRow,
  eager,
}: Pick<Props, 'isInRow' | 'eager'> & { readonly layout: string | false }): string {
  return clsx(
    styles['model'],
    layout && styles[layout],
    isInRow && styles['inRow'],
    eager && styles['opening'],
  );
}

interface OpenCodeProps extends Pick<ActiveProps, 'model' | 'activation' | 'keyHint'> {
  readonly loaded: NonNullable<ModelActivation['loaded']>;
}

/**
 * The code editor. Fetches the kernel after the editor is shown, because the kernel is large and would delay the
 * editor.
 */
function OpenCode({
  model,
  loaded: { interactive, session },
  activation,
  keyHint,
}: OpenCodeProps): ReactElement {
  return (
    <interactive.CodePanel
      model={model}
      session={session}
      keyHint={keyHint}
      takesFocus={activation.editorTakesFocus}
      onShown={() => session.prepare()}
    />
  );
}

interface ParametersProps {
  readonly id: string;
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
}

/** The parameters panel, or the error if its code failed to load. */
function OpenParameters({ id, model, activation }: ParametersProps): ReactElement {
  const { loaded, panels, failure } = activation;
  return (
    <div id={id} style={panelSize(panels.parameters ? model : null)}>
      {panels.parameters && loaded && (
        <loaded.interactive.ParametersPanel session={loaded.session} shared={model} />
      )}
      {failure && (
        <LoadFailure label={failure.error.label} error={failure.error} onRetry={failure.retry} />
      )}
    </div>
  );
}

interface CaptionProps {
  readonly titleId: string;
  readonly model: BuiltModel;
  readonly session: ModelSession | null;
}

/** The title and the facts. The facts are from the last run or, before the first run, from the build. */
function Caption({ titleId, model, session }: CaptionProps): ReactElement {
  const facts = useResult(session, (result) => result?.facts) ?? model.facts;
  return (
    <div className={styles['caption']}>
      <p className={shared['title']} id={titleId}>
        {model.about.title}
      </p>
      <FactsLine facts={facts} />
    </div>
  );
}

/** Returns the `metastring` of a code block, which marks lines or a name. */
export function metaOf(lines: readonly number[], subject?: string): string {
  if (subject) return `mark=${subject}`;
  return lines.length > 0 ? `{${lines.join(',')}}` : '';
}

interface CodeProps {
  readonly model: BuiltModel;
  readonly meta: string;
  /** The label of the toggle that opens collapsed code; null if the code is not collapsed. */
  readonly summary: string | null;
}

export function StaticCode({ model, meta, summary }: CodeProps): ReactElement {
  const colored: ColoredCode = { colors: model.colors };
  const code = (
    <CodeBlock language="js" metastring={meta} {...colored}>
      {model.code}
    </CodeBlock>
  );
  if (summary === null) return code;
  return (
    <details className={styles['foldedCode']}>
      <summary>{summary}</summary>
      {code}
    </details>
  );
}

/** The longest code that fits beside the picture in the text column without scrolling. */
const shortCode = { maxLines: 22, maxColumns: 44 };

/** Returns true if the code fits beside the picture even in a narrow text column. */
function isShortCode(code: string): boolean {
  const lines = code.split('\n');
  return (
    lines.length <= shortCode.maxLines && lines.every((line) => line.length <= shortCode.maxColumns)
  );
}

/**
 * Returns the minimum height that the parameters panel reserves while its code loads: one row per parameter and one for
 * the buttons.
 */
function panelSize(model: BuiltModel | null): CSSProperties {
  if (!model) return {};
  const rows = Object.keys(model.defaultParams ?? {}).length;
  return { minHeight: `calc(${rows} * var(--model-parameter-row) + 4.25rem + 1px)` };
}
