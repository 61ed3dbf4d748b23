import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { SolidPart } from '../parts';
import type { View } from '../scene/view';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly hidden: ReadonlySet<number>;
  readonly view: View;
}

/** The labels that the model's code asked for: a line from point to point with a text at its end. */
export function Labels({ parts, hidden, view }: Props): ReactElement | null {
  const layer = useRef<HTMLDivElement>(null);
  const labels = useMemo(
    () => parts.flatMap((part, index) => (hidden.has(index) ? [] : (part.labels ?? []))),
    [parts, hidden],
  );

  useEffect(() => {
    const update = () => {
      labels.forEach(({ from, to }, index) => {
        const line = layer.current?.querySelectorAll('line')[index];
        const text = layer.current?.querySelectorAll('span')[index];
        const [[x1, y1], [x2, y2]] = [view.project(from), view.project(to)];
        line?.setAttribute('x1', x1.toFixed(1));
        line?.setAttribute('y1', y1.toFixed(1));
        line?.setAttribute('x2', x2.toFixed(1));
        line?.setAttribute('y2', y2.toFixed(1));
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
