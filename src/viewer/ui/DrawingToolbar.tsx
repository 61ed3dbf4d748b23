import type { ReactElement } from 'react';
import { drawingHelp } from '../input/help';
import { useToolbarKeys } from '../input/useToolbarKeys';
import { FullScreenButton } from './FullScreenButton';
import { HelpPanel } from './HelpPanel';
import { MovePad } from './MovePad';
import { ToolButton } from './ToolButton';
import type { FullScreen } from './useFullScreen';
import { usePanels } from './usePanels';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly onFit: () => void;
  readonly onZoom: (factor: number) => void;
  /** Moves the view by pixels, y down. */
  readonly onPan: (dx: number, dy: number) => void;
  readonly hasGrid: boolean;
  readonly onGrid: (hasGrid: boolean) => void;
  readonly fullScreen: FullScreen;
}

const zoomFactor = 1.4;

/** The toolbar of a drawing's view. */
export function DrawingToolbar(props: Props): ReactElement {
  const { onFit, onZoom, onPan, hasGrid, onGrid, fullScreen } = props;
  const onKeyDown = useToolbarKeys();
  const { toolbar, open, opener } = usePanels<'moves' | 'help'>();
  return (
    <div
      ref={toolbar}
      className={styles['toolbar']}
      role="toolbar"
      aria-label="View"
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
    >
      {/* Low views have these only in the panel. */}
      <div className={styles['ofTallViews']}>
        <ToolButton icon="fit" label="Show all" onClick={onFit} />
        <ToolButton icon="zoomIn" label="Nearer" onClick={() => onZoom(zoomFactor)} />
        <ToolButton icon="zoomOut" label="Farther" onClick={() => onZoom(1 / zoomFactor)} />
      </div>
      <ToolButton icon="move" label="Move and zoom" {...opener('moves')} />
      {open === 'moves' && (
        <MovePad
          turns={false}
          onMove={(move) => {
            if (move.do === 'pan') onPan(move.dx, move.dy);
            else if (move.do === 'zoom') onZoom(move.factor);
            else onFit();
          }}
        />
      )}
      <ToolButton icon="grid" label="Grid" isPressed={hasGrid} onClick={() => onGrid(!hasGrid)} />
      <ToolButton icon="help" label="Gestures and keys" {...opener('help')} />
      {open === 'help' && <HelpPanel help={drawingHelp} />}
      <FullScreenButton {...fullScreen} />
    </div>
  );
}
