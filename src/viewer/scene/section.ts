/** A plane that hides what lies beyond it. */
export interface Section {
  readonly axis: 'x' | 'y' | 'z';
  /** Millimetres along the axis. */
  readonly at: number;
  /** Hides the lower side instead of the upper. */
  readonly isFlipped: boolean;
}
