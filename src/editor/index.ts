/**
 * Text to text: the editor of a model's code. Its build half is plugins/docusaurus/type-help, which writes the compiler that
 * answers from a worker, and the declarations it reads.
 */
export { CodeEditor } from './CodeEditor';
export type { Problem } from './problems';
