/** An error that a call may throw, with code that provokes it. */
export interface DocumentedError {
  /** The message, or `number` if the kernel throws a number instead of an error. */
  readonly throws: string;
  /** The cause, as a Markdown clause that follows "when". */
  readonly when: string;
  /** JavaScript whose last line throws the error, or the reason why there is none. */
  readonly proof: { readonly code: string } | { readonly notRun: string };
}

/** A mistake that throws no error. */
export interface SilentFailure {
  /** The mistake and its effect. Markdown. */
  readonly says: string;
  /** JavaScript with `// → value` lines that show the effect. */
  readonly code: string;
}

/** The documented failures, keyed by symbol or `Class.member`: `makePlane`, `Drawing.offset`. */
export interface Failures {
  readonly errors: ReadonlyMap<string, readonly DocumentedError[]>;
  readonly silent: ReadonlyMap<string, readonly SilentFailure[]>;
}

/** The value of `throws` for an error that is a number. */
export const thrownNumber = 'number';
