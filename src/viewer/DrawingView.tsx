import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { DrawingPart } from './parts';
import { fitFrame, frameAround, moveFrame, zoomFrame, type Frame } from './camera/frame2d';
import { listenToGestures, type GestureActions, type PendingDrag } from './input/gestures';
import { formatNumber } from './scene/finder';
import { keyAction } from './input/keys';
import { gridStep } from './scene/grid';
import { ToolButton } from './ui/ToolButton';
import { useFullScreen } from './ui/useFullScreen';
import { useToolbarKeys } from './input/useToolbarKeys';
import styles from './ShapeViewer.module.css';

interface Props {
  readonly parts: readonly DrawingPart[];
  readonly name: string;
  readonly takesFocus: boolean;
  readonly pendingDrag: PendingDrag | null;
}

const help = 'Arrow keys with Shift move, plus and minus zoom, F shows all.';
const dashes = { solid: undefined, dots: '1 4', dashes: '6 4' } as const;

/** A drawing that can be moved and zoomed, over a grid of millimetres. */
export function DrawingView({ parts, name, takesFocus, pendingDrag }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [hasGrid, setGrid] = useState(true);
  const [size, setSize] = useState({ width: 16, height: 10 });
  const all = useMemo(() => frameAround(parts.map(({ viewBox }) => viewBox)), [parts]);
  /** Null: all of the drawing. */
  const [chosen, setChosen] = useState<Frame | null>(null);
  const frame = fitFrame(chosen ?? all, size.width / size.height);
  const fullScreen = useFullScreen(root);
  const onToolbarKeys = useToolbarKeys();
  const helpId = useId();
  const latest = useRef(frame);

  useEffect(() => {
    latest.current = frame;
  });
  useEffect(() => {
    if (takesFocus) surface.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const resize = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    resize.observe(element);
    const move = (next: Frame) => {
      latest.current = next;
      setChosen(next);
    };
    const pan = (dx: number, dy: number) =>
      move(moveFrame(latest.current, dx / element.clientWidth, dy / element.clientHeight));
    const actions: GestureActions = {
      turn: pan,
      pan,
      zoom: (factor, x, y) =>
        move(zoomFrame(latest.current, factor, x / element.clientWidth, y / element.clientHeight)),
      hover: () => undefined,
      leave: () => undefined,
      press: () => undefined,
      fit: () => setChosen(null),
    };
    const stop = listenToGestures(element, actions, pendingDrag);
    return () => {
      resize.disconnect();
      stop();
    };
  }, [pendingDrag]);

  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.target === surface.current ? keyAction(event) : null;
    if (!action) return;
    if (action.do === 'pan')
      setChosen(moveFrame(frame, -action.dx / size.width, -action.dy / size.height));
    else if (action.do === 'zoom') setChosen(zoomFrame(frame, action.factor, 0.5, 0.5));
    else if (action.do === 'fit' || action.do === 'view') setChosen(null);
    else return;
    event.preventDefault();
  };

  const step = gridStep(frame.width);
  return (
    <div
      ref={root}
      className={styles['viewer']}
      data-maximized={fullScreen.isOn || undefined}
      role="group"
      aria-label={`Drawing ${name}`}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- "application" is interactive: it hands the arrow keys to the view */}
      <div
        ref={surface}
        className={styles['surface']}
        role="application"
        aria-roledescription="drawing"
        aria-label={name}
        aria-describedby={helpId}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <svg
          className={styles['drawing']}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          aria-hidden="true"
        >
          {hasGrid && <GridLines frame={frame} step={step} />}
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
      </div>
      <p id={helpId} hidden>
        {help}
      </p>
      {hasGrid && <p className={styles['scale']}>grid {formatNumber(step)} mm</p>}
      {}
      <div className={styles['toolbar']} role="toolbar" aria-label="View" onKeyDown={onToolbarKeys}>
        <ToolButton icon="fit" label="Show all" onClick={() => setChosen(null)} />
        <ToolButton
          icon="zoomIn"
          label="Nearer"
          onClick={() => setChosen(zoomFrame(frame, 1.4, 0.5, 0.5))}
        />
        <ToolButton
          icon="zoomOut"
          label="Farther"
          onClick={() => setChosen(zoomFrame(frame, 1 / 1.4, 0.5, 0.5))}
        />
        <ToolButton
          icon="grid"
          label="Grid"
          isPressed={hasGrid}
          onClick={() => setGrid(!hasGrid)}
        />
        <ToolButton
          icon={fullScreen.isOn ? 'reduce' : 'enlarge'}
          label={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        />
      </div>
    </div>
  );
}

/** Every line of the grid within the frame, as one path; the axes x = 0 and y = 0 as another. */
function GridLines({
  frame,
  step,
}: {
  readonly frame: Frame;
  readonly step: number;
}): ReactElement {
  const { x, y, width, height } = frame;
  let fine = '';
  for (let at = Math.ceil(x / step) * step; at < x + width; at += step)
    fine += `M${at} ${y}v${height}`;
  for (let at = Math.ceil(y / step) * step; at < y + height; at += step)
    fine += `M${x} ${at}h${width}`;
  return (
    <>
      <path className={styles['gridLine']} d={fine} />
      <path className={styles['gridAxis']} d={`M0 ${y}v${height}M${x} 0h${width}`} />
    </>
  );
}
