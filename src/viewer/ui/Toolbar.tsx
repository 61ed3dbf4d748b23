import type { ReactElement } from 'react';
import type { Box, SolidPart } from '../../modeling';
import type { ViewerCamera } from '../camera/camera';
import type { StandardView } from '../camera/orbit';
import { solidHelp } from '../input/help';
import type { KeyAction } from '../input/keys';
import { useToolbarKeys } from '../input/useToolbarKeys';
import type { DisplayOptions } from '../scene/view';
import { DisplayButtons } from './DisplayButtons';
import { FullScreenButton } from './FullScreenButton';
import { HelpPanel } from './HelpPanel';
import { MovePad } from './MovePad';
import { PartList } from './PartList';
import { sectionThrough } from './SectionPanel';
import { StandardViews } from './StandardViews';
import { ToolButton } from './ToolButton';
import type { PrintCheckPanelState } from './usePrintCheckPanel';
import type { FullScreenState } from './useFullScreen';
import { usePanels } from './usePanels';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly box: Box | null;
  readonly display: DisplayOptions;
  readonly onDisplay: (display: DisplayOptions) => void;
  readonly camera: ViewerCamera;
  readonly onMove: (move: KeyAction) => void;
  readonly onPicture: () => void;
  readonly fullScreen: FullScreenState;
  readonly printCheck: PrintCheckPanelState | null;
}

type Panel = 'moves' | 'views' | 'parts' | 'help' | 'more';

/** The toolbar of a 3D view. The less height the viewer has, the more buttons are in the panel "More". */
export function Toolbar(props: Props): ReactElement {
  const { parts, box, display, onDisplay, camera, onMove, onPicture, printCheck } = props;
  const onKeyDown = useToolbarKeys();
  const { toolbar, open, opener, close } = usePanels<Panel>();

  const choose = (view: StandardView) => {
    onMove({ do: 'view', view });
    close();
  };
  const toggleSection = () => {
    const section = display.section || !box ? null : sectionThrough(box, 'y');
    onDisplay({ ...display, section });
    close();
  };
  return (
    <div
      ref={toolbar}
      className={styles['toolbar']}
      role="toolbar"
      aria-label="View"
      aria-orientation="vertical"
      data-open={open}
      onKeyDown={onKeyDown}
    >
      <ToolButton icon="move" label="Turn and move" {...opener('moves')} />
      {open === 'moves' && <MovePad turns onMove={onMove} />}
      <div className={styles['fold']}>
        <div className={styles['primary']}>
          <ToolButton icon="fit" label="Show all" onClick={() => onMove({ do: 'fit' })} />
          <ToolButton icon="views" label="Standard views" {...opener('views')} />
          {open === 'views' && <StandardViews onView={choose} />}
          <ToolButton
            icon="section"
            label="Section"
            isPressed={display.section !== null}
            onClick={toggleSection}
          />
          {parts.length > 1 && <ToolButton icon="parts" label="Parts" {...opener('parts')} />}
          {open === 'parts' && <PartList parts={parts} display={display} onDisplay={onDisplay} />}
        </div>
        <DisplayButtons
          {...{ camera, display, onDisplay, onPicture, printCheck }}
          onPrintCheck={close}
        />
      </div>
      <ToolButton icon="help" label="Gestures and keys" {...opener('help')} />
      {open === 'help' && <HelpPanel help={solidHelp} />}
      <ToolButton className={styles['moreButton']} icon="more" label="More" {...opener('more')} />
      <FullScreenButton {...props.fullScreen} />
    </div>
  );
}
