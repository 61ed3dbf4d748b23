/** Returns a proxy of `value` that counts property reads, to measure the cost of a function without a clock. */
export function countReads<T>(value: T): { readonly value: T; readonly reads: () => number } {
  let reads = 0;
  const count = <Of>(of: Of): Of => {
    if (typeof of !== 'object' || of === null || ArrayBuffer.isView(of)) return of;
    return new Proxy(of, {
      get: (target, key, receiver) => {
        reads++;
        return count(Reflect.get(target, key, receiver) as unknown);
      },
      has: (target, key) => {
        reads++;
        return Reflect.has(target, key);
      },
    });
  };
  return { value: count(value), reads: () => reads };
}
