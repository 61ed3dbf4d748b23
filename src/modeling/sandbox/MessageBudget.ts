import { resultLimits } from '../core/resultLimits';
import { runLimits } from './limits';

/**
 * Limits the number and size of the messages that a sandbox may send in answer to one request. Messages beyond the
 * maximum number are not read, because reading takes time. The size of each message is checked before the message is
 * used, and the check stops at the limit.
 */
export class MessageBudget {
  #messages: number = runLimits.maxMessages;
  #values: number = runLimits.maxValues;
  #letters: number = 2 * resultLimits.letters;
  #bytes: number = runLimits.maxBytes;

  /**
   * Deducts a message from the budget. Returns the message with the buffers it contains, or null if the budget is
   * exceeded or if the message contains a type of value that no valid message has.
   */
  deduct(event: Pick<MessageEvent<unknown>, 'data'>): AcceptedMessage | null {
    if (--this.#messages < 0) return null;
    const { data } = event;
    const buffers = new Set<ArrayBuffer>();
    const waiting: unknown[] = [data];
    while (waiting.length > 0) {
      if (!this.#deductValue(waiting.pop(), waiting, buffers)) return null;
    }
    return { data, buffers: [...buffers] };
  }

  /** Deducts one value from the budget and adds its items or fields to `waiting`. */
  #deductValue(value: unknown, waiting: unknown[], buffers: Set<ArrayBuffer>): boolean {
    if (typeof value === 'string') return this.#deductLetters(value.length);
    if (typeof value !== 'object' || value === null) return typeof value !== 'bigint';
    const buffer = bufferOf(value);
    if (buffer) return this.#deductBuffer(buffer, buffers);
    if (Array.isArray(value)) return this.#deductList(value, waiting);
    return Object.getPrototypeOf(value) === Object.prototype && this.#deductRecord(value, waiting);
  }

  /** The length is deducted before the items are read, because a sparse array may have billions of holes. */
  #deductList(list: readonly unknown[], waiting: unknown[]): boolean {
    if (!this.#deductValues(list.length)) return false;
    for (const item of list) waiting.push(item);
    return true;
  }

  #deductRecord(record: object, waiting: unknown[]): boolean {
    const keys = Object.keys(record);
    if (!this.#deductValues(keys.length)) return false;
    for (const key of keys) {
      if (!this.#deductLetters(Math.max(0, key.length - freeFieldLetters))) return false;
      waiting.push((record as Readonly<Record<string, unknown>>)[key]);
    }
    return true;
  }

  #deductValues(count: number): boolean {
    this.#values -= count;
    return this.#values >= 0;
  }

  #deductLetters(count: number): boolean {
    this.#letters -= count;
    return this.#letters >= 0;
  }

  /** Counts each buffer once, even if several views share it. */
  #deductBuffer(buffer: ArrayBuffer, buffers: Set<ArrayBuffer>): boolean {
    if (buffers.has(buffer)) return true;
    buffers.add(buffer);
    this.#bytes -= buffer.byteLength;
    return this.#bytes >= 0;
  }
}

export interface AcceptedMessage {
  readonly data: unknown;
  readonly buffers: readonly ArrayBuffer[];
}

/**
 * Number of characters of a field name that do not count against the budget. Field names of the protocol are shorter,
 * but parameter names may be longer.
 */
const freeFieldLetters = 20;

/**
 * Returns the buffer of a value; null if it has none. Sending a view of a small part of a buffer sends the whole
 * buffer.
 */
function bufferOf(value: object): ArrayBuffer | null {
  const buffer: unknown = ArrayBuffer.isView(value) ? value.buffer : value;
  return buffer instanceof ArrayBuffer ? buffer : null;
}
