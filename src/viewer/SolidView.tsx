import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { Camera } from '../modeling';
import type { SolidPart } from './parts';
import { AxesTriad } from './ui/AxesTriad';
import { createCamera } from './camera/camera';
import { describePick, type Pick } from './scene/finder';
import { keyAction, keysHelp, type KeyAction } from './input/keys';
import { Labels } from './ui/Labels';
import { fit, pan, standardViews, turn, zoom, type Orbit, type StandardView } from './camera/orbit';
import { halfDiagonal } from './camera/appearance';
import { PickCard, formatPick } from './ui/PickCard';
import type { Mark } from './scene/pickMark';
import { formatStep } from './scene/gridStep';
import type { Display } from './scene/view';
import { Surface } from './ui/Surface';
import { SectionPanel } from './ui/SectionPanel';
import type { ShapeViewerProps } from './ShapeViewerProps';
import { Toolbar } from './ui/Toolbar';
import { useFullScreen } from './ui/useFullScreen';
import { usePointer } from './input/usePointer';
import { useView } from './useView';
import styles from './ShapeViewer.module.css';

type Props = Omit<ShapeViewerProps, 'parts'> & { readonly parts: readonly SolidPart[] };

/** Shown where WebGL cannot be had. */
const noWebGl = 'This browser cannot draw in 3D here (it has no WebGL), so the picture stays.';

const startDisplay: Display = { hasEdges: true, hasGrid: true, section: null, hidden: new Set() };

/** Solids in 3D, with everything a reader can do to look at them. */
export function SolidView(props: Props): ReactElement {
  const {
    parts,
    initialCamera,
    name,
    poster = null,
    linkedCamera,
    takesFocus = false,
    onPick,
  } = props;
  const { pendingDrag = null } = props;
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [ownCamera] = useState(createCamera);
  const camera = linkedCamera ?? ownCamera;
  const [display, setDisplay] = useState(startDisplay);
  const [picked, setPicked] = useState<{
    readonly mark: Mark;
    readonly parts: Props['parts'];
  } | null>(null);
  const [status, setStatus] = useState('');
  const { attach, view, box, isDrawn, isFailed } = useView({
    parts,
    initialCamera,
    camera,
    display,
  });
  const fullScreen = useFullScreen(root);
  const projection = useSyncExternalStore(
    camera.subscribe,
    () => camera.orbit()?.projection ?? 'perspective',
    () => 'perspective' as const,
  );

  // A new run has other faces: what was picked before is gone.
  const mark = picked?.parts === parts ? picked.mark : null;
  const pick = useMemo(() => markToPick(parts, mark), [parts, mark]);

  useEffect(() => view?.mark('picked', mark), [view, parts, mark]);
  useEffect(() => {
    if (takesFocus) surface.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const choose = (next: Mark | null) => {
    const described = markToPick(parts, next);
    setPicked(next && { mark: next, parts });
    setStatus(described ? formatPick(described) : '');
    onPick?.(described);
  };

  const aspect = () => {
    const { clientWidth = 1, clientHeight = 1 } = surface.current ?? {};
    return clientWidth / clientHeight;
  };
  const fitAll = () => {
    const [orbit, all] = [camera.orbit(), camera.box()];
    if (orbit && all) camera.glide(fit(orbit, all, aspect()));
  };
  const lookFrom = (standard: StandardView) => {
    const [orbit, all] = [camera.orbit(), camera.box()];
    if (!orbit || !all) return;
    const direction =
      standard === 'default'
        ? { ...standardViews.default, ...angles(initialCamera) }
        : standardViews[standard];
    camera.glide({ ...fit(orbit, all, aspect()), ...direction });
    setStatus(`View: ${standard}.`);
  };

  usePointer({ surface, view, camera, pendingDrag, onPress: choose, onFit: fitAll });

  const act = (action: KeyAction, orbit: Orbit) => {
    if (action.do === 'turn') camera.set(turn(orbit, action.azimuth, action.elevation));
    else if (action.do === 'pan')
      camera.set(pan(orbit, -action.dx, -action.dy, surface.current?.clientHeight ?? 1));
    else if (action.do === 'zoom')
      camera.set(zoom(orbit, action.factor, halfDiagonal(camera.box() ?? noBox) || 1));
    else if (action.do === 'view') lookFrom(action.view);
    else if (action.do === 'fit') fitAll();
    else if (action.do === 'cycle')
      choose(nextMark(parts, display.hidden, mark, action.kind, action.step));
    else choose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.target === surface.current ? keyAction(event) : null;
    const orbit = camera.orbit();
    if (!action || !orbit || (action.do === 'clear' && !mark)) return;
    event.preventDefault();
    act(action, orbit);
  };

  if (isFailed) {
    return (
      <div className={styles['viewer']}>
        {poster}
        <p className={styles['notice']} role="status">
          {noWebGl}
        </p>
      </div>
    );
  }
  return (
    <div
      ref={root}
      className={styles['viewer']}
      data-maximized={fullScreen.isOn || undefined}
      role="group"
      aria-label={`3D view of ${name}`}
    >
      {!isDrawn && poster}
      <Surface ref={surface} kind="3D model" name={name} help={keysHelp} onKeyDown={onKeyDown}>
        <canvas ref={attach} className={styles['canvas']} />
      </Surface>
      {view && <Labels parts={parts} hidden={display.hidden} view={view} />}
      {view && <AxesTriad view={view} camera={camera} />}
      {view && isDrawn && display.hasGrid && (
        <p className={styles['scale']}>grid {formatStep(view.gridStep())}</p>
      )}
      <div className={styles['foot']}>
        {display.section && box && (
          <SectionPanel
            box={box}
            section={display.section}
            onChange={(section) => setDisplay({ ...display, section })}
          />
        )}
        {pick && <PickCard pick={pick} hasParts={parts.length > 1} onClose={() => choose(null)} />}
      </div>
      <Toolbar
        parts={parts}
        box={box}
        display={display}
        onDisplay={setDisplay}
        projection={projection}
        onProjection={(next) => {
          const orbit = camera.orbit();
          if (orbit) camera.set({ ...orbit, projection: next });
        }}
        onFit={fitAll}
        onView={lookFrom}
        onPicture={() => void savePicture(view?.canvas, name)}
        isFullScreen={fullScreen.isOn}
        onFullScreen={fullScreen.toggle}
      />
      <p className={styles['status']} role="status">
        {status}
      </p>
    </div>
  );
}

const noBox = { min: [0, 0, 0], max: [0, 0, 0] } as const;

function angles({ azimuth, elevation }: Camera = {}) {
  return {
    ...(azimuth !== undefined && { azimuth }),
    ...(elevation !== undefined && { elevation }),
  };
}

function markToPick(parts: readonly SolidPart[], mark: Mark | null): Pick | null {
  const part = mark && parts[mark.part];
  return part ? describePick(part, mark.kind, mark.index) : null;
}

/** The face or edge after (or before) the marked one, through all parts that are shown, round and round. */
function nextMark(
  parts: readonly SolidPart[],
  hidden: ReadonlySet<number>,
  mark: Mark | null,
  kind: Mark['kind'],
  step: 1 | -1,
): Mark | null {
  const all = parts.flatMap(({ mesh }, part): Mark[] =>
    hidden.has(part)
      ? []
      : mesh[kind === 'face' ? 'faces' : 'edges'].map((_, index) => ({ kind, part, index })),
  );
  const at = all.findIndex(
    (other) => other.kind === mark?.kind && other.part === mark.part && other.index === mark.index,
  );
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % all.length;
  return all.at(next) ?? null;
}

/** Saves what the canvas shows, with transparent ground. */
async function savePicture(canvas: HTMLCanvasElement | undefined, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
