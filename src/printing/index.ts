/** Entry point of the print check for the page. The build checks models with the same code (node.ts). */
export { isPrintDirection, defaultPrintDirection } from './check/printDirections';
export type { PrintFinding, PrintDirection } from './check/report';
export { noFindingsSentence, describeFinding, sideNames } from './check/sentences';
export { PrintChecker } from './page/PrintChecker';
