import type { KernelMemory } from '../kernel';

/** An exception of the kernel, with its original message. */
export interface KernelException {
  /** Class of the C++ exception, for example "StdFail_NotDone"; "unknown" if the memory does not contain it. */
  readonly type: string;
  readonly text: string;
}

/**
 * Returns the C++ exception at the memory address `address`. The kernel throws this number, which has no message. Call
 * this before the kernel is used again.
 *
 *   address − 20  ──▶ type_info  + 4 ──▶ mangled class name, NUL
 *   address +  8  ──▶ message record  + 4    text, NUL
 *
 * Source: Emscripten's `__cxa_exception` header of 24 bytes; OpenCascade's `Standard_Failure`.
 */
export function decodeException(address: number, memory: KernelMemory): KernelException {
  const view = new DataView(memory.buffer);
  const typeInfo = readPointer(view, address - 20);
  const mangled = readText(view, readPointer(view, typeInfo + 4));
  const record = readPointer(view, address + 8);
  return {
    type: demangle(mangled) || 'unknown',
    text: record === 0 ? '' : readText(view, record + 4),
  };
}

/** The first kilobyte of memory contains no objects, so a smaller number is not a pointer. */
const firstAddress = 1024;
const maxTextLength = 400;

function readPointer(view: DataView, at: number): number {
  if (!Number.isInteger(at) || at <= firstAddress || at + 4 > view.byteLength) return 0;
  const pointer = view.getUint32(at, true);
  return pointer > firstAddress && pointer < view.byteLength ? pointer : 0;
}

function readText(view: DataView, at: number): string {
  if (at <= firstAddress) return '';
  let text = '';
  for (let i = at; i < view.byteLength && text.length < maxTextLength; i++) {
    const code = view.getUint8(i);
    if (code === 0) return text.trim();
    // A character that is not printable ASCII shows that these bytes are not text.
    if (code < 32 || code > 126) return '';
    text += String.fromCharCode(code);
  }
  return '';
}

/** Returns a readable class name: "StdFail_NotDone" for "15StdFail_NotDone", "foo::Bar" for "N3foo3BarE". */
function demangle(name: string): string {
  if (!name.startsWith('N')) return name.replace(/^\d+/, '');
  const parts: string[] = [];
  for (let rest = name.slice(1); /^\d/.test(rest);) {
    const length = parseInt(rest, 10);
    const start = String(length).length;
    parts.push(rest.slice(start, start + length));
    rest = rest.slice(start + length);
  }
  return parts.join('::');
}
