import type { ReactElement } from 'react';
import { useToolbarKeys } from '../input/useToolbarKeys';
import { FullScreenButton } from './FullScreenButton';
import { ToolButton } from './ToolButton';
import type { FullScreen } from './useFullScreen';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly onFit: () => void;
  readonly onZoom: (factor: number) => void;
  readonly hasGrid: boolean;
  readonly onGrid: (hasGrid: boolean) => void;
  readonly fullScreen: FullScreen;
}

const zoomFactor = 1.4;

/** Everything one can do to the view of a drawing, as buttons. */
export function DrawingToolbar(props: Props): ReactElement {
  const { onFit, onZoom, hasGrid, onGrid, fullScreen } = props;
  const onKeyDown = useToolbarKeys();
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label="View" onKeyDown={onKeyDown}>
      <ToolButton icon="fit" label="Show all" onClick={onFit} />
      <ToolButton icon="zoomIn" label="Nearer" onClick={() => onZoom(zoomFactor)} />
      <ToolButton icon="zoomOut" label="Farther" onClick={() => onZoom(1 / zoomFactor)} />
      <ToolButton icon="grid" label="Grid" isPressed={hasGrid} onClick={() => onGrid(!hasGrid)} />
      <FullScreenButton {...fullScreen} />
    </div>
  );
}
