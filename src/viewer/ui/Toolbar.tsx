import { useRef, useState, type ReactElement } from 'react';
import type { Box } from '../../modeling';
import type { ViewerCamera } from '../camera/camera';
import type { StandardView } from '../camera/orbit';
import { useToolbarKeys } from '../input/useToolbarKeys';
import type { ViewedSolid } from '../parts';
import type { Display } from '../scene/view';
import { DisplayButtons } from './DisplayButtons';
import { FullScreenButton } from './FullScreenButton';
import { PartList } from './PartList';
import { sectionThrough } from './SectionPanel';
import { StandardViews } from './StandardViews';
import { ToolButton } from './ToolButton';
import { useClosing } from './useClosing';
import type { Inspecting } from './useInspection';
import type { FullScreen } from './useFullScreen';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly ViewedSolid[];
  readonly box: Box | null;
  readonly display: Display;
  readonly onDisplay: (display: Display) => void;
  readonly camera: ViewerCamera;
  readonly onFit: () => void;
  readonly onView: (view: StandardView) => void;
  readonly onPicture: () => void;
  readonly fullScreen: FullScreen;
  readonly inspecting: Inspecting;
}

type Panel = 'views' | 'parts' | 'more';

/** Everything one can do to the view, as buttons. On narrow views the rarer ones fold behind "More". */
export function Toolbar(props: Props): ReactElement {
  const { parts, box, display, onDisplay, camera, onFit, onView, onPicture, fullScreen } = props;
  const { inspection, isOpen, toggle } = props.inspecting;
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Panel | null>(null);
  const onKeyDown = useToolbarKeys();
  useClosing(toolbar, open !== null, () => setOpen(null));

  const opener = (panel: Panel) => ({
    isExpanded: open === panel,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  const choose = (view: StandardView) => {
    onView(view);
    setOpen(null);
  };
  const toggleSection = () => {
    const section = display.section || !box ? null : sectionThrough(box, 'y');
    onDisplay({ ...display, section });
  };
  return (
    <div
      ref={toolbar}
      className={styles['toolbar']}
      role="toolbar"
      aria-label="View"
      data-open={open}
      onKeyDown={onKeyDown}
    >
      {open === 'views' && <StandardViews onView={choose} />}
      {open === 'parts' && <PartList parts={parts} display={display} onDisplay={onDisplay} />}
      <ToolButton icon="fit" label="Show all" onClick={onFit} />
      <ToolButton icon="views" label="Standard views" {...opener('views')} />
      <ToolButton
        icon="section"
        label="Section"
        isPressed={display.section !== null}
        onClick={toggleSection}
      />
      <DisplayButtons {...{ camera, display, onDisplay, onPicture }}>
        {inspection && (
          <ToolButton
            icon={inspection.icon}
            label={inspection.label}
            isPressed={isOpen}
            onClick={() => {
              toggle();
              setOpen(null);
            }}
          />
        )}
        {parts.length > 1 && <ToolButton icon="parts" label="Parts" {...opener('parts')} />}
      </DisplayButtons>
      <ToolButton className={styles['moreButton']} icon="more" label="More" {...opener('more')} />
      <FullScreenButton {...fullScreen} />
    </div>
  );
}
