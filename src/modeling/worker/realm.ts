/**
 * The original own properties of an object. The record has no prototype, so additions to `Object.prototype` do not
 * appear in it.
 */
type Properties = Record<PropertyKey, PropertyDescriptor>;

interface ObjectSnapshot {
  readonly owner: object;
  readonly keys: readonly PropertyKey[];
  readonly properties: Properties;
}

/**
 * Records the objects through which code can affect later code in the same realm: the language's built-in objects, and
 * `more` (objects of the library and the kernel). Returns a function that restores their properties and returns true on
 * success. A property that was made non-configurable cannot be restored, so the realm stays damaged.
 */
export function snapshotRealm(more: readonly object[]): () => boolean {
  // Saved here, because later code may replace these functions.
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
  const { is } = Object;
  const remembered = [...new Set([...intrinsics(), ...more])].map(snapshot);

  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
    a !== undefined &&
    // Compares with `Object.is`, which treats NaN as equal to itself.
    is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable;

  // Calls only the saved functions, because the methods may have been replaced.
  const restore = ({ owner, keys, properties }: ObjectSnapshot): boolean => {
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

/** Loops by index, because code may have replaced the iterators. */
function eachOf<T>(list: readonly T[], act: (item: T) => void): void {
  let index = 0;
  while (index < list.length) {
    act(list[index] as T);
    index++;
  }
}

function snapshot(owner: object): ObjectSnapshot {
  const keys = Reflect.ownKeys(owner);
  const properties = Object.create(null) as Properties;
  for (const key of keys) {
    const descriptor = Reflect.getOwnPropertyDescriptor(owner, key);
    if (descriptor) properties[key] = Object.setPrototypeOf(descriptor, null) as PropertyDescriptor;
  }
  return { owner, keys, properties };
}

/** Returns the global object, its constructors and namespaces, and the prototypes of both. */
function intrinsics(): readonly object[] {
  const found: object[] = [globalThis];
  for (const name of Reflect.ownKeys(globalThis)) {
    const value: unknown = Reflect.getOwnPropertyDescriptor(globalThis, name)?.value;
    if (isObject(value) && value !== globalThis) found.push(value);
    if (typeof value === 'function' && isObject(value.prototype)) found.push(value.prototype);
  }
  // Adds prototypes that cannot be reached from a global variable.
  return [...found, ...unnamedIntrinsics().flatMap(chainOf)];
}

/** Returns one object of each kind whose prototype cannot be reached from a global variable. */
function unnamedIntrinsics(): readonly unknown[] {
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

/** Returns the prototype chain of `value`, with the `prototype` property and the constructor of each prototype. */
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
 * Returns the objects in `library` that code could change: its functions, and the prototypes of its classes. Includes
 * `library` itself only if `isWhole` is true. Pass false for the kernel, because its other properties hold its state.
 */
export function mutableObjectsOf(library: object, isWhole: boolean): readonly object[] {
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
