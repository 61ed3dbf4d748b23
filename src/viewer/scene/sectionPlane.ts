/** A plane that hides the part of the model on one of its sides. */
export interface SectionPlane {
  readonly axis: 'x' | 'y' | 'z';
  /** Position along the axis in millimetres. */
  readonly at: number;
  /** True if the plane hides the side with lower coordinates instead of the side with higher ones. */
  readonly isFlipped: boolean;
}
