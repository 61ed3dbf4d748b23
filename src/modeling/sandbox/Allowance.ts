import { bounds } from '../core/bounds';
import { runLimits } from './limits';

/**
 * What a sandbox may say in answer to one question. A message is counted before it is read, which is what takes time,
 * and measured before anything else looks at it: the cost of both ends with the allowance, whatever the message is.
 */
export class Allowance {
  #messages: number = runLimits.maxMessages;
  #values: number = runLimits.maxValues;
  #letters: number = 2 * bounds.letters;
  #bytes: number = runLimits.maxBytes;

  /**
   * Takes a message off the allowance. Returns it with the buffers it holds, or null when there is too much of it, or
   * something in it that no message of ours holds.
   */
  take(event: Pick<MessageEvent<unknown>, 'data'>): Taken | null {
    if (--this.#messages < 0) return null;
    const { data } = event;
    const buffers = new Set<ArrayBuffer>();
    const waiting: unknown[] = [data];
    while (waiting.length > 0) {
      if (!this.#takeValue(waiting.pop(), waiting, buffers)) return null;
    }
    return { data, buffers: [...buffers] };
  }

  /** Takes one value off, and puts what it holds among those that wait. */
  #takeValue(value: unknown, waiting: unknown[], buffers: Set<ArrayBuffer>): boolean {
    if (typeof value === 'string') return this.#takeLetters(value.length);
    if (typeof value !== 'object' || value === null) return typeof value !== 'bigint';
    const buffer = bufferOf(value);
    if (buffer) return this.#takeBuffer(buffer, buffers);
    if (Array.isArray(value)) return this.#takeList(value, waiting);
    return Object.getPrototypeOf(value) === Object.prototype && this.#takeRecord(value, waiting);
  }

  /** The length first: there may be billions of holes. */
  #takeList(list: readonly unknown[], waiting: unknown[]): boolean {
    if (!this.#takeValues(list.length)) return false;
    for (const item of list) waiting.push(item);
    return true;
  }

  #takeRecord(record: object, waiting: unknown[]): boolean {
    const keys = Object.keys(record);
    if (!this.#takeValues(keys.length)) return false;
    for (const key of keys) {
      if (!this.#takeLetters(Math.max(0, key.length - longestField))) return false;
      waiting.push((record as Readonly<Record<string, unknown>>)[key]);
    }
    return true;
  }

  #takeValues(count: number): boolean {
    this.#values -= count;
    return this.#values >= 0;
  }

  #takeLetters(count: number): boolean {
    this.#letters -= count;
    return this.#letters >= 0;
  }

  /** Once, however many views there are on it. */
  #takeBuffer(buffer: ArrayBuffer, buffers: Set<ArrayBuffer>): boolean {
    if (buffers.has(buffer)) return true;
    buffers.add(buffer);
    this.#bytes -= buffer.byteLength;
    return this.#bytes >= 0;
  }
}

export interface Taken {
  readonly data: unknown;
  readonly buffers: readonly ArrayBuffer[];
}

/** The names of our own fields cost nothing: none is longer. Names of parameters may be. */
const longestField = 20;

/** A view on a small part of a large buffer brings the whole of it. */
function bufferOf(value: object): ArrayBuffer | null {
  const buffer: unknown = ArrayBuffer.isView(value) ? value.buffer : value;
  return buffer instanceof ArrayBuffer ? buffer : null;
}
