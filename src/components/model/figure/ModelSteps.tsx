import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { newLines } from './changedLines';
import { ModelFigure } from './ModelFigure';
import { useLinkedView } from '../interactive/useLinkedView';
import shared from '../Model.module.css';
import styles from './ModelSteps.module.css';

interface Props {
  readonly models: readonly BuiltModel[];
  readonly eager: boolean;
}

/**
 * The steps of a tutorial, selected by a slider. Lines that a step adds or changes are marked. All steps are in one
 * grid cell, so changing the step does not shift the page. If JavaScript is disabled, the steps are listed one
 * below the other.
 */
export function ModelSteps({ models, eager }: Props): ReactElement {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [isReached, setReached] = useState(false);
  const approach = () => setReached(true);
  const linked = useLinkedView();
  const words = `Step ${current + 1} of ${models.length}: ${models[current]?.about.title ?? ''}`;
  return (
    <div role="group" aria-labelledby={id} onPointerMove={approach} onFocus={approach}>
      <noscript>
        <style>{`.${styles['step'] ?? ''} { grid-area: auto; visibility: visible; }`}</style>
      </noscript>
      <Stepper {...{ current, words, id }} count={models.length} onStep={setCurrent} />
      <p className={shared['title']} id={id} aria-live="polite">
        {words}
      </p>
      <div
        className={clsx(styles['stepsGrid'], (isReached || current > 0) && styles['stepsReached'])}
      >
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

interface StepperProps {
  /** 0-based index. */
  readonly current: number;
  readonly count: number;
  readonly words: string;
  /** The id of the element that labels the steps. */
  readonly id: string;
  readonly onStep: (step: number) => void;
}

function Stepper({ current, count, words, id, onStep }: StepperProps): ReactElement {
  const slider = useRef<HTMLInputElement>(null);
  // React keeps a slider position that was set before hydration, but fires no change event for it.
  useEffect(() => onStep((slider.current?.valueAsNumber ?? 1) - 1), [onStep]);
  const button = (step: number, label: string) => (
    <button
      type="button"
      className={shared['control']}
      disabled={step < 0 || step >= count}
      onClick={() => onStep(step)}
    >
      {label}
    </button>
  );
  return (
    <div className={clsx(styles['stepper'], shared['needsScript'])}>
      {button(current - 1, 'Back')}
      <input
        ref={slider}
        type="range"
        min={1}
        max={count}
        value={current + 1}
        aria-labelledby={id}
        aria-valuetext={words}
        onChange={(event) => onStep(event.target.valueAsNumber - 1)}
      />
      {button(current + 1, 'Next')}
    </div>
  );
}
