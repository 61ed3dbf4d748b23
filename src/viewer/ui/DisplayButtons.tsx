import type { ReactElement } from 'react';
import type { ViewerCamera } from '../camera/camera';
import { useProjection } from '../camera/useProjection';
import type { Display } from '../scene/view';
import { ToolButton } from './ToolButton';
import type { InspectionState } from './useInspection';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly camera: ViewerCamera;
  readonly display: Display;
  readonly onDisplay: (display: Display) => void;
  readonly onPicture: () => void;
  readonly inspecting: InspectionState;
  /** Called when the inspection panel opens or closes. */
  readonly onInspect: () => void;
}

/**
 * The buttons for display options. In a low view, they are the first to move to the panel "More", because they are
 * rarely used.
 */
export function DisplayButtons(props: Props): ReactElement {
  const { camera, display, onDisplay, onPicture, inspecting, onInspect } = props;
  const { inspection, isOpen, toggle } = inspecting;
  const [projection, project] = useProjection(camera);
  const isOrthographic = projection === 'orthographic';
  return (
    <div className={styles['secondary']}>
      {inspection && (
        <ToolButton
          icon={inspection.icon}
          label={inspection.label}
          isPressed={isOpen}
          onClick={() => {
            toggle();
            onInspect();
          }}
        />
      )}
      <ToolButton
        icon="orthographic"
        label="Orthographic"
        isPressed={isOrthographic}
        onClick={() => project(isOrthographic ? 'perspective' : 'orthographic')}
      />
      <ToolButton
        icon="edges"
        label="Edges"
        isPressed={display.hasEdges}
        onClick={() => onDisplay({ ...display, hasEdges: !display.hasEdges })}
      />
      <ToolButton
        icon="grid"
        label="Ground grid"
        isPressed={display.hasGrid}
        onClick={() => onDisplay({ ...display, hasGrid: !display.hasGrid })}
      />
      <ToolButton icon="picture" label="Save picture" onClick={onPicture} />
    </div>
  );
}
