/**
 * The code editor. Its build half, plugins/docusaurus/type-help, writes the worker script with the TypeScript
 * compiler, and the declarations that the compiler reads.
 */
export { CodeEditor } from './CodeEditor';
export type { CodeProblem } from './problems';
