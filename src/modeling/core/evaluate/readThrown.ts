import { cutText } from '../cutText';

/**
 * The properties of a thrown error that are read. Long strings are cut, because some regular expressions that search
 * them take more than linear time.
 */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Maximum number of characters of a message that are read and shown. */
export const maxMessageLength = 2000;

/**
 * Maximum length of a stack trace in characters. A longer one loses its beginning, which is the message. Sixty calls
 * fit.
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
