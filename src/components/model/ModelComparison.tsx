import type { ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling';
import { newLines } from './changedLines';
import { ModelFigure } from './ModelFigure';
import { useLinkedView } from './useLinkedView';
import styles from './Model.module.css';

interface Props {
  readonly models: readonly BuiltModel[];
  readonly eager: boolean;
}

/** Models side by side, before and after: they turn together, and lines the one before does not have are marked. */
export function ModelComparison({ models, eager }: Props): ReactElement {
  const linked = useLinkedView();
  return (
    <div className={styles['comparison']}>
      <div className={clsx(styles['comparisonGrid'], models.length > 2 && styles['ofMany'])}>
        {models.map((model, index) => (
          <ModelFigure
            key={model.name}
            model={model}
            eager={eager}
            marked={newLines(models[index - 1], model)}
            linked={linked}
          />
        ))}
      </div>
    </div>
  );
}
