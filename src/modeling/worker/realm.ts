/** The own properties of an object as they were. Without a prototype: what code adds to `Object.prototype` is not in it. */
type Properties = Record<PropertyKey, PropertyDescriptor>;

interface Remembered {
  readonly owner: object;
  readonly keys: readonly PropertyKey[];
  readonly properties: Properties;
}

/**
 * Remembers what code can change for the code that runs after it in the same realm: what is built into the language, and
 * `more` (the library's and the kernel's own objects). Returns the function that puts all of it right again and tells
 * whether that worked: what was made unchangeable stays, and the realm is damaged.
 */
export function rememberRealm(more: readonly object[]): () => boolean {
  // Taken now: what follows may have replaced them when they are needed.
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
  const { is } = Object;
  const remembered = [...new Set([...intrinsics(), ...more])].map(remember);

  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
    a !== undefined &&
    // `Object.is` tells NaN from a changed value; accessors compare by identity.
    is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable;

  // Calls nothing but what was taken: methods may be the ones that were replaced.
  const restore = ({ owner, keys, properties }: Remembered): boolean => {
    let isRight = true;
    eachOf(ownKeys(owner), (key) => {
      if (!(key in properties)) isRight = deleteProperty(owner, key) && isRight;
    });
    eachOf(keys, (key) => {
      const property = properties[key];
      if (!property || isSame(getOwnPropertyDescriptor(owner, key), property)) return;
      isRight = defineProperty(owner, key, property) && isRight;
    });
    return isRight;
  };

  return () => {
    let isRight = true;
    eachOf(remembered, (one) => {
      isRight = restore(one) && isRight;
    });
    return isRight;
  };
}

/** By index: iterators may be the ones that were replaced. */
function eachOf<T>(list: readonly T[], act: (item: T) => void): void {
  let index = 0;
  while (index < list.length) {
    act(list[index] as T);
    index++;
  }
}

function remember(owner: object): Remembered {
  const keys = Reflect.ownKeys(owner);
  const properties = Object.create(null) as Properties;
  for (const key of keys) {
    const descriptor = Reflect.getOwnPropertyDescriptor(owner, key);
    if (descriptor) properties[key] = Object.setPrototypeOf(descriptor, null) as PropertyDescriptor;
  }
  return { owner, keys, properties };
}

/** The global object, the constructors and name spaces it carries, and their prototypes. */
function intrinsics(): readonly object[] {
  const found: object[] = [globalThis];
  for (const name of Reflect.ownKeys(globalThis)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (isObject(value) && value !== globalThis) found.push(value);
    if (typeof value === 'function' && isObject(value.prototype)) found.push(value.prototype);
  }
  // Not reachable by a global name.
  return [...found, ...unnamed().flatMap(chainOf)];
}

/** One of each kind of object whose prototypes have no name. */
function unnamed(): readonly unknown[] {
  return [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/x/g),
    function* () {
      yield 0;
    },
    async () => {
      await Promise.resolve();
    },
    async function* () {
      yield await Promise.resolve(0);
    },
    Uint8Array,
  ];
}

/** Everything that `value` inherits from, each with its `prototype` and its constructor. */
function chainOf(value: unknown): readonly object[] {
  const found: object[] = [];
  for (
    let prototype = isObject(value) ? Reflect.getPrototypeOf(value) : null;
    prototype;
    prototype = Reflect.getPrototypeOf(prototype)
  ) {
    found.push(prototype);
    for (const key of ['prototype', 'constructor']) {
      const more: unknown = Reflect.getOwnPropertyDescriptor(prototype, key)?.value;
      if (isObject(more)) found.push(more);
    }
  }
  return found;
}

/**
 * Returns what code could change of `library`: the functions it holds, and the prototypes of its classes. Of the object
 * itself with `isWhole` only: the kernel keeps its state in others of its properties.
 */
export function partsOf(library: object, isWhole: boolean): readonly object[] {
  const found: object[] = isWhole ? [library] : [];
  for (const value of Object.values(library) as unknown[]) {
    if (typeof value !== 'function') continue;
    found.push(value);
    if (isObject(value.prototype)) found.push(value.prototype);
  }
  return found;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
