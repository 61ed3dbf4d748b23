export { CodeEditor } from './CodeEditor';
export type { Problem } from './problems';
