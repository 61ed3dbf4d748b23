import type { ComponentType } from 'react';
import type { ViewedSolid } from './parts';
import type { IconName } from './ui/icons';

/** What a panel that looks into a model is given. */
export interface InspectionProps {
  /** Those that are shown. */
  readonly parts: readonly ViewedSolid[];
  /** Has triangles of the model coloured, nine numbers each; null: none. */
  readonly onMark: (triangles: Float32Array | null) => void;
}

/** A panel that a button of the toolbar opens. The viewer does not know what it looks for. */
export interface Inspection {
  readonly label: string;
  readonly icon: IconName;
  readonly Panel: ComponentType<InspectionProps>;
}
