/** Something that goes wrong in a call, with the code that shows it. */
export interface Thrown {
  /** The message, or `number` where the kernel throws one in place of an error. */
  readonly throws: string;
  /** When it comes, as the rest of a sentence. Markdown. */
  readonly when: string;
  /** JavaScript whose last line throws it; or why there is none. */
  readonly proof: { readonly code: string } | { readonly notRun: string };
}

/** What goes wrong without an error. */
export interface SilentFailure {
  /** Markdown. */
  readonly says: string;
  /** JavaScript with `// → value` lines, which show the effect. */
  readonly code: string;
}

/** Both by symbol, or by class and member: `makePlane`, `Drawing.offset`. */
export interface Failures {
  readonly errors: ReadonlyMap<string, readonly Thrown[]>;
  readonly silent: ReadonlyMap<string, readonly SilentFailure[]>;
}

/** What `throws` says of a bare number. */
export const bareNumber = 'number';
