import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling';
import { useModelActivation } from '../model/activation/useModelActivation';
import { estimateHeight } from '../model/figure/estimateHeight';
import { ActiveFigure, ModelFigure } from '../model/figure/ModelFigure';
import { useLinkedView } from '../model/interactive/useLinkedView';
import { LazyBoundary } from '../lazy-component/LazyBoundary';
import { Picture } from '../model/picture/Picture';
import { CheckPanel } from './CheckPanel';
import { Hints } from './Hints';
import { Solution } from './Solution';
import { SolvedHeading } from './SolvedMark';
import comparison from '../model/figure/ModelComparison.module.css';
import styles from './Practice.module.css';

interface Props {
  /** The name of the exercise: "practice/drawing/wedge". */
  readonly task: string;
  /** The id of the exercise's heading. */
  readonly section: string;
  readonly start: BuiltModel;
  readonly solution: BuiltModel;
  /** Wrong results with their own feedback: a list of `NearMiss` as JSON. */
  readonly misses: string;
  /** The URL of the next exercise on the Practice page, if there is one. */
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
  return (
    <>
      <SolvedHeading task={props.task} section={props.section} />
      {isFolded ? <FoldedExercise {...props} /> : <OpenExercise {...props} />}
    </>
  );
}

type OpenProps = Omit<Props, 'isFolded'>;

function FoldedExercise(props: OpenProps): ReactElement {
  const { section, solution } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (details.current && hash === `#${section}`) details.current.open = true;
  }, [hash, section]);
  return (
    <details ref={details} className={styles['folded']} data-search="off">
      <summary>
        Open the exercise
        <Picture model={{ picture: { ...solution.picture, alt: '' } }} eager={false} />
      </summary>
      <OpenExercise {...props} />
    </details>
  );
}

function OpenExercise({ children, ...exercise }: OpenProps): ReactElement {
  const { start, solution } = exercise;
  const linked = useLinkedView();
  const activation = useModelActivation(start);
  return (
    <LazyBoundary label="This exercise" fallback={<pre>{start.code}</pre>}>
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
          <ModelFigure model={solution} eager={false} linked={linked} isInRow isGoal />
          <ActiveFigure
            model={start}
            activation={activation}
            eager={false}
            linked={linked}
            isInRow
            keyHint="Ctrl or Cmd + Shift + Enter checks it."
            aboveCode={<Hints task={exercise.task}>{children}</Hints>}
          >
            <CheckPanel {...exercise} activation={activation} camera={linked.camera} />
          </ActiveFigure>
          <Solution solution={solution} start={start} activation={activation} />
        </div>
      </div>
    </LazyBoundary>
  );
}

/** Returns true if the picture of a solid is a dimensioned drawing, which needs more than half of the column. */
function hasDimensionedDrawing({ facts, picture }: BuiltModel): boolean {
  return facts.kind === 'solid' && picture.src.endsWith('.svg');
}
