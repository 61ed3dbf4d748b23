import type { ReactElement } from 'react';
import type { BuiltModel } from '../../modeling/core/builtModel';
import { changedLines } from './changedLines';
import { ModelFigure } from './ModelFigure';
import styles from './Model.module.css';

interface Props {
  readonly models: readonly BuiltModel[];
  readonly eager: boolean;
}

/** Models side by side, before and after: the lines of each that the one before it does not have are marked. */
export function ModelComparison({ models, eager }: Props): ReactElement {
  return (
    <div className={styles['comparison']}>
      <div className={styles['comparisonGrid']}>
        {models.map((model, index) => (
          <ModelFigure
            key={model.name}
            model={model}
            eager={eager}
            marked={marked(models, index)}
          />
        ))}
      </div>
    </div>
  );
}

function marked(models: readonly BuiltModel[], index: number): readonly number[] {
  const [before, after] = [models[index - 1], models[index]];
  return before && after ? changedLines(before.code, after.code) : [];
}
