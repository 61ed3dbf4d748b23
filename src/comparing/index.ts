/** Entry point of the comparison for the page: it compares a reader's model with the goal of an exercise. */
export type { NearMiss, Verdict } from './compare/report';
export { compareMeasurements, measurementsOf } from './compare/compareMeasurements';
export { compareInWorker } from './page/compareInWorker';
