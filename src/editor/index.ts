export { CodeEditor, type CodeEditorProps } from './CodeEditor';
export type { Problem } from './problems';
