import { cutText } from '../cutText';

/**
 * The parts of an error that are read. They are cut, because regular expressions may take more than linear time on
 * them.
 */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Characters of a message that are read and shown. */
export const longestMessage = 2000;

/** Characters of a stack that are read, from its end: the message precedes the calls, and sixty calls take fewer. */
const longestStack = 50_000;

/** Returns the readable parts of an error that a reader's code threw. Its getters may throw as well. */
export function readThrown(error: Error): ThrownError {
  return {
    name: textOf(error, 'name'),
    message: cutText(textOf(error, 'message'), longestMessage),
    stack: textOf(error, 'stack').slice(-longestStack),
  };
}

function textOf(error: Error, key: 'name' | 'message' | 'stack'): string {
  try {
    const text: unknown = error[key];
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}
