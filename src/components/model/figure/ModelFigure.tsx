import { useId, type CSSProperties, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { PartFailure } from '../../lazy-part/PartFailure';
import { FactsLine } from '../facts/FactsLine';
import { ModelControls } from './ModelControls';
import { ModelView } from './ModelView';
import { useModelActivation } from '../activation/useModelActivation';
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
  /** True where the pictures are the lesson: the code waits behind a line that opens it. */
  readonly foldsCode?: boolean;
}

/** One model: picture, name, facts, controls and code, and on demand everything a reader can do with it. */
export function ModelFigure({
  model,
  eager,
  marked = [],
  isSeen = true,
  linked = null,
  foldsCode = false,
}: Props): ReactElement {
  const titleId = useId();
  const panelId = useId();
  const codeId = useId();
  const activation = useModelActivation(model);
  const { loaded, panels, failure } = activation;
  return (
    <figure className={styles['model']} aria-labelledby={titleId}>
      <div className={clsx(styles['grid'], isShortCode(model.code) && styles['gridOfShortCode'])}>
        <div>
          <ModelView
            model={model}
            activation={activation}
            eager={eager}
            isSeen={isSeen}
            linked={linked}
          />
          <div className={styles['caption']}>
            <p className={shared['title']} id={titleId}>
              {model.about.title}
            </p>
            <LiveFactsLine model={model} session={loaded?.session ?? null} />
          </div>
          <ModelControls
            model={model}
            activation={activation}
            panelIds={{ parameters: panelId, code: codeId }}
          />
          <div id={panelId} style={panelSize(panels.parameters ? model : null)}>
            {panels.parameters && loaded && (
              <loaded.interactive.ParametersPanel session={loaded.session} />
            )}
            {failure && (
              <PartFailure
                label={failure.error.label}
                error={failure.error}
                onRetry={failure.retry}
              />
            )}
          </div>
        </div>
        <div className={styles['code']} id={codeId}>
          {panels.code && loaded ? (
            <loaded.interactive.CodePanel model={model} session={loaded.session} />
          ) : (
            <StaticCode model={model} marked={marked} isFolded={foldsCode} />
          )}
        </div>
      </div>
    </figure>
  );
}

/** The numbers of the last run; before that, those that the build measured. */
function LiveFactsLine({
  model,
  session,
}: {
  readonly model: BuiltModel;
  readonly session: ModelSession | null;
}): ReactElement {
  const facts = useResult(session, (result) => result?.facts) ?? model.facts;
  return <FactsLine facts={facts} />;
}

function StaticCode({
  model,
  marked,
  isFolded,
}: Pick<Required<Props>, 'model' | 'marked'> & { readonly isFolded: boolean }): ReactElement {
  const code = (
    <CodeBlock language="js" metastring={marked.length > 0 ? `{${marked.join(',')}}` : ''}>
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
