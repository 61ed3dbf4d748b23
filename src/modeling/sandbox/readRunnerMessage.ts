import { safeParse } from 'valibot';
import type { MessageFromWorker } from '../protocol';
import { unreadableAnswerError } from './failures';
import { messageSchema } from './messageSchema';

/**
 * Returns a message of the worker as parsed with `messageSchema`, or null if it is invalid. An invalid answer is
 * returned as an error. Code in the worker can get access to its port and forge messages, so no field is trusted.
 */
export function readRunnerMessage(message: unknown): MessageFromWorker | null {
  const read = safeParse(messageSchema, message, { abortEarly: true });
  if (read.success) return read.output;
  const { type, id } = isRecord(message) ? message : {};
  const isAnswer = type === 'result' || type === 'file' || type === 'error';
  if (!isAnswer || !isId(id)) return null;
  return { type: 'error', id, error: unreadableAnswerError };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
