/** The entry point of the comparison for the build. */
export { numbersOf } from './compare/compareNumbers';
