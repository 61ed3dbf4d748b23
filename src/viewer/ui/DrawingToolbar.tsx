import type { ReactElement } from 'react';
import { drawingHelp } from '../input/help';
import type { KeyAction } from '../input/keys';
import { useToolbarKeys } from '../input/useToolbarKeys';
import { FullScreenButton } from './FullScreenButton';
import { HelpPanel } from './HelpPanel';
import { MovePad } from './MovePad';
import { ToolButton } from './ToolButton';
import type { FullScreenState } from './useFullScreen';
import { usePanels } from './usePanels';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly onMove: (move: KeyAction) => void;
  readonly hasGrid: boolean;
  readonly onGrid: (hasGrid: boolean) => void;
  readonly fullScreen: FullScreenState;
}

const factor = 1.4;

/** The toolbar of a drawing's view. */
export function DrawingToolbar(props: Props): ReactElement {
  const { onMove, hasGrid, onGrid, fullScreen } = props;
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
      {/* In a low view, these buttons are only in the panel "More". */}
      <div className={styles['tallViewOnly']}>
        <ToolButton icon="fit" label="Show all" onClick={() => onMove({ do: 'fit' })} />
        <ToolButton icon="zoomIn" label="Nearer" onClick={() => onMove({ do: 'zoom', factor })} />
        <ToolButton
          icon="zoomOut"
          label="Farther"
          onClick={() => onMove({ do: 'zoom', factor: 1 / factor })}
        />
      </div>
      <ToolButton icon="move" label="Move and zoom" {...opener('moves')} />
      {open === 'moves' && <MovePad turns={false} onMove={onMove} />}
      <ToolButton icon="grid" label="Grid" isPressed={hasGrid} onClick={() => onGrid(!hasGrid)} />
      <ToolButton icon="help" label="Gestures and keys" {...opener('help')} />
      {open === 'help' && <HelpPanel help={drawingHelp} />}
      <FullScreenButton {...fullScreen} />
    </div>
  );
}
