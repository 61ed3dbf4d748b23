import { cutText } from '../cutText';

/** All that is read of an error. Cut, as it is searched by expressions that may take longer than what they search. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Letters of a message that are read and shown. */
export const longestMessage = 2000;

/** Letters of a stack that are read, from its end: the message stands before the calls, and sixty calls take less. */
const longestStack = 50_000;

/** Returns what can be read of an error that a reader's code threw; its getters may throw themselves. */
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
