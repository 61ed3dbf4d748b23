/** Entry point of the print check for the page. The build checks models with the same code (node.ts). */
export { isPrintDirection, defaultDirection } from './check/directions';
export type { Finding, PrintDirection } from './check/report';
export { nothingFound, describeFinding, sideNames } from './check/sentences';
export { PrintChecker } from './page/PrintChecker';
