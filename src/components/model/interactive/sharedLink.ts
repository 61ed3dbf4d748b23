import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Params, ParamValue } from '../../../modeling';

/** The contents of a link to a reader's version. */
export interface SharedModel {
  /** The site model that the reader started from, if any. */
  readonly name: string | null;
  /** The code; null for the unchanged code of the site model. */
  readonly code: string | null;
  readonly params: Params | null;
}

const parameter = 'model';

/** Maximum size of decompressed data in bytes. It stops a link that decompresses to gigabytes. */
const maxBytes = 200_000;

/** Maximum length of a fragment in characters. Enough for `maxBytes` of incompressible data in base64. */
const maxFragmentLength = 300_000;

/** The reason why a link cannot be opened, as a message to the reader. */
class LinkError extends Error {}

const damaged = 'This link is damaged: a part of the model is missing.';
const tooLong = `This link is too long: a model may have ${maxBytes / 1000} 000 letters.`;

/** Returns true if `shared` is small enough to be opened from a link. */
export function fitsIntoLink(shared: SharedModel): boolean {
  return strToU8(JSON.stringify(shared)).length <= maxBytes;
}

/**
 * Returns the fragment of a link that opens `shared` in the playground: compressed JSON in URL-safe base64. Browsers
 * never send the fragment to a server.
 */
export function toFragment(shared: SharedModel): string {
  const bytes = deflateSync(strToU8(JSON.stringify(shared)), { level: 9 });
  const base64 = btoa(strFromU8(bytes, true));
  return `#${parameter}=${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Returns the contents of a URL fragment; null if it contains no model. Throws a message for the reader if
 * the fragment is damaged or too long.
 */
export function fromFragment(fragment: string): SharedModel | null {
  // Checks the length before decoding, because decoding megabytes takes seconds.
  if (fragment.length > maxFragmentLength) throw new LinkError(tooLong);
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(parameter);
  if (text === null) return null;
  try {
    const bytes = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    return read(JSON.parse(inflate(bytes)));
  } catch (reason) {
    throw reason instanceof LinkError ? reason : new LinkError(damaged, { cause: reason });
  }
}

function inflate(bytes: Uint8Array): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > maxBytes) throw new LinkError(tooLong);
    chunks.push(chunk);
  });
  // Decompresses in small chunks, so a decompression bomb is detected early.
  for (let start = 0; start < bytes.length; start += 1024) {
    stream.push(bytes.subarray(start, start + 1024), start + 1024 >= bytes.length);
  }
  return new TextDecoder().decode(concat(chunks, size));
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** Validates the contents of a link. Throws if there is neither a name nor code, and drops invalid values. */
function read(value: unknown): SharedModel {
  const record: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const text = (key: string) => {
    const field = record[key] ?? null;
    if (field !== null && typeof field !== 'string') throw new LinkError(damaged);
    return field;
  };
  const shared = { name: text('name'), code: text('code') };
  if (shared.name === null && shared.code === null) throw new LinkError(damaged);
  const params = isRecord(record['params'])
    ? Object.fromEntries(Object.entries(record['params']).filter(isParam))
    : null;
  return { ...shared, params };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isParam(entry: [string, unknown]): entry is [string, ParamValue] {
  return ['number', 'boolean', 'string'].includes(typeof entry[1]);
}
