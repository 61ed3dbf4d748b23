import type { ModelError } from '../protocol';
import { runLimits } from './limits';

export { outOfMemory } from '../core/modelError';

/** Errors that end a run or a kernel but are not caused by the model's code. */

export const stoppedError: ModelError = { kind: 'stopped', sentence: 'Stopped.' };

export const timeoutError: ModelError = {
  kind: 'timeout',
  sentence: `The run was stopped after ${runLimits.runMs / 1000} seconds.`,
  hint: 'Look for a loop that never ends, or make fewer and simpler cuts: cutting the drawing is much faster than cutting the solid.',
  section: 'the-run-takes-too-long',
};

/** Timeout of site code, which the reader did not write. */
export const slowDeviceError: ModelError = {
  kind: 'timeout',
  sentence: 'The run was stopped: this device takes too long for this model.',
  hint: 'Nothing is wrong with the code. Run it again and press Keep waiting.',
  section: 'the-run-takes-too-long',
};

export const floodError: ModelError = {
  kind: 'stopped',
  sentence: 'The run was stopped: its code sent unexpected messages to the page.',
};

export const notStartedError: ModelError = {
  kind: 'load',
  sentence: 'The modelling kernel did not start.',
  hint: 'Check your connection and try again.',
};

/** Error of a kernel that fails after it has started. Before that, the error is `notStartedError`. */
export const brokenKernelError: ModelError = {
  kind: 'wasm-trap',
  sentence: 'The kernel was ended by an error outside of the model.',
  hint: 'Run it again: the kernel starts afresh.',
};

export const unreadAttachmentsError: ModelError = {
  kind: 'load',
  sentence: 'The attached files could not be read.',
  hint: 'Run it again. If that does not help, attach them again with the button “Files”.',
};

export const unreadableAnswerError: ModelError = {
  kind: 'result',
  sentence: 'The run gave no readable answer.',
};
