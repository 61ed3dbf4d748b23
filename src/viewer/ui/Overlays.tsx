import type { ReactElement } from 'react';
import type { ViewerCamera } from '../camera/camera';
import type { Label, SolidPart } from '../../modeling';
import { formatStep } from '../scene/gridStep';
import type { DisplayOptions, View } from '../scene/view';
import { AxesTriad } from './AxesTriad';
import { Labels } from './Labels';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly view: View;
  readonly camera: ViewerCamera;
  readonly display: DisplayOptions;
  readonly isDrawn: boolean;
  /** The measured line; null without a measurement. */
  readonly measured: Label | null;
}

/** The overlays that move with the picture: labels, axes, and the scale of the grid. */
export function Overlays(props: Props): ReactElement {
  const { parts, view, camera, display, isDrawn, measured } = props;
  return (
    <>
      <Labels parts={parts} hidden={display.hidden} view={view} measured={measured} />
      <AxesTriad view={view} camera={camera} />
      {isDrawn && display.hasGrid && (
        <p className={styles['scale']}>grid {formatStep(view.gridStep())}</p>
      )}
    </>
  );
}
