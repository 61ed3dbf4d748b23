import type { Problem } from '../problems';

/** Questions from the editor to the type-help worker. An answer repeats the number of its question. */
export type TypeQuestion =
  /** `files` are the names of attached files, which the code may import until the next such question. */
  | { readonly ask: 'problems'; readonly code: string; readonly files: readonly string[] }
  | { readonly ask: 'completions'; readonly code: string; readonly at: number }
  | { readonly ask: 'hover'; readonly code: string; readonly at: number }
  | { readonly ask: 'format'; readonly code: string };

export interface Completion {
  readonly label: string;
  /** TypeScript's name for the kind: "method", "function", "property" … */
  readonly kind: string;
  /** Sort key: lower values are listed first. */
  readonly order: string;
}

export interface Hover {
  /** Offsets in the code, in characters. */
  readonly from: number;
  readonly to: number;
  /** The declaration, for example "(method) Sketch.extrude(…): Shape3D". */
  readonly signature: string;
  readonly words: string;
  /** Address relative to docs/api/, such as "classes/Sketch#extrude"; null if the reference has no such page. */
  readonly reference: string | null;
}

/** Replaces the characters from `from` to `to` with `insert`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface Answers {
  readonly problems: readonly Problem[];
  readonly completions: readonly Completion[];
  readonly hover: Hover | null;
  readonly format: readonly Edit[];
}

export type ToTypes =
  | { readonly type: 'start'; readonly files: Readonly<Record<string, string>> }
  | { readonly type: 'ask'; readonly id: number; readonly question: TypeQuestion };

export type FromTypes =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly type: 'failure'; readonly id: number; readonly sentence: string };
