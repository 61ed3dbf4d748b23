import { useId, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { newLines } from './changedLines';
import { ModelFigure } from './ModelFigure';
import { useLinkedView } from './useLinkedView';
import shared from '../Model.module.css';
import styles from './ModelSteps.module.css';

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
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const linked = useLinkedView();
  const words = `Step ${current + 1} of ${models.length}: ${models[current]?.about.title ?? ''}`;
  const walk = (by: number, label: string) => (
    <button
      type="button"
      className={shared['control']}
      disabled={models[current + by] === undefined}
      onClick={() => setCurrent(current + by)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-labelledby={id} onPointerMove={approach} onFocus={approach}>
      <noscript>
        <style>{`.${styles['step'] ?? ''} { grid-area: auto; visibility: visible; }`}</style>
      </noscript>
      <div className={clsx(styles['stepper'], shared['needsScript'])}>
        {walk(-1, 'Back')}
        <input
          type="range"
          min={1}
          max={models.length}
          value={current + 1}
          aria-labelledby={id}
          aria-valuetext={words}
          onChange={(event) => setCurrent(event.target.valueAsNumber - 1)}
        />
        {walk(1, 'Next')}
      </div>
      <p className={shared['title']} id={id} aria-live="polite">
        {words}
      </p>
      <div className={clsx(styles['stepsGrid'], (isNear || current > 0) && styles['stepsNear'])}>
        {models.map((model, index) => (
          <div
            key={model.name}
            className={clsx(styles['step'], index === current && styles['stepShown'])}
          >
            <ModelFigure
              model={model}
              eager={eager && index === 0}
              isSeen={index === current}
              marked={newLines(models[index - 1], model)}
              linked={linked}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
