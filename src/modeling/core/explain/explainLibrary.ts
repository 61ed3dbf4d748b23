import { decodeException, type KernelException } from './decodeException';
import type { Call, Calls, KernelMemory, Library } from '../kernel';

/** An exception of the kernel as a JavaScript error, whose stack contains the reader's line. */
export class KernelFailure extends Error {
  readonly exception: KernelException;
  /** The outermost library call in the reader's code. Readers do not know the library's inner calls. */
  call: string;

  constructor(exception: KernelException, call: string) {
    super(`${exception.type}: ${exception.text}`);
    this.exception = exception;
    this.call = call;
  }
}

type FailedCall = Pick<Call, 'name' | 'args'>;

/** Thrown if a method of drawings is called on a pen. Has the message that the unwrapped library would give. */
export class UnfinishedPen extends TypeError {
  readonly method: string;

  constructor(method: string) {
    super(`${method} is not a function`);
    this.method = method;
  }
}

/** The outermost library call that each error passed through. */
const failedCalls = new WeakMap<Error, FailedCall>();

/** Returns the library call in which an error was thrown; undefined for an error of the reader's code. */
export function failedCallOf(error: Error): FailedCall | undefined {
  return failedCalls.get(error);
}

type Callable = (this: unknown, ...args: unknown[]) => unknown;
type Wrap = (name: string, target: Callable) => Callable;

/**
 * Returns the library with every function, method and getter wrapped. If the kernel throws a number, the wrapper throws
 * a `KernelFailure`. Methods are replaced on their prototypes, once per loaded library. Constructors are wrapped for
 * the reader's code only.
 */
export function explainLibrary(library: Library, memory: KernelMemory, calls: Calls): Library {
  const wrap = wrapper(memory, calls);
  const seen = new Set<object>([Object.prototype]);
  addDrawingMethodsToPens(library);
  const explained: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(library)) {
    if (isClass(value)) {
      wrapPrototypes(value, seen, wrap);
      explained[name] = new Proxy(value, {
        construct: (target, args: unknown[], type) =>
          wrap(`new ${name}`, () => Reflect.construct(target, args, type))(...args) as object,
      });
    } else explained[name] = isCallable(value) ? wrap(name, value) : value;
  }
  return explained as Library;
}

/** Adds the methods of drawings to pens, to explain a forgotten `close()`. */
function addDrawingMethodsToPens({ DrawingPen }: Library): void {
  for (const name of methodsMissingOnPens) {
    if (name in DrawingPen.prototype) continue;
    Object.defineProperty(DrawingPen.prototype, name, {
      configurable: true,
      value: () => {
        throw new UnfinishedPen(name);
      },
    });
  }
}

/** Methods of drawings, sketches and solids that pens do not have. */
export const methodsMissingOnPens: ReadonlySet<string> = new Set([
  'sketchOnPlane',
  'sketchOnFace',
  'fuse',
  'cut',
  'intersect',
  'offset',
  'fillet',
  'chamfer',
  'translate',
  'rotate',
  'scale',
  'mirror',
  'extrude',
  'revolve',
]);

function wrapper(memory: KernelMemory, calls: Calls): Wrap {
  let outermost: Call | null = null;

  const fail = (error: unknown, { name, args }: FailedCall): never => {
    if (error instanceof Error) failedCalls.set(error, { name, args });
    if (error instanceof KernelFailure) error.call = name;
    throw typeof error === 'number'
      ? new KernelFailure(decodeException(error, memory), name)
      : error;
  };

  const inner = (name: string, target: Callable, self: unknown, args: unknown[]): unknown => {
    try {
      const result = target.apply(self, args);
      if (name === 'find' && outermost) calls.observer?.found(outermost, result);
      return result instanceof Promise
        ? result.catch((error: unknown) => fail(error, { name, args }))
        : result;
    } catch (error) {
      return fail(error, { name, args });
    }
  };

  return (name, target) => {
    const isCondition = conditionsWithDirection.has(name);
    return function wrapped(this: unknown, ...args: unknown[]) {
      if (outermost && isCondition)
        calls.observer?.condition({ name, self: this, args, trace: new Error() });
      if (outermost || !calls.observer) return inner(name, target, this, args);
      outermost = { name, self: this, args, trace: new Error() };
      const call = outermost;
      try {
        calls.observer.before(call);
        const result = inner(name, target, this, args);
        calls.observer.after(call, result);
        return result;
      } finally {
        outermost = null;
      }
    };
  };
}

/** Methods of finders that take a direction. */
export const conditionsWithDirection: ReadonlySet<string> = new Set(['inDirection', 'atAngleWith']);

function wrapPrototypes(
  start: { readonly prototype: object },
  seen: Set<object>,
  wrap: Wrap,
): void {
  for (
    let prototype = start.prototype as object | null;
    prototype && !seen.has(prototype);
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    seen.add(prototype);
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (name === 'constructor' || name === 'delete' || name.startsWith('_')) continue;
      const { get, value } = property as { readonly get?: Callable; readonly value?: unknown };
      if (isCallable(value))
        Object.defineProperty(prototype, name, { ...property, value: wrap(name, value) });
      else if (get) Object.defineProperty(prototype, name, { ...property, get: wrap(name, get) });
    }
  }
}

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

function isClass(value: unknown): value is (new (...args: never[]) => object) & Callable {
  return isCallable(value) && /^class\b/.test(Function.prototype.toString.call(value));
}
