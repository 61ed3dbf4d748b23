import { cutText } from '../cutText';

/**
 * The properties that are read from a thrown error. Long strings are cut, because some regular expressions take more
 * than linear time to search them.
 */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Maximum number of characters of a message that are read and shown. */
export const maxMessageLength = 2000;

/**
 * Maximum length of a stack trace in characters, enough for sixty calls. A longer trace loses its beginning, which is
 * the message.
 */
const maxStackLength = 50_000;

/** Returns the properties of an error thrown by a reader's code. Their getters may throw. */
export function readThrown(error: Error): ThrownError {
  return {
    name: textOf(error, 'name'),
    message: cutText(textOf(error, 'message'), maxMessageLength),
    stack: textOf(error, 'stack').slice(-maxStackLength),
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
