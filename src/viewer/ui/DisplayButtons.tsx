import type { ReactElement } from 'react';
import type { ViewerCamera } from '../camera/camera';
import { useProjection } from '../camera/useProjection';
import type { DisplayOptions } from '../scene/view';
import { ToolButton } from './ToolButton';
import type { PrintCheckPanelState } from './usePrintCheckPanel';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly camera: ViewerCamera;
  readonly display: DisplayOptions;
  readonly onDisplay: (display: DisplayOptions) => void;
  readonly onPicture: () => void;
  readonly printCheck: PrintCheckPanelState | null;
  /** Called when the print check opens or closes. */
  readonly onPrintCheck: () => void;
}

/**
 * The buttons for display options. They are rarely used, so they are the first to move into the panel "More" when
 * the viewer has little height.
 */
export function DisplayButtons(props: Props): ReactElement {
  const { camera, display, onDisplay, onPicture, printCheck, onPrintCheck } = props;
  const [projection, project] = useProjection(camera);
  const isOrthographic = projection === 'orthographic';
  return (
    <div className={styles['secondary']}>
      {printCheck && (
        <ToolButton
          icon="printer"
          label="Print check"
          isPressed={printCheck.isOpen}
          onClick={() => {
            printCheck.toggle();
            onPrintCheck();
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
