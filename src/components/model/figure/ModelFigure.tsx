import { useId, type ComponentType, type CSSProperties, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { ColoredCode } from '../../../highlight/ColoredCode';
import type { BuiltModel } from '../../../modeling';
import { PartFailure } from '../../lazy-part/PartFailure';
import { FactsLine } from '../facts/FactsLine';
import { estimateHeight } from './estimateHeight';
import { ModelControls } from './ModelControls';
import { ModelView } from './ModelView';
import { useModelActivation, type ModelActivation } from '../activation/useModelActivation';
import { useResult } from '../activation/useSession';
import type { LinkedView } from './useLinkedView';
import type { ModelSession } from '../interactive/ModelSession';
import shared from '../Model.module.css';
import styles from './ModelFigure.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly eager: boolean;
  /** Lines of the code to mark, 1-based: what changed since the model before it. */
  readonly marked?: readonly number[];
  /** False while another step of the same tutorial is shown in its place. */
  readonly isSeen?: boolean;
  /** Turns together with the figures that have the same. */
  readonly linked?: LinkedView | null;
  /** True beside the models that it is compared with. */
  readonly isInRow?: boolean;
  /** What the code is about: a name that is marked in it. */
  readonly subject?: string;
  /** What stands below the code, and follows the runs. */
  readonly Output?: ComponentType<OutputProps>;
  /** True where the pictures are the lesson: the code waits behind a line that opens it. */
  readonly foldsCode?: boolean;
}

export interface OutputProps {
  readonly model: BuiltModel;
  readonly session: ModelSession | null;
}

/**
 * Where there is room, a picture stands beside its code, if that is short, or beside the one it is compared with: in half of the
 * page's column, which the sidebar and the table of contents make narrow in windows that have both.
 */
const halfColumn = '(width < 46rem) 90vw, (width < 62.3rem) 45vw, (width < 81rem) 50vw, 24rem';

/** One model: picture, name, facts, controls and code, and on demand everything a reader can do with it. */
export function ModelFigure({
  model,
  eager,
  marked = [],
  isSeen = true,
  linked = null,
  isInRow = false,
  subject,
  Output,
  foldsCode = false,
}: Props): ReactElement {
  const titleId = useId();
  const panelId = useId();
  const codeId = useId();
  const activation = useModelActivation(model);
  const { loaded, panels } = activation;
  const session = loaded?.session ?? null;
  const editor = panels.code ? loaded : null;
  // An example is short, and its lines may break.
  const isBeside = subject !== undefined || isShortCode(model.code);
  const place = linked ? 'compared' : isBeside && 'beside';
  return (
    <figure
      className={classOf({ place, isInRow, eager })}
      style={estimateHeight(foldsCode ? '' : model.code, Output !== undefined)}
      aria-labelledby={titleId}
    >
      <div className={clsx(styles['grid'], isBeside && styles['gridOfShortCode'])}>
        <div className={styles['parts']}>
          <ModelView
            model={model}
            activation={activation}
            eager={eager}
            sizes={isBeside || linked ? halfColumn : undefined}
            isSeen={isSeen}
            linked={linked}
          />
          <Caption titleId={titleId} model={model} session={session} />
          <ModelControls
            model={model}
            activation={activation}
            panelIds={{ parameters: panelId, code: codeId }}
          />
          <OpenParameters id={panelId} model={model} activation={activation} />
        </div>
        <div className={styles['code']} id={codeId}>
          {editor ? (
            <OpenCode model={model} loaded={editor} />
          ) : (
            <StaticCode model={model} meta={metaOf(marked, subject)} isFolded={foldsCode} />
          )}
          {!editor && Output && <Output model={model} session={session} />}
        </div>
      </div>
    </figure>
  );
}

function classOf({
  place,
  isInRow,
  eager,
}: Pick<Props, 'isInRow' | 'eager'> & { readonly place: string | false }): string {
  return clsx(
    styles['model'],
    place && styles[place],
    isInRow && styles['inRow'],
    eager && styles['opening'],
  );
}

interface OpenCodeProps {
  readonly model: BuiltModel;
  readonly loaded: NonNullable<ModelActivation['loaded']>;
}

/** The code in its editor; once that stands, what runs the code is fetched: it is large, and the editor would wait for it. */
function OpenCode({ model, loaded: { interactive, session } }: OpenCodeProps): ReactElement {
  return (
    <interactive.CodePanel
      model={model}
      session={session}
      takesFocus
      onShown={() => session.prepare()}
    />
  );
}

interface ParametersProps {
  readonly id: string;
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
}

/** The parameters once they are asked for, and what could not be loaded. */
function OpenParameters({ id, model, activation }: ParametersProps): ReactElement {
  const { loaded, panels, failure } = activation;
  return (
    <div id={id} style={panelSize(panels.parameters ? model : null)}>
      {panels.parameters && loaded && (
        <loaded.interactive.ParametersPanel session={loaded.session} shared={model} />
      )}
      {failure && (
        <PartFailure label={failure.error.label} error={failure.error} onRetry={failure.retry} />
      )}
    </div>
  );
}

interface CaptionProps {
  readonly titleId: string;
  readonly model: BuiltModel;
  readonly session: ModelSession | null;
}

/** The title, and the numbers of the last run; before that, those that the build measured. */
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

/** What a code block is told of the lines and the name that it marks. */
function metaOf(lines: readonly number[], subject: string | undefined): string {
  if (subject) return `mark=${subject}`;
  return lines.length > 0 ? `{${lines.join(',')}}` : '';
}

interface CodeProps {
  readonly model: BuiltModel;
  readonly meta: string;
  readonly isFolded: boolean;
}

function StaticCode({ model, meta, isFolded }: CodeProps): ReactElement {
  const colored: ColoredCode = { colors: model.colors };
  const code = (
    <CodeBlock language="js" metastring={meta} {...colored}>
      {model.code}
    </CodeBlock>
  );
  if (!isFolded) return code;
  return (
    <details className={styles['foldedCode']}>
      <summary>Code</summary>
      {code}
    </details>
  );
}

/** What fits beside the picture in a page's column without scrolling sideways. */
const shortCode = { maxLines: 22, maxColumns: 44 };

/** True when the code may stand beside the picture already in a page's column, not only in a wide window. */
function isShortCode(code: string): boolean {
  const lines = code.split('\n');
  return (
    lines.length <= shortCode.maxLines && lines.every((line) => line.length <= shortCode.maxColumns)
  );
}

/** Keeps the room of the panel while its code loads: a row for each parameter and one for the actions. */
function panelSize(model: BuiltModel | null): CSSProperties {
  if (!model) return {};
  const rows = Object.keys(model.defaultParams ?? {}).length;
  return { minHeight: `calc(${rows} * var(--model-parameter-row) + 4.25rem + 1px)` };
}
