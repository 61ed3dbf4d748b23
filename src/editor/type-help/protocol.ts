import type { Problem } from '../problems';

/** Questions the editor asks the worker of types; each has a number, and so has its answer. */
export type TypeQuestion =
  | { readonly ask: 'problems'; readonly code: string }
  | { readonly ask: 'completions'; readonly code: string; readonly at: number }
  | { readonly ask: 'hover'; readonly code: string; readonly at: number };

export interface Completion {
  readonly label: string;
  /** As TypeScript names it: "method", "function", "property" … */
  readonly kind: string;
  /** Lower comes first. */
  readonly order: string;
}

export interface Hover {
  /** Characters in the code. */
  readonly from: number;
  readonly to: number;
  /** The declaration, for example "(method) Sketch.extrude(…): Shape3D". */
  readonly signature: string;
  readonly words: string;
  /** Address below docs/api/, for example "classes/Sketch#extrude"; null when the reference has no such page. */
  readonly reference: string | null;
}

export interface Answers {
  readonly problems: readonly Problem[];
  readonly completions: readonly Completion[];
  readonly hover: Hover | null;
}

export type ToTypes =
  | { readonly type: 'start'; readonly files: Readonly<Record<string, string>> }
  | { readonly type: 'ask'; readonly id: number; readonly question: TypeQuestion };

export type FromTypes =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly type: 'failure'; readonly id: number; readonly sentence: string };
