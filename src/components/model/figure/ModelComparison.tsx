import type { ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { newLines } from './changedLines';
import { estimateHeight } from './estimateHeight';
import { ModelFigure } from './ModelFigure';
import { useLinkedView } from '../interactive/useLinkedView';
import styles from './ModelComparison.module.css';

/**
 * In a comparison of more than two models, code with more lines than this is collapsed, because it would fill the
 * window.
 */
const maxOpenLines = 24;

interface Props {
  readonly models: readonly BuiltModel[];
  readonly eager: boolean;
}

/** Models side by side. They turn together, and lines that differ from the previous model are marked. */
export function ModelComparison({ models, eager }: Props): ReactElement {
  const linked = useLinkedView();
  const hasMany = models.length > 2;
  const foldsCode = hasMany && models.some(({ code }) => code.split('\n').length > maxOpenLines);
  return (
    <div
      className={clsx(styles['comparison'], eager && styles['opening'])}
      style={estimateHeight(foldsCode ? '' : longestCode(models), false)}
      data-comparison
    >
      <div className={clsx(styles['comparisonGrid'], hasMany && styles['manyModels'])}>
        {models.map((model, index) => (
          <ModelFigure
            key={model.name}
            model={model}
            eager={eager}
            marked={newLines(models[index - 1], model)}
            linked={linked}
            isInRow
            foldsCode={foldsCode}
          />
        ))}
      </div>
    </div>
  );
}

function longestCode(models: readonly BuiltModel[]): string {
  return models.reduce((longest, { code }) => (code.length > longest.length ? code : longest), '');
}
