import { useCallback, useMemo, useState, type ReactElement } from 'react';
import type { Inspection } from '../inspection';
import type { SolidPart } from '../../modeling';
import type { Display, View } from '../scene/view';

interface Inspected {
  readonly inspection: Inspection | undefined;
  readonly parts: readonly SolidPart[];
  readonly display: Display;
  readonly view: View | null;
}

export interface InspectionState {
  readonly inspection: Inspection | undefined;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Null while it is closed. */
  readonly panel: ReactElement | null;
}

/** Returns the inspection panel and its open state. Hidden parts are not inspected. */
export function useInspection({ inspection, parts, display, view }: Inspected): InspectionState {
  const [isOpen, setOpen] = useState(false);
  const { hidden } = display;
  const shown = useMemo(
    () => parts.filter((_, position) => !hidden.has(position)),
    [parts, hidden],
  );
  const onMark = useCallback(
    (triangles: Float32Array | null) => view?.highlightTriangles(triangles),
    [view],
  );
  const Panel = inspection?.Panel;
  return {
    inspection,
    isOpen,
    toggle: () => setOpen(!isOpen),
    panel: isOpen && Panel ? <Panel parts={shown} onMark={onMark} /> : null,
  };
}
