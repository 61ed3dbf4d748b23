import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { Box } from '../../modeling';
import { partColor } from '../partColor';
import type { SolidPart } from '../parts';
import { neutralColor } from '../camera/appearance';
import type { Projection, StandardView } from '../camera/orbit';
import type { Display } from '../scene/view';
import { sectionThrough } from './SectionPanel';
import { ToolButton } from './ToolButton';
import { useToolbarKeys } from '../input/useToolbarKeys';
import styles from '../ShapeViewer.module.css';

interface Props {
  readonly parts: readonly SolidPart[];
  readonly box: Box | null;
  readonly display: Display;
  readonly onDisplay: (display: Display) => void;
  readonly projection: Projection;
  readonly onProjection: (projection: Projection) => void;
  readonly onFit: () => void;
  readonly onView: (view: StandardView) => void;
  readonly onPicture: () => void;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

const views: readonly (readonly [StandardView, string])[] = [
  ['default', 'Corner'],
  ['front', 'Front'],
  ['back', 'Back'],
  ['left', 'Left'],
  ['right', 'Right'],
  ['top', 'Top'],
  ['bottom', 'Bottom'],
];

type Panel = 'views' | 'parts' | 'more';

/** Everything one can do to the view, as buttons. On narrow views the rarer ones fold behind "More". */
export function Toolbar(props: Props): ReactElement {
  const { parts, box, display, onDisplay, projection, onView } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Panel | null>(null);
  const onKeyDown = useToolbarKeys();
  const id = useId();
  const toggle = (panel: Panel) => setOpen(open === panel ? null : panel);
  useClosing(toolbar, open !== null, () => setOpen(null));

  return (
    <div
      ref={toolbar}
      className={styles['toolbar']}
      role="toolbar"
      aria-label="View"
      data-open={open}
      onKeyDown={onKeyDown}
    >
      {open === 'views' && (
        <div className={styles['panel']} role="group" aria-label="Standard views" id={id}>
          {views.map(([view, label]) => (
            <button
              key={view}
              type="button"
              onClick={() => {
                onView(view);
                setOpen(null);
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {open === 'parts' && <PartList parts={parts} display={display} onDisplay={onDisplay} />}
      <ToolButton icon="fit" label="Show all" onClick={props.onFit} />
      <ToolButton
        icon="views"
        label="Standard views"
        isExpanded={open === 'views'}
        onClick={() => toggle('views')}
      />
      <ToolButton
        icon="section"
        label="Section"
        isPressed={display.section !== null}
        onClick={() =>
          onDisplay({
            ...display,
            section: display.section || !box ? null : sectionThrough(box, 'y'),
          })
        }
      />
      <div className={styles['rarer']}>
        {parts.length > 1 && (
          <ToolButton
            icon="parts"
            label="Parts"
            isExpanded={open === 'parts'}
            onClick={() => toggle('parts')}
          />
        )}
        <ToolButton
          icon="orthographic"
          label="Without perspective"
          isPressed={projection === 'orthographic'}
          onClick={() =>
            props.onProjection(projection === 'orthographic' ? 'perspective' : 'orthographic')
          }
        />
        <ToolButton
          icon="edges"
          label="Edges"
          isPressed={display.hasEdges}
          onClick={() => onDisplay({ ...display, hasEdges: !display.hasEdges })}
        />
        <ToolButton
          icon="grid"
          label="Ground grid"
          isPressed={display.hasGrid}
          onClick={() => onDisplay({ ...display, hasGrid: !display.hasGrid })}
        />
        <ToolButton icon="picture" label="Save picture" onClick={props.onPicture} />
      </div>
      <ToolButton
        className={styles['moreButton']}
        icon="more"
        label="More"
        isExpanded={open === 'more'}
        onClick={() => toggle('more')}
      />
      <ToolButton
        icon={props.isFullScreen ? 'reduce' : 'enlarge'}
        label={props.isFullScreen ? 'Leave full screen' : 'Full screen'}
        onClick={props.onFullScreen}
      />
    </div>
  );
}

function PartList({
  parts,
  display,
  onDisplay,
}: Pick<Props, 'parts' | 'display' | 'onDisplay'>): ReactElement {
  const show = (index: number, isShown: boolean) => {
    const hidden = new Set(display.hidden);
    if (isShown) hidden.delete(index);
    else hidden.add(index);
    onDisplay({ ...display, hidden });
  };
  return (
    <div className={styles['panel']} role="group" aria-label="Parts">
      {parts.map(({ name, color }, index) => (
        <label key={index}>
          <input
            type="checkbox"
            checked={!display.hidden.has(index)}
            onChange={(event) => show(index, event.target.checked)}
          />
          <span
            className={styles['swatch']}
            style={{ background: partColor(color) ?? neutralColor }}
          />
          {name || `Part ${index + 1}`}
        </label>
      ))}
    </div>
  );
}

/** Closes what is open by Escape and by a press elsewhere. */
function useClosing(
  element: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!element.current?.contains(event.target as Node)) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        close();
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  });
}
