/** A plane that hides everything beyond it. */
export interface Section {
  readonly axis: 'x' | 'y' | 'z';
  /** Millimetres along the axis. */
  readonly at: number;
  /** True if it hides the lower side instead of the upper. */
  readonly isFlipped: boolean;
}
