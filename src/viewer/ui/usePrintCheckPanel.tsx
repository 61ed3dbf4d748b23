import { useCallback, useMemo, useState, type ReactElement } from 'react';
import type { SolidPart } from '../../modeling';
import type { DisplayOptions, View } from '../scene/view';
import type { ShapeViewerProps } from '../ShapeViewerProps';

export interface PrintCheckPanelState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The print check; null while it is closed. */
  readonly panel: ReactElement | null;
}

/** Returns the print check of the visible parts, with its open state. Returns null if the page has no print check. */
export function usePrintCheckPanel(
  render: ShapeViewerProps['printCheck'],
  parts: readonly SolidPart[],
  { hidden }: DisplayOptions,
  view: View | null,
): PrintCheckPanelState | null {
  const [isOpen, setOpen] = useState(false);
  const visible = useMemo(
    () => parts.filter((_, position) => !hidden.has(position)),
    [parts, hidden],
  );
  const onMark = useCallback(
    (triangles: Float32Array | null) => view?.highlightTriangles(triangles),
    [view],
  );
  if (!render) return null;
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    panel: isOpen ? render({ parts: visible, onMark }) : null,
  };
}
