/** Exercises, which the kernel checks, and the reader's progress with them. */
export { Exercise, Hint } from './Exercise';
export { ProgressFile } from './ProgressFile';
export { TaskLink } from './TaskLink';
