/**
 * The code editor. Its build half is plugins/docusaurus/type-help, which writes a script with the TypeScript
 * compiler, for a worker, and the declarations that the compiler reads.
 */
export { CodeEditor } from './CodeEditor';
export type { Problem } from './problems';
