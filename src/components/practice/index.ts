/** Exercises, which compare the reader's model with a goal. The page Practice imports its parts directly. */
export { Exercise, Hint } from './Exercise';
