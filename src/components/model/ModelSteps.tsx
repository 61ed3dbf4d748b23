import { useId, useState, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling/core/builtModel';
import { changedLines } from './changedLines';
import { FactsLine } from './FactsLine';
import { ModelLinks } from './ModelLinks';
import { Stage } from './Stage';
import styles from './Model.module.css';

interface Props {
  readonly models: readonly BuiltModel[];
  readonly eager: boolean;
}

/**
 * The steps of a tutorial: a slider walks them, and the lines a step adds or changes are marked.
 *
 * The steps lie on top of each other in one cell of a grid, so that walking them moves nothing on the page; without
 * JavaScript they stand below each other instead.
 */
export function ModelSteps({ models, eager }: Props): ReactElement {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const last = models.length - 1;
  const words = `Step ${current + 1} of ${models.length}: ${models[current]?.about.title ?? ''}`;
  return (
    <div className={clsx(styles['model'], styles['steps'])} role="group" aria-labelledby={id}>
      <noscript>
        <style>{`.${styles['step'] ?? ''} { grid-area: auto; visibility: visible; }`}</style>
      </noscript>
      <div className={clsx(styles['stepper'], styles['needsScript'])}>
        <button
          type="button"
          className={styles['control']}
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        >
          Back
        </button>
        <input
          type="range"
          min={1}
          max={models.length}
          value={current + 1}
          aria-labelledby={id}
          aria-valuetext={words}
          onChange={(event) => setCurrent(event.target.valueAsNumber - 1)}
        />
        <button
          type="button"
          className={styles['control']}
          disabled={current === last}
          onClick={() => setCurrent(current + 1)}
        >
          Next
        </button>
      </div>
      <p className={styles['title']} id={id} aria-live="polite">
        {words}
      </p>
      <div className={styles['stepsGrid']}>
        {models.map((model, index) => (
          <div
            key={model.name}
            className={clsx(styles['step'], index === current && styles['stepShown'])}
          >
            <Stage model={model} eager={eager && index === 0} isSeen={index === current} />
            <div className={styles['caption']}>
              <FactsLine facts={model.facts} />
            </div>
            <div className={styles['controls']}>
              <ModelLinks model={model} />
            </div>
            <CodeBlock language="js" metastring={marks(models[index - 1], model)}>
              {model.code}
            </CodeBlock>
          </div>
        ))}
      </div>
    </div>
  );
}

function marks(before: BuiltModel | undefined, after: BuiltModel): string {
  const lines = before ? changedLines(before.code, after.code) : [];
  return lines.length > 0 ? `{${lines.join(',')}}` : '';
}
