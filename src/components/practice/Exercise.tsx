import {
  Children,
  isValidElement,
  useEffect,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling';
import type { ModelActivation } from '../model/activation/useModelActivation';
import { estimateHeight } from '../model/figure/estimateHeight';
import { ModelFigure } from '../model/figure/ModelFigure';
import { newLines } from '../model/figure/changedLines';
import { useLinkedView } from '../model/interactive/useLinkedView';
import { LazyBoundary } from '../lazy-component/LazyBoundary';
import { Picture } from '../model/picture/Picture';
import { CheckPanel, ExerciseContext } from './CheckPanel';
import { CopySolution } from './CopySolution';
import { SolvedMark } from './SolvedMark';
import comparison from '../model/figure/ModelComparison.module.css';
import styles from './Practice.module.css';

interface Props {
  /** The name of the exercise: "practice/drawing/wedge". */
  readonly task: string;
  readonly start: BuiltModel;
  readonly solution: BuiltModel;
  /** Wrong results that have their own sentence: a list of `NearMiss` as JSON. */
  readonly misses: string;
  /** The address of the next exercise on the Practice page, if there is one. */
  readonly next?: string;
  /** True on a page with many exercises. Only the picture of the goal is shown until the reader opens the exercise. */
  readonly isFolded?: boolean;
  /** Hints, in the order in which a reader opens them. */
  readonly children?: ReactNode;
}

/**
 * An exercise: the goal with its collapsed solution, and beside it the reader's model, which is compared with the goal.
 * In MDX: `<Exercise name="practice/drawing/wedge">` with `<Hint>` children. plugins/docusaurus/models adds the props.
 */
export function Exercise({ isFolded = false, ...props }: Props): ReactElement {
  return isFolded ? <FoldedExercise {...props} /> : <OpenExercise {...props} />;
}

function FoldedExercise(props: Omit<Props, 'isFolded'>): ReactElement {
  const { task, solution } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The section of the exercise has the name of the exercise.
    if (details.current && hash && task.endsWith(hash.replace('#', '/')))
      details.current.open = true;
  }, [hash, task]);
  return (
    <details ref={details} className={styles['folded']} data-search="off">
      <summary>
        Open the exercise <SolvedMark task={task} />
        <Picture model={{ picture: { ...solution.picture, alt: '' } }} eager={false} />
      </summary>
      <OpenExercise {...props} />
    </details>
  );
}

function OpenExercise({ task, start, solution, misses, next, children }: Props): ReactElement {
  const linked = useLinkedView();
  const hints = useMemo(() => Children.toArray(children).filter(isValidElement), [children]);
  const startActivation = useRef<ModelActivation>(null);
  const { camera } = linked;
  const exercise = useMemo(
    () => ({ task, solution, misses, next, hints, camera, start: startActivation }),
    [task, solution, misses, next, hints, camera],
  );
  return (
    <LazyBoundary label="This exercise" fallback={<pre>{start.code}</pre>}>
      <ExerciseContext value={exercise}>
        <div
          className={comparison['comparison']}
          style={estimateHeight(start.code, true)}
          data-comparison
          // Keeps solutions out of search results and makes the search index smaller.
          data-search="off"
        >
          <div
            className={clsx(
              comparison['comparisonGrid'],
              hasDimensionedDrawing(solution) && comparison['single'],
            )}
          >
            <ModelFigure
              model={solution}
              eager={false}
              marked={newLines(start, solution)}
              linked={linked}
              isInRow
              isGoal
              foldsCode
              Output={CopySolution}
            />
            <ModelFigure model={start} eager={false} linked={linked} isInRow Output={CheckPanel} />
          </div>
        </div>
      </ExerciseContext>
    </LazyBoundary>
  );
}

/** Returns true if the picture of a solid is a dimensioned drawing, which is too small in half of a column. */
function hasDimensionedDrawing({ facts, picture }: BuiltModel): boolean {
  return facts.kind === 'solid' && picture.src.endsWith('.svg');
}

export function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
