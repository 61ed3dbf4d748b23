/** Exercises, which compare the reader's model with a goal. The Practice page imports its components directly. */
export { Exercise } from './Exercise';
export { Hint } from './Hints';
