import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Camera } from '../modeling';
import type { DrawingPart, Part, SolidPart } from './parts';
import type { ViewerCamera } from './camera';
import { DrawingView } from './DrawingView';
import type { Pick } from './finder';
import { SolidView } from './SolidView';
import { useParts } from './useParts';
import styles from './ShapeViewer.module.css';

export interface ShapeViewerProps {
  /** What the viewer shows: parts of a run, or the file of a built model. */
  readonly parts?: readonly Part[];
  readonly glbUrl?: string;
  /** The model's point of view, as its picture was taken. */
  readonly camera?: Camera;
  /** Name of the model, for people who do not see it and for saved pictures. */
  readonly name: string;
  /** Shown until the first frame, and instead of it where 3D cannot be had: the model's picture. */
  readonly poster?: ReactNode;
  /** Give several viewers the same one and they turn together. */
  readonly linkedCamera?: ViewerCamera;
  /** Takes the focus, when the reader asked for the viewer. */
  readonly takesFocus?: boolean;
  readonly onPick?: (pick: Pick | null) => void;
}

/** A model that can be turned, zoomed, cut and measured; a drawing that can be moved and zoomed. Fills its container. */
export function ShapeViewer(props: ShapeViewerProps): ReactElement {
  const { poster = null } = props;
  const { parts, error, retry } = useParts(props.parts, props.glbUrl);
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
      <DrawingView parts={drawings} name={props.name} takesFocus={props.takesFocus ?? false} />
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
