import { Children, isValidElement, useMemo, type ReactElement, type ReactNode } from 'react';
import type { BuiltModel } from '../../modeling';
import { estimateHeight } from '../model/figure/estimateHeight';
import { ModelFigure } from '../model/figure/ModelFigure';
import { newLines } from '../model/figure/changedLines';
import { useLinkedView } from '../model/interactive/useLinkedView';
import { PartBoundary } from '../lazy-part/PartBoundary';
import { CheckPanel, ExerciseContext } from './CheckPanel';
import comparison from '../model/figure/ModelComparison.module.css';

interface Props {
  /** The name of the exercise: "practice/drawing/wedge". */
  readonly task: string;
  readonly start: BuiltModel;
  readonly solution: BuiltModel;
  /** Wrong results that have their own sentence: a list of `NearMiss` as JSON. */
  readonly misses: string;
  /** Hints, in the order in which a reader opens them. */
  readonly children?: ReactNode;
}

/**
 * An exercise: the goal with its collapsed solution, beside the reader's model, which the kernel compares with the
 * goal. In MDX: `<Exercise name="practice/drawing/wedge">` with `<Hint>` children. plugins/docusaurus/models adds the
 * props.
 */
export function Exercise({ task, start, solution, misses, children }: Props): ReactElement {
  const linked = useLinkedView();
  const hints = useMemo(() => Children.toArray(children).filter(isValidElement), [children]);
  const exercise = useMemo(
    () => ({ task, solution, misses, hints }),
    [task, solution, misses, hints],
  );
  return (
    <PartBoundary label="This exercise" standIn={<pre>{start.code}</pre>}>
      <ExerciseContext value={exercise}>
        <div
          className={comparison['comparison']}
          style={estimateHeight(start.code, true)}
          data-comparison
        >
          <div className={comparison['comparisonGrid']}>
            <ModelFigure
              model={solution}
              eager={false}
              marked={newLines(start, solution)}
              linked={linked}
              isInRow
              isGoal
              foldsCode
            />
            <ModelFigure model={start} eager={false} linked={linked} isInRow Output={CheckPanel} />
          </div>
        </div>
      </ExerciseContext>
    </PartBoundary>
  );
}

export function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
