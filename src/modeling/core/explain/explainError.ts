import { missingGlobalOf } from './missingGlobals';
import { asJson } from '../asJson';
import { modelFile, type CompiledModel, type MissedName, type Position } from '../evaluate/compile';
import { cutText } from '../cutText';
import { decodeException, type KernelException } from './decodeException';
import { failedCallOf, KernelFailure } from './explainLibrary';
import type { Kernel } from '../kernel';
import { causeOf } from './kernelCauses';
import { meaningOf } from './libraryMessages';
import { ModelFailure, type ModelError } from '../modelError';
import { nearNames } from '../../../base/nearNames';
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
  if (thrown instanceof KernelFailure) return kernelError(thrown.exception, thrown.call);
  if (typeof thrown === 'number') {
    const exception = decodeException(thrown, kernel.memory);
    if (exception.type !== 'unknown') return kernelError(exception, 'The call');
  }
  if (!(thrown instanceof Error)) {
    return { kind: 'js', sentence: `The code threw ${cutText(asJson(thrown), maxMessageLength)}.` };
  }
  const error = readThrown(thrown);
  const call = failedCallOf(thrown);
  return (
    (compiled && missingNameError(error, kernel, compiled)) ??
    libraryError(error, call) ??
    wrongArgument(error, call) ??
    trapError(error) ??
    codeError(error, kernel)
  );
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
  section: 'out-of-memory',
};

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
  const near = nearNames(missed.name, Object.keys(isKernel ? oc : replicad));
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

const ownerNames: Readonly<Record<MissedName['owner'], string>> = {
  replicad: 'replicad',
  kernel: 'The kernel of this site',
};

function libraryError(error: ThrownError, call: string | undefined): ModelError | null {
  const meaning = meaningOf(error.message, call);
  if (!meaning) return null;
  const { kind = 'js', sentence, hint, section } = meaning;
  return { kind, sentence, hint, ...(section && { section }), kernelMessage: error.message };
}

/** Explains an error inside the library that was caused by an argument of the wrong type. */
function wrongArgument({ name, message, stack }: ThrownError, call?: string): ModelError | null {
  const innermost = stack.split('\n').find((line) => /:\d+:\d+/.test(line));
  if (call === undefined || name !== 'TypeError' || !innermost || frame.test(innermost))
    return null;
  return {
    kind: 'js',
    sentence: `${call}() got a value it cannot use.`,
    hint: 'Look for an argument that is missing, misspelt, in the wrong place or of another kind.',
    section: 'a-value-it-cannot-use',
    call,
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
  return { kind: 'js', sentence: sentenceOf(error.message), ...readHint(error.message, replicad) };
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
  const near = nearNames(name, Object.keys(replicad));
  return {
    kind: 'js',
    sentence,
    ...(near.length > 0 && { hint: `Did you mean ${near.join(' or ')}?` }),
  };
}

function noMethod(name: string, message: string, replicad: Kernel['replicad']): ModelError {
  const absence = isOfGlobal.test(message) ? missingGlobalOf(name) : undefined;
  if (absence)
    return {
      kind: 'js',
      sentence: `There is no ${name}() here. ${absence.sentence}.`,
      hint: absence.hint,
    };
  const hint = methodHint(name, message, replicad);
  return {
    kind: 'js',
    sentence: `There is no method ${name}() here.`,
    ...(hint && { hint }),
    ...(/^(loftWith|sweepSketch)$/.test(name) && { section: 'loftwith-is-not-a-function' }),
  };
}

const isOfGlobal = /(?<![\w$])(globalThis|self|window)\./;

function methodHint(
  name: string,
  message: string,
  replicad: Kernel['replicad'],
): string | undefined {
  const methods = methodsOf(replicad);
  const owners = methods.get(name);
  if (name in replicad && (!owners || isOfReplicad.test(message))) return parametersHint(name);
  if (owners?.includes('Sketch') && !owners.includes('Drawing')) {
    const exception = owners.includes('Sketches')
      ? ''
      : ' A drawing with a hole or several pieces has none.';
    return `${name}() belongs to Sketch. Put a drawing on a plane first: drawing.sketchOnPlane("XY").${name}(…).${exception}`;
  }
  if (owners) return `${name}() belongs to ${listed(owners)}, but it is called on something else.`;
  const near = nearNames(name, [...methods.keys()]);
  return near.length > 0
    ? `Did you mean ${near.map((word) => `${word}()`).join(' or ')}?`
    : undefined;
}

const isOfReplicad = /(?<![\w$])replicad\./;

/**
 * Explains an error caused by reading a library name from another object, usually from the parameters of the default
 * export.
 */
function readHint(message: string, replicad: Kernel['replicad']): { readonly hint?: string } {
  const name = readName.exec(message)?.slice(1).find(Boolean);
  return name !== undefined && name in replicad ? { hint: parametersHint(name) } : {};
}

/** Matches the messages of Chromium, Firefox and Safari. */
const readName =
  /undefined \(reading '([\w$]+)'\)|destructure property '([\w$]+)'|access property "([\w$]+)"|evaluating '[\w$]+\.([\w$]+)/;

function parametersHint(name: string): string {
  return `A default export gets the parameters, not the library. Import what you need: ${importOf(name)}.`;
}

function importOf(name: string): string {
  return `import { ${name} } from "replicad"`;
}

/** Returns the methods of the library, each with the classes that have it. */
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
