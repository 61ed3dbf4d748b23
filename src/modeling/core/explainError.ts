import { asJson } from './asJson';
import { modelFile, type CompiledModel, type Position } from './compile';
import { cutText } from './cutText';
import { decodeException, type KernelException } from './decodeException';
import { KernelFailure } from './explainLibrary';
import type { Kernel } from './kernel';
import { causeOf } from './kernelCauses';
import { meaningOf } from './libraryMessages';
import { ModelFailure, type ModelError } from './modelError';
import { nearNames } from '../../base/nearNames';
import { longestMessage, readThrown, type ThrownError } from './readThrown';

/** Returns whatever a model threw as a failure in words, at the reader's own line. */
export function explainError(
  thrown: unknown,
  kernel: Kernel,
  compiled?: CompiledModel,
): ModelError {
  return { ...placeOf(thrown, compiled), ...describeThrown(thrown, kernel) };
}

/** Returns the first place in the reader's code that a stack names. */
export function placeOf(thrown: unknown, compiled?: CompiledModel): Partial<Position> {
  if (!compiled || !(thrown instanceof Error)) return {};
  const place = frame.exec(readThrown(thrown).stack);
  if (!place) return {};
  return compiled.toSource(Number(place[1]) - headerLines(), Number(place[2]));
}

const frame = new RegExp(`${modelFile.replace('.', '\\.')}:(\\d+):(\\d+)`);

let measuredHeader: number | undefined;

/** How many lines this engine puts before the body of a function made from text. */
function headerLines(): number {
  if (measuredHeader !== undefined) return measuredHeader;
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- a probe
    new Function(`throw new Error()\n//# sourceURL=${modelFile}`)();
  } catch (error) {
    measuredHeader = Number(frame.exec((error as Error).stack ?? '')?.[1] ?? 1) - 1;
  }
  return measuredHeader ?? 0;
}

function describeThrown(thrown: unknown, kernel: Kernel): ModelError {
  if (thrown instanceof ModelFailure) return thrown.error;
  if (thrown instanceof KernelFailure) return kernelError(thrown.exception, thrown.call);
  if (typeof thrown === 'number') {
    const exception = decodeException(thrown, kernel.memory);
    if (exception.type !== 'unknown') return kernelError(exception, 'The call');
  }
  if (!(thrown instanceof Error)) {
    return { kind: 'js', sentence: `The code threw ${cutText(asJson(thrown), longestMessage)}.` };
  }
  const error = readThrown(thrown);
  return trapError(error) ?? libraryError(error) ?? codeError(error, kernel);
}

function kernelError(exception: KernelException, call: string): ModelError {
  const kernelMessage = [exception.type, exception.text].filter(Boolean).join(': ');
  if (exception.type === 'Standard_OutOfMemory') return { ...outOfMemory, call, kernelMessage };
  return { kind: 'kernel', ...causeOf(call, kernelMessage), call, kernelMessage };
}

const outOfMemory: ModelError = {
  kind: 'memory',
  sentence: 'The run used up the memory it may have.',
  hint: 'Make the model of fewer pieces, or look for a list that grows without end.',
};

/** The kernel itself fell over, or the engine did. */
function trapError(error: ThrownError): ModelError | null {
  if (
    /out of memory|\bOOM\b|Cannot enlarge memory|allocation failed|Invalid array length/i.test(
      error.message,
    )
  ) {
    return { ...outOfMemory, kernelMessage: error.message };
  }
  if (error.name === 'RangeError' && /call stack|recursion/i.test(error.message)) {
    return {
      kind: 'js',
      sentence: 'A function calls itself without end.',
      hint: 'Look for a function that calls itself, directly or through another one.',
    };
  }
  if (error.name !== 'RuntimeError') return null;
  return {
    kind: 'wasm-trap',
    sentence: 'The kernel crashed.',
    hint: 'Change the step at this line: the kernel starts afresh for the next run.',
    kernelMessage: error.message,
  };
}

function libraryError(error: ThrownError): ModelError | null {
  const meaning = meaningOf(error.message);
  if (!meaning) return null;
  const { kind = 'js', sentence, hint } = meaning;
  return { kind, sentence, hint, kernelMessage: error.message };
}

/** Mistakes of the code itself: the engine's words, and the name that was meant. */
function codeError(error: ThrownError, { replicad }: Kernel): ModelError {
  const missing = /(?<![\w$])([\w$]+) is not defined|Can't find variable: ([\w$]+)/.exec(
    error.message,
  );
  const name = missing?.[1] ?? missing?.[2];
  if (name) return { kind: 'js', sentence: `${name} is not defined.`, ...hintFor(name, replicad) };
  const method = /(?:^|\.)([\w$]+)(?:\(\.\.\.\))? is not a function/.exec(error.message)?.[1];
  if (method)
    return {
      kind: 'js',
      sentence: `There is no method ${method}() here.`,
      ...methodHint(method, replicad),
    };
  return { kind: 'js', sentence: sentenceOf(error.message) };
}

function sentenceOf(message: string): string {
  const text = message.trim() || 'The code failed';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function hintFor(name: string, replicad: Kernel['replicad']): { readonly hint?: string } {
  if (name in replicad)
    return { hint: `Add it to the first line: import { ${name} } from "replicad".` };
  const near = nearNames(name, Object.keys(replicad));
  return near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {};
}

function methodHint(name: string, replicad: Kernel['replicad']): { readonly hint?: string } {
  const methods = methodsOf(replicad);
  const owners = methods.get(name);
  if (owners)
    return {
      hint: `${name}() belongs to ${listed(owners)}: what stands before the dot is something else.`,
    };
  const near = nearNames(name, [...methods.keys()]);
  return near.length > 0
    ? { hint: `Did you mean ${near.map((word) => `${word}()`).join(' or ')}?` }
    : {};
}

/** Methods of the library, each with the classes that readers know it from. */
function methodsOf(replicad: Kernel['replicad']): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const [name, value] of Object.entries(replicad)) {
    if (typeof value !== 'function' || !('prototype' in value)) continue;
    for (
      let prototype = value.prototype as object | null;
      prototype && prototype !== Object.prototype;
    ) {
      for (const method of Object.getOwnPropertyNames(prototype)) {
        if (method.startsWith('_') || method === 'constructor') continue;
        methods.set(method, [...(methods.get(method) ?? []), name]);
      }
      prototype = Object.getPrototypeOf(prototype) as object | null;
    }
  }
  return methods;
}

/** The classes of the road from pen to solid, in that order: nobody looks for a method in the others first. */
const knownClasses = [
  'DrawingPen',
  'Drawing',
  'Sketch',
  'Face',
  'Solid',
  'EdgeFinder',
  'FaceFinder',
  'Plane',
];

function listed(owners: readonly string[]): string {
  const known = knownClasses.filter((name) => owners.includes(name));
  return (known.length > 0 ? known : owners.slice(0, 3)).join(', ');
}
