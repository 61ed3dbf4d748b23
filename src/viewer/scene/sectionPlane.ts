/** A plane that hides the model on one side. */
export interface SectionPlane {
  readonly axis: 'x' | 'y' | 'z';
  /** Position along the axis in millimetres. */
  readonly at: number;
  /** True if the plane hides the side with lower coordinates instead of higher coordinates. */
  readonly isFlipped: boolean;
}
