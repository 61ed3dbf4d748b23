import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createCamera } from './camera/camera';
import { useCameraMoves } from './input/useCameraMoves';
import { solidHelp } from './input/help';
import { createViewKeyListener } from './input/viewAreaKeys';
import { useFocusOnRequest } from './input/useFocusOnRequest';
import { usePick } from './input/usePick';
import { usePointer } from './input/usePointer';
import type { SolidPart } from '../modeling';
import type { DisplayOptions, View } from './scene/view';
import type { ShapeViewerProps } from './ShapeViewerProps';
import { Overlays } from './ui/Overlays';
import { Panels } from './ui/Panels';
import { savePicture } from './ui/savePicture';
import { ViewArea } from './ui/ViewArea';
import { Toolbar } from './ui/Toolbar';
import { useFullScreen } from './ui/useFullScreen';
import { usePrintCheckPanel } from './ui/usePrintCheckPanel';
import { ViewerGroup } from './ui/ViewerGroup';
import { useView } from './useView';
import styles from './ShapeViewer.module.css';

type Props = Omit<ShapeViewerProps, 'parts'> & { readonly parts: readonly SolidPart[] };

const initialDisplay: DisplayOptions = {
  hasEdges: true,
  hasGrid: true,
  section: null,
  hidden: new Set(),
};

/** The 3D view of solids, with all viewing tools. */
export function SolidView(props: Props): ReactElement {
  const { initialCamera, name, poster = null, pendingDrag = null, marked = null } = props;
  const { onDrawn, parts: own } = props;
  const parts = usePartsWithGoal(own, props.goal ?? null);
  const root = useRef<HTMLDivElement>(null);
  const viewArea = useRef<HTMLDivElement>(null);
  const [camera] = useState(() => props.cameraOf?.(createCamera) ?? createCamera());
  const [display, setDisplay] = useDisplay(own.length);
  const [status, onStatus] = useState('');
  const { attach, view, box, isDrawn, isFailed } = useView({
    parts,
    initialCamera,
    camera,
    display,
  });
  const printCheck = usePrintCheckPanel(props.printCheck, own, display, view);
  useEffect(() => view?.highlightTriangles(marked), [view, marked]);
  const fullScreen = useFullScreen(root);
  const move = useCameraMoves({ camera, viewArea, initialCamera, onStatus });
  const picking = usePick({ parts, hidden: display.hidden, view, onStatus });
  const measured = picking.measurement?.line ?? null;
  const onFit = () => move({ do: 'fit' });
  usePointer({ viewArea, view, camera, pendingDrag, onPress: picking.choose, onFit });
  useFocusOnRequest(viewArea, props.takesFocus ?? false);
  useEffect(() => onDrawn && view?.subscribe(() => onDrawn(view.canvas)), [view, onDrawn]);

  const onKeyDown = createViewKeyListener((action) => move(action) || picking.onKeyAction(action));

  if (isFailed) return <WithoutWebGl poster={poster} />;
  return (
    <ViewerGroup
      ref={root}
      label={`3D view of ${name}`}
      isMaximized={fullScreen.isOn}
      panels={
        <Panels
          {...{ box, display, picking }}
          hasParts={parts.length > 1}
          printCheck={printCheck?.panel ?? null}
          onSection={(section) => setDisplay({ ...display, section })}
        />
      }
    >
      {!isDrawn && poster}
      <ViewArea ref={viewArea} kind="3D model" name={name} help={solidHelp} onKeyDown={onKeyDown}>
        <canvas ref={attach} className={styles['canvas']} />
      </ViewArea>
      {view && <Overlays {...{ parts, view, camera, display, isDrawn, measured }} />}
      <Toolbar
        {...{ parts, box, display, camera, fullScreen, printCheck }}
        onDisplay={setDisplay}
        onMove={move}
        onPicture={() => void saveModelPicture(view, display, props)}
      />
      <p className={styles['status']} role="status">
        {status}
      </p>
    </ViewerGroup>
  );
}

/** The fallback for browsers that cannot draw in 3D: the model's picture. */
function WithoutWebGl({ poster }: { readonly poster: ReactNode }): ReactElement {
  return (
    <div className={styles['viewer']}>
      {poster}
      <p className={styles['notice']} role="status">
        This browser cannot draw in 3D here (it has no WebGL), so the picture stays.
      </p>
    </div>
  );
}

/**
 * Returns the display options and a function that changes them. When the number of parts changes, all parts are shown
 * again, because the positions of hidden parts, and of the goal behind them, then belong to other parts.
 */
function useDisplay(partCount: number) {
  const [display, setDisplay] = useState(initialDisplay);
  const [count, setCount] = useState(partCount);
  if (count !== partCount) {
    setCount(partCount);
    setDisplay({ ...display, hidden: new Set() });
  }
  return [display, setDisplay] as const;
}

/** Downloads a picture of the model without the goal. */
async function saveModelPicture(
  view: View | null,
  display: DisplayOptions,
  { parts, goal, name }: Props,
): Promise<void> {
  if (!view) return;
  const goalIndices = (goal ?? []).map((_, index) => parts.length + index);
  await savePicture(
    view,
    { ...display, hidden: new Set([...display.hidden, ...goalIndices]) },
    name,
  );
  view.setDisplay(display);
}

/** Opacity of the goal. It is low, so the goal hides little of the reader's model. */
const goalOpacity = 0.25;

/**
 * Returns the parts of the model, followed by the parts of the goal. Beside a goal, a model of one part is "Your model",
 * because its own name is the path of its code.
 */
function usePartsWithGoal(
  parts: readonly SolidPart[],
  goal: readonly SolidPart[] | null,
): readonly SolidPart[] {
  return useMemo(() => {
    if (!goal) return parts;
    const own = parts.length === 1 ? parts.map((part) => ({ ...part, name: 'Your model' })) : parts;
    return [...own, ...goal.map((part) => ({ ...part, name: 'Goal', opacity: goalOpacity }))];
  }, [parts, goal]);
}
