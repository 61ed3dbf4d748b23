import type { CodeEditor } from '../../../editor';

export function loadEditor(): Promise<typeof CodeEditor> {
  return import('../../../editor').then((module) => module.CodeEditor);
}
