import type { ComponentType } from 'react';
import type { SolidPart } from '../modeling';
import type { IconName } from './ui/icons';

/** The props of a panel that inspects a model. */
export interface InspectionProps {
  /** The visible parts. */
  readonly parts: readonly SolidPart[];
  /** Highlights triangles of the model, nine numbers each; null for none. */
  readonly onMark: (triangles: Float32Array | null) => void;
}

/** A panel that inspects the model. A toolbar button opens it. Its content is independent of the viewer. */
export interface Inspection {
  readonly label: string;
  readonly icon: IconName;
  readonly Panel: ComponentType<InspectionProps>;
}
