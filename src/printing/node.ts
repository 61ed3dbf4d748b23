/** The entry point of the print check for the build. */
export { checkPrint } from './check/checkPrint';
export { directions, isPrintDirection, defaultDirection } from './check/directions';
export type { Finding, PrintDirection } from './check/report';
