type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/**
 * Remembers everything code can change for the code that runs after it in the same realm: what is built into the
 * language, and `more` (the library's own objects). Returns the function that puts all of it right again and tells
 * whether that worked: what was made unchangeable stays, and the realm is damaged.
 */
export function rememberRealm(more: readonly object[]): () => boolean {
  // Taken now: what follows may have replaced them when they are needed.
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

  const read = (owner: object): Descriptors => {
    const descriptors = new Map<PropertyKey, PropertyDescriptor>();
    for (const key of ownKeys(owner)) {
      const descriptor = getOwnPropertyDescriptor(owner, key);
      if (descriptor) descriptors.set(key, descriptor);
    }
    return descriptors;
  };
  const remembered = [...new Set([...intrinsics(), ...more])].map(
    (owner) => [owner, read(owner)] as const,
  );

  return () => {
    let isRight = true;
    for (const [owner, before] of remembered) {
      for (const key of ownKeys(owner)) {
        if (!before.has(key)) isRight = deleteProperty(owner, key) && isRight;
      }
      for (const [key, descriptor] of before) {
        if (isSame(getOwnPropertyDescriptor(owner, key), descriptor)) continue;
        isRight = defineProperty(owner, key, descriptor) && isRight;
      }
    }
    return isRight;
  };
}

function isSame(a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean {
  // `Object.is` tells NaN from a changed value; accessors compare by identity.
  return (
    a !== undefined &&
    Object.is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable
  );
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
  const iterator = Reflect.getPrototypeOf([][Symbol.iterator]());
  const typedArray = Reflect.getPrototypeOf(Uint8Array);
  const generator = Reflect.getPrototypeOf(function* () {
    yield 0;
  });
  for (const value of [
    iterator,
    iterator && Reflect.getPrototypeOf(iterator),
    typedArray,
    (typedArray as { readonly prototype?: unknown } | null)?.prototype,
    generator,
    (generator as { readonly prototype?: unknown } | null)?.prototype,
  ]) {
    if (isObject(value)) found.push(value);
  }
  return found;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
