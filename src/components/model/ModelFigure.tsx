import { useId, type ReactElement } from 'react';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling/core/builtModel';
import { FactsLine } from './FactsLine';
import { ModelLinks } from './ModelLinks';
import { Stage } from './Stage';
import { isShortCode } from './isShortCode';
import styles from './Model.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly eager: boolean;
  /** Lines of the code to mark, 1-based: what changed since the model before it. */
  readonly marked?: readonly number[];
}

/** One model: picture, name, facts, links and code. */
export function ModelFigure({ model, eager, marked = [] }: Props): ReactElement {
  const id = useId();
  return (
    <figure className={styles['model']} aria-labelledby={id}>
      <div className={clsx(styles['grid'], isShortCode(model.code) && styles['gridOfShortCode'])}>
        <div className={styles['scene']}>
          <Stage model={model} eager={eager} />
          <div className={styles['caption']}>
            <p className={styles['title']} id={id}>
              {model.about.title}
            </p>
            <FactsLine facts={model.facts} />
          </div>
          <div className={styles['controls']}>
            <ModelLinks model={model} />
          </div>
        </div>
        <div className={styles['code']}>
          <CodeBlock language="js" metastring={marked.length > 0 ? `{${marked.join(',')}}` : ''}>
            {model.code}
          </CodeBlock>
        </div>
      </div>
    </figure>
  );
}
