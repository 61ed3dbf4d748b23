/** Exercises, which compare the reader's model with a goal. The Practice page imports its parts directly. */
export { Exercise, Hint } from './Exercise';
