/**
 * The editor of a model's code. Its build half is plugins/docusaurus/type-help, which writes the compiler that runs in
 * a worker, and the declarations that the compiler reads.
 */
export { CodeEditor } from './CodeEditor';
export type { Problem } from './problems';
