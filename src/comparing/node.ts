/** The entry point of the comparison for the build. */
export { measurementsOf } from './compare/compareMeasurements';
export type { NearMiss } from './compare/report';
