import type { CodeEditor } from '../../../editor';

/** Loads the code of the editor. */
export function loadEditor(): Promise<typeof CodeEditor> {
  return import('../../../editor').then((module) => module.CodeEditor);
}
