import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { Label, SolidPart } from '../../modeling';
import type { View } from '../scene/view';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly hidden: ReadonlySet<number>;
  readonly view: View;
  /** The measured line; null without a measurement. */
  readonly measured?: Label | null;
}

/** The labels from the model's code and the measured line: lines between two points with text at the end. */
export function Labels({ parts, hidden, view, measured = null }: Props): ReactElement | null {
  const layer = useRef<HTMLDivElement>(null);
  const labels = useMemo(
    () => [
      ...parts.flatMap((part, index) => (hidden.has(index) ? [] : (part.labels ?? []))),
      ...(measured ? [measured] : []),
    ],
    [parts, hidden, measured],
  );

  useEffect(() => {
    const lines = [...(layer.current?.querySelectorAll('line') ?? [])];
    const texts = [...(layer.current?.querySelectorAll('span') ?? [])];
    const update = () => {
      labels.forEach(({ from, to }, index) => {
        const [[x1, y1], [x2, y2]] = [view.project(from), view.project(to)];
        // A point in the plane of the camera has no finite position on the screen.
        if (![x1, y1, x2, y2].every(Number.isFinite)) return;
        const line = lines[index];
        line?.setAttribute('x1', x1.toFixed(1));
        line?.setAttribute('y1', y1.toFixed(1));
        line?.setAttribute('x2', x2.toFixed(1));
        line?.setAttribute('y2', y2.toFixed(1));
        const text = texts[index];
        if (text) text.style.translate = `${x2.toFixed(1)}px ${y2.toFixed(1)}px`;
      });
    };
    update();
    return view.subscribe(update);
  }, [labels, view]);

  if (labels.length === 0) return null;
  return (
    <div ref={layer} className={styles['labels']}>
      <svg aria-hidden="true">
        {labels.map((label, index) => (
          <line key={index} data-text={label.text} />
        ))}
      </svg>
      {labels.map((label, index) => (
        <span key={index}>{label.text}</span>
      ))}
    </div>
  );
}
