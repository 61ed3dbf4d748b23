/** The entry point of the print check for the build. */
export { checkPrint } from './check/checkPrint';
export { directionVectors, isPrintDirection, defaultPrintDirection } from './check/printDirections';
export type { PrintFinding, PrintDirection } from './check/report';
