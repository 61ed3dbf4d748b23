import { useRef, useState, type ReactElement } from 'react';
import { useDrawingFrame } from './input/useDrawingFrame';
import type { PendingDrag } from './input/gestures';
import { drawingHelp } from './input/help';
import type { KeyAction } from './input/keys';
import { createViewKeyListener } from './input/viewAreaKeys';
import { useFocusOnRequest } from './input/useFocusOnRequest';
import type { DrawingPart } from '../modeling';
import { formatStep, gridStep } from './scene/gridStep';
import { DrawingLines } from './ui/DrawingLines';
import { DrawingToolbar } from './ui/DrawingToolbar';
import { ViewArea } from './ui/ViewArea';
import { useFullScreen } from './ui/useFullScreen';
import { ViewerGroup } from './ui/ViewerGroup';
import styles from './ShapeViewer.module.css';

interface Props {
  readonly parts: readonly DrawingPart[];
  readonly name: string;
  readonly takesFocus: boolean;
  readonly pendingDrag: PendingDrag | null;
}

/** An interactive view of a drawing, which can be moved and zoomed over a grid in millimetres. */
export function DrawingView({ parts, name, takesFocus, pendingDrag }: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const viewArea = useRef<HTMLDivElement>(null);
  const [hasGrid, setGrid] = useState(true);
  const { frame, pan, zoom, fit } = useDrawingFrame(viewArea, parts, pendingDrag);
  const fullScreen = useFullScreen(root);

  useFocusOnRequest(viewArea, takesFocus);

  const move = (action: KeyAction): boolean => {
    if (action.do === 'pan') pan(action.dx, action.dy);
    else if (action.do === 'zoom') zoom(action.factor);
    else if (action.do === 'fit' || action.do === 'view') fit();
    else return false;
    return true;
  };

  return (
    <ViewerGroup ref={root} label={`Drawing ${name}`} isMaximized={fullScreen.isOn}>
      <ViewArea
        ref={viewArea}
        kind="drawing"
        name={name}
        help={drawingHelp}
        onKeyDown={createViewKeyListener(move)}
      >
        <DrawingLines parts={parts} frame={frame} hasGrid={hasGrid} />
      </ViewArea>
      {hasGrid && <p className={styles['scale']}>grid {formatStep(gridStep(frame.width))}</p>}
      <DrawingToolbar onMove={move} hasGrid={hasGrid} onGrid={setGrid} fullScreen={fullScreen} />
    </ViewerGroup>
  );
}
