import type { ReactElement } from 'react';
import type { DrawingFrame } from '../camera/drawingFrame';
import type { DrawingPart } from '../../modeling';
import { gridPositions, gridStep } from '../scene/gridStep';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly DrawingPart[];
  readonly frame: DrawingFrame;
  readonly hasGrid: boolean;
}

const dashes = { solid: undefined, dots: '1 4', dashes: '6 4' } as const;

/** The lines of a drawing over the grid. Only the area of `frame` is visible. */
export function DrawingLines({ parts, frame, hasGrid }: Props): ReactElement {
  return (
    <svg
      className={styles['drawing']}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {hasGrid && <GridLines frame={frame} />}
      {parts.map((part, index) => (
        <g
          key={index}
          stroke={part.color ?? 'currentColor'}
          opacity={part.opacity}
          strokeDasharray={dashes[part.strokeType ?? 'solid']}
        >
          {part.paths.map((d, at) => (
            <path key={at} d={d} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The grid lines within the frame as one path, and the axes x = 0 and y = 0 as another. */
function GridLines({ frame }: Pick<Props, 'frame'>): ReactElement {
  const { x, y, width, height } = frame;
  const step = gridStep(width);
  const upright = gridPositions(x, width, step).map((at) => `M${at} ${y}v${height}`);
  const level = gridPositions(y, height, step).map((at) => `M${x} ${at}h${width}`);
  return (
    <>
      <path className={styles['gridLine']} d={[...upright, ...level].join('')} />
      <path className={styles['gridAxis']} d={`M0 ${y}v${height}M${x} 0h${width}`} />
    </>
  );
}
