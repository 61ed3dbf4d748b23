import type { CodeProblem } from '../problems';

/** Requests from the editor to the type-help worker. A response repeats the id of its request. */
export type TypeHelpRequest =
  /** `files` are the names of attached files, which the code may import until the next request of this kind. */
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

export interface HoverInfo {
  /** Offsets in the code, in characters. */
  readonly from: number;
  readonly to: number;
  /** The declaration, for example "(method) Sketch.extrude(…): Shape3D". */
  readonly signature: string;
  readonly docs: string;
  /** URL relative to docs/api/, such as "classes/Sketch#extrude"; null if the reference has no such page. */
  readonly reference: string | null;
}

/** Replaces the characters from `from` to `to` with `insert`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface TypeHelpResponses {
  readonly problems: readonly CodeProblem[];
  readonly completions: readonly Completion[];
  readonly hover: HoverInfo | null;
  readonly format: readonly TextEdit[];
}

export type MessageToTypeHelp =
  | { readonly type: 'start'; readonly files: Readonly<Record<string, string>> }
  | { readonly type: 'ask'; readonly id: number; readonly request: TypeHelpRequest };

export type MessageFromTypeHelp =
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: TypeHelpResponses[keyof TypeHelpResponses];
    }
  | { readonly type: 'failure'; readonly id: number; readonly sentence: string };
