import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { createCamera } from './camera/camera';
import { useCameraMoves } from './camera/useCameraMoves';
import { solidHelp } from './input/help';
import { keyAction } from './input/keys';
import { useFocusOnRequest } from './input/useFocusOnRequest';
import { usePick } from './input/usePick';
import { usePointer } from './input/usePointer';
import type { ViewedSolid } from './parts';
import type { Display } from './scene/view';
import type { ShapeViewerProps } from './ShapeViewerProps';
import { Overlays } from './ui/Overlays';
import { PickCard } from './ui/PickCard';
import { savePicture } from './ui/savePicture';
import { SectionPanel } from './ui/SectionPanel';
import { leave, Surface } from './ui/Surface';
import { Toolbar } from './ui/Toolbar';
import { useFullScreen } from './ui/useFullScreen';
import { useInspection } from './ui/useInspection';
import { useSize } from './ui/useSize';
import { ViewerGroup } from './ui/ViewerGroup';
import { WithoutWebGl } from './ui/WithoutWebGl';
import { useView } from './useView';
import styles from './ShapeViewer.module.css';

type Props = Omit<ShapeViewerProps, 'parts'> & { readonly parts: readonly ViewedSolid[] };

const startDisplay: Display = { hasEdges: true, hasGrid: true, section: null, hidden: new Set() };

/** Solids in 3D, with everything a reader can do to look at them. */
export function SolidView(props: Props): ReactElement {
  const { parts, initialCamera, name, poster = null, pendingDrag = null, onPick } = props;
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [ownCamera] = useState(createCamera);
  const camera = props.linkedCamera ?? ownCamera;
  const [display, setDisplay] = useState(startDisplay);
  const [status, onStatus] = useState('');
  const { attach, view, box, isDrawn, isFailed } = useView({
    parts,
    initialCamera,
    camera,
    display,
  });
  const inspecting = useInspection({ inspection: props.inspection, parts, display, view });
  const fullScreen = useFullScreen(root);
  const moves = useCameraMoves({ camera, surface, initialCamera, onStatus });
  const picking = usePick({ parts, hidden: display.hidden, view, onPick, onStatus });
  const { pick, choose } = picking;
  usePointer({ surface, view, camera, pendingDrag, onPress: choose, onFit: moves.fitAll });
  useFocusOnRequest(surface, props.takesFocus ?? false);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.target === surface.current ? keyAction(event) : null;
    if (!action) return;
    if (moves.byKey(action) || picking.byKey(action)) event.preventDefault();
    else if (action.do === 'clear') leave();
  };

  const isLow = useSize(surface).height < lowView;
  const panels = (
    <div className={styles['foot']}>
      {display.section && box && (
        <SectionPanel
          box={box}
          section={display.section}
          onChange={(section) => setDisplay({ ...display, section })}
        />
      )}
      {inspecting.panel}
      {pick && <PickCard pick={pick} hasParts={parts.length > 1} onClose={() => choose(null)} />}
    </div>
  );
  const hasPanel = display.section !== null || inspecting.panel !== null || pick !== null;

  if (isFailed) return <WithoutWebGl poster={poster} />;
  return (
    <ViewerGroup
      ref={root}
      label={`3D view of ${name}`}
      isMaximized={fullScreen.isOn}
      panels={panels}
      isPanelBelow={isLow && hasPanel}
    >
      {!isDrawn && poster}
      <Surface ref={surface} kind="3D model" name={name} help={solidHelp} onKeyDown={onKeyDown}>
        <canvas ref={attach} className={styles['canvas']} />
      </Surface>
      {view && <Overlays {...{ parts, view, camera, display, isDrawn }} />}
      <Toolbar
        {...{ parts, box, display, camera, fullScreen, inspecting }}
        onDisplay={setDisplay}
        onFit={moves.fitAll}
        onMove={moves.byKey}
        onView={moves.lookFrom}
        onPicture={() => void savePicture(view?.canvas, name)}
      />
      <p className={styles['status']} role="status">
        {status}
      </p>
    </ViewerGroup>
  );
}

/** In a view lower than this a panel would cover most of the model. Pixels, as the fold of the toolbar in ShapeViewer.module.css. */
const lowView = 376;
