import { missingGlobalOf } from './missingGlobals';
import { asJson } from '../asJson';
import {
  modelFile,
  type CompiledModel,
  type MissingName,
  type Position,
} from '../evaluate/compile';
import { cutText } from '../cutText';
import { describeValue } from '../describeValue';
import { decodeException, type KernelException } from './decodeException';
import { failedCallOf, KernelFailure, methodsMissingOnPens, UnfinishedPen } from './explainLibrary';
import type { Kernel } from '../kernel';
import { causeOf } from './kernelCauses';
import { meaningOf } from './libraryMessages';
import { ModelFailure, outOfMemory, type ModelError } from '../modelError';
import { findSimilarNames } from '../../../base/findSimilarNames';
import { maxMessageLength, readThrown, type ThrownError } from '../evaluate/readThrown';

/** Explains a thrown value and returns its position in the reader's code. */
export function explainError(
  thrown: unknown,
  kernel: Kernel,
  compiled?: CompiledModel,
): ModelError {
  return { ...placeOf(thrown, compiled), ...describeThrown(thrown, kernel, compiled) };
}

/** Returns the first position of a stack trace that is in the reader's code. */
export function placeOf(thrown: unknown, compiled?: CompiledModel): Partial<Position> {
  if (!compiled || !(thrown instanceof Error)) return {};
  const place = frame.exec(readThrown(thrown).stack);
  if (!place) return {};
  return compiled.toSource(Number(place[1]) - headerLines(), Number(place[2]));
}

const frame = new RegExp(`${modelFile.replace('.', '\\.')}:(\\d+):(\\d+)`);

let measuredHeader: number | undefined;

/**
 * Returns the number of lines that the JavaScript engine inserts before the body of a function created with `new
 * Function`.
 */
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

function describeThrown(thrown: unknown, kernel: Kernel, compiled?: CompiledModel): ModelError {
  if (thrown instanceof ModelFailure) return thrown.error;
  if (thrown instanceof UnfinishedPen) return unfinishedPen(thrown.method);
  if (thrown instanceof KernelFailure) return kernelError(thrown.exception, thrown.call);
  if (typeof thrown === 'number') {
    const exception = decodeException(thrown, kernel.memory);
    if (exception.type !== 'unknown') return kernelError(exception, 'The call');
  }
  if (!(thrown instanceof Error)) {
    return { kind: 'js', sentence: `The code threw ${cutText(asJson(thrown), maxMessageLength)}.` };
  }
  const error = readThrown(thrown);
  const innermost = error.stack.split('\n').find((line) => /:\d+:\d+/.test(line));
  const isLibrary = innermost !== undefined && !frame.test(innermost);
  const call = isLibrary ? failedCallOf(thrown) : undefined;
  return (
    (compiled && missingNameError(error, kernel, compiled)) ??
    libraryError(error, call?.name) ??
    trapError(error) ??
    (call || isKernelError.test(`${error.name}: ${error.message}`)
      ? wrongArgument(error, call)
      : null) ??
    codeError(error, kernel)
  );
}

function unfinishedPen(method: string): ModelError {
  return {
    kind: 'silent',
    sentence: `${method}() was called on a pen that was never closed.`,
    hint: 'End the outline first with close(), closeWithMirror() or, to leave it open, done().',
    section: 'sketchonplane-is-not-a-function',
    call: method,
  };
}

function kernelError(exception: KernelException, call: string): ModelError {
  const kernelMessage = [exception.type, exception.text].filter(Boolean).join(': ');
  if (exception.type === 'Standard_OutOfMemory') return { ...outOfMemory, call, kernelMessage };
  return { kind: 'kernel', ...causeOf(call, kernelMessage), call, kernelMessage };
}

/** Explains a crash of the kernel or of the JavaScript engine: memory, call stack or WebAssembly trap. */
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
      hint: 'Look for a function that calls itself, directly or through another one, or for a size that is missing.',
      section: 'maximum-call-stack',
    };
  }
  if (error.name !== 'RuntimeError') return null;
  return {
    kind: 'wasm-trap',
    sentence: 'The kernel crashed.',
    hint: 'Change the step at this line: a new kernel starts for the next run.',
    section: 'the-kernel-crashed',
    kernelMessage: error.message,
  };
}

/** Explains the use of a name that does not exist in the library or the kernel. */
function missingNameError(
  error: ThrownError,
  { replicad, oc }: Kernel,
  compiled: CompiledModel,
): ModelError | null {
  if (error.name !== 'TypeError') return null;
  const { all, last } = compiled.missed;
  const missed =
    all.find(({ name }) => hasWord(error.message, name)) ??
    (last && hasWord(codeAround(error, compiled), last.name) ? last : null);
  if (!missed) return null;
  const isKernel = missed.owner === 'kernel';
  const near = findSimilarNames(missed.name, Object.keys(isKernel ? oc : replicad));
  return {
    kind: 'import',
    sentence: `${ownerNames[missed.owner]} has no "${missed.name}".`,
    ...(near.length > 0
      ? { hint: `Did you mean ${near.join(' or ')}?` }
      : isKernel && { hint: 'It is a build with only the classes that replicad needs.' }),
  };
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\w$]+/).includes(word);
}

/**
 * Returns the code up to the line of an error. In a chain of calls over several lines, this is the line of the failed
 * call.
 */
function codeAround({ stack }: ThrownError, { code }: CompiledModel): string {
  const place = frame.exec(stack);
  if (!place) return '';
  const line = Number(place[1]) - headerLines();
  return code
    .split('\n')
    .slice(Math.max(0, line - 4), line)
    .join('\n');
}

const ownerNames: Readonly<Record<MissingName['owner'], string>> = {
  replicad: 'replicad',
  kernel: 'The kernel of this site',
};

function libraryError(error: ThrownError, call: string | undefined): ModelError | null {
  const property = readProperty(error.message);
  // Only V8's messages contain "(reading …)".
  const message =
    property === undefined ? error.message : `${error.message} (reading '${property}')`;
  const meaning = meaningOf(message, call);
  if (!meaning) return null;
  const { kind = 'js', sentence, hint, section } = meaning;
  return { kind, sentence, hint, ...(section && { section }), kernelMessage: error.message };
}

/** Matches the errors of a kernel class that the reader calls directly. */
const isKernelError = /^(BindingError|TypeError: (Cannot convert "|Missing field))/;

/** Explains an unlisted error of a library call. The usual cause is a wrong argument. */
export function wrongArgument(
  { message }: Pick<ThrownError, 'message'>,
  call: ReturnType<typeof failedCallOf>,
): ModelError {
  const args = call?.args ?? [];
  const look =
    'Look for an argument that is missing, misspelt, in the wrong place or of another kind';
  const lookInside = args.some((value) => typeof value === 'function')
    ? ', and for a function without return'
    : '';
  return {
    kind: 'js',
    sentence: `${call ? `${call.name}()` : 'A call'} got a value it cannot use.`,
    hint: `${call ? `It got ${args.map(describeValue).join(' and ') || 'nothing'}. ` : ''}${look}${lookInside}.`,
    section: 'a-value-it-cannot-use',
    ...(call && { call: call.name }),
    kernelMessage: message,
  };
}

/** Explains a mistake in the code itself with the browser's message and with similar names. */
function codeError(error: ThrownError, { replicad }: Kernel): ModelError {
  const missing = /(?<![\w$])([\w$]+) is not defined|Can't find variable: ([\w$]+)/.exec(
    error.message,
  );
  const name = missing?.[1] ?? missing?.[2];
  if (name) return notDefined(name, replicad);
  const method = /(?:^|\.)([\w$]+)(?:\(\.\.\.\))? is not a function/.exec(error.message)?.[1];
  if (method) return noMethod(method, error.message, replicad);
  const property = readProperty(error.message);
  if (property !== undefined) return nothingToRead(property, replicad);
  return { kind: 'js', sentence: sentenceOf(error.message) };
}

function sentenceOf(message: string): string {
  const text = message.trim() || 'The code failed';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function notDefined(name: string, replicad: Kernel['replicad']): ModelError {
  const absence = missingGlobalOf(name);
  const sentence = `${name} is not defined.`;
  if (absence)
    return { kind: 'js', sentence: `${sentence} ${absence.sentence}.`, hint: absence.hint };
  if (name in replicad)
    return { kind: 'js', sentence, hint: `Add it to the first line: ${importOf(name)}.` };
  const near = findSimilarNames(name, Object.keys(replicad));
  return {
    kind: 'js',
    sentence,
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : otherTools,
  };
}

const otherTools =
  'Look for a misspelling, or for the name in the API reference. "Coming from another CAD tool" translates names.';

function noMethod(name: string, message: string, replicad: Kernel['replicad']): ModelError {
  const absence = isOfGlobal.test(message) ? missingGlobalOf(name) : undefined;
  if (absence)
    return {
      kind: 'js',
      sentence: `There is no ${name}() here. ${absence.sentence}.`,
      hint: absence.hint,
    };
  return {
    kind: 'js',
    sentence: `There is no method ${name}() here.`,
    hint: methodHint(name, message, replicad),
    ...(/^(loftWith|sweepSketch)$/.test(name) && { section: 'loftwith-is-not-a-function' }),
  };
}

const isOfGlobal = /(?<![\w$])(globalThis|self|window)\./;

function methodHint(name: string, message: string, replicad: Kernel['replicad']): string {
  const { methods, properties } = membersOf(replicad);
  const owners = methods.get(name);
  if (name in replicad && (!owners || isOfReplicad.test(message))) return parametersHint(name);
  if (owners?.includes('Sketch') && !owners.includes('Drawing')) {
    const exception = owners.includes('Sketches')
      ? ''
      : ' A drawing with a hole or several pieces has none.';
    return `${name}() belongs to Sketch. Put a drawing on a plane first: drawing.sketchOnPlane("XY").${name}(…).${exception}`;
  }
  if (owners) return `${name}() belongs to ${listed(owners)}, but it is called on something else.`;
  if (properties.has(name)) return `${name} is no function: leave out the parentheses.`;
  const near = findSimilarNames(name, [...methods.keys()]);
  return near.length > 0
    ? `Did you mean ${near.map((word) => `${word}()`).join(' or ')}?`
    : otherTools;
}

const isOfReplicad = /(?<![\w$])replicad\./;

/**
 * Explains an error caused by reading a property of undefined or null. If the property is a name of the library, the
 * code usually reads it from the parameters of the default export.
 */
function nothingToRead(property: string, replicad: Kernel['replicad']): ModelError {
  return {
    kind: 'js',
    sentence: `The value before "${property}" does not exist.`,
    hint:
      property in replicad
        ? parametersHint(property)
        : 'Look for a misspelt name, an index past the end of a list, a finder that found nothing, or a function without return.',
  };
}

/** Returns the property that was read from undefined or null. */
function readProperty(message: string): string | undefined {
  return readName.exec(message)?.slice(1).find(Boolean);
}

/** Matches the messages of Chromium, Firefox and Safari. */
const readName =
  /(?:undefined|null) \(reading '([\w$]+)'\)|destructure property '([\w$]+)'|access property "([\w$]+)"|evaluating '[\w$]+\.([\w$]+)/;

function parametersHint(name: string): string {
  return `A default export gets the parameters, not the library. Import what you need: ${importOf(name)}.`;
}

function importOf(name: string): string {
  return `import { ${name} } from "replicad"`;
}

/** Returns the methods of the library, each with the classes that have it, and its properties. */
function membersOf(replicad: Kernel['replicad']) {
  const methods = new Map<string, string[]>();
  const properties = new Set<string>();
  for (const [name, value] of Object.entries(replicad)) {
    if (typeof value !== 'function' || !('prototype' in value)) continue;
    for (
      let prototype = value.prototype as object | null;
      prototype && prototype !== Object.prototype;
    ) {
      for (const [member, property] of Object.entries(
        Object.getOwnPropertyDescriptors(prototype),
      )) {
        if (member.startsWith('_') || member === 'constructor') continue;
        if (name === 'DrawingPen' && methodsMissingOnPens.has(member)) continue;
        if ('get' in property) properties.add(member);
        else methods.set(member, [...(methods.get(member) ?? []), name]);
      }
      prototype = Object.getPrototypeOf(prototype) as object | null;
    }
  }
  return { methods, properties };
}

/**
 * The classes that are searched first for a method, in the order in which a model usually uses them, from pen to solid.
 */
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
