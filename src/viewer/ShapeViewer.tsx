import { useMemo, type ReactElement } from 'react';
import type { DrawingPart, Part, SolidPart } from '../modeling';
import { DrawingView } from './DrawingView';
import type { ShapeViewerProps } from './ShapeViewerProps';
import { SolidView } from './SolidView';
import { useParts } from './useParts';
import styles from './ShapeViewer.module.css';

/**
 * An interactive view of a model or a drawing. Models can be turned, zoomed, cut and measured; drawings can be moved
 * and zoomed. Fills its container.
 */
export function ShapeViewer(props: ShapeViewerProps): ReactElement {
  const { poster = null } = props;
  const { parts, error, retry } = useParts(props.parts, props.drawing ?? props.glbUrl);
  const { solids, drawings } = useMemo(() => split(parts ?? []), [parts]);

  if (error !== null) {
    return (
      <div className={styles['viewer']}>
        {poster}
        <div className={styles['notice']} role="alert">
          {error}{' '}
          <button type="button" className={styles['textButton']} onClick={retry}>
            Try again
          </button>
        </div>
      </div>
    );
  }
  if (!parts) {
    return (
      <div className={styles['viewer']}>
        {poster}
        <div className={styles['notice']} role="status">
          Loading the 3D model…
        </div>
      </div>
    );
  }
  if (solids.length === 0)
    return (
      <DrawingView
        parts={drawings}
        name={props.name}
        takesFocus={props.takesFocus ?? false}
        pendingDrag={props.pendingDrag ?? null}
      />
    );
  return <SolidView {...props} parts={solids} />;
}

function split(parts: readonly Part[]) {
  const solids: SolidPart[] = [];
  const drawings: DrawingPart[] = [];
  for (const part of parts) {
    if (part.kind === 'solid') solids.push(part);
    else drawings.push(part);
  }
  return { solids, drawings };
}
