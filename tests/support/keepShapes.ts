/**
 * Prevents the garbage collector from deleting kernel objects of shapes that a test no longer uses. After an
 * `exportSTEP`, version 0.20 of the library may crash when an object is deleted. This can happen at any time, so about
 * one test in a hundred would fail because of an earlier test. The memory is freed when the process ends.
 */
class KeepsAll implements FinalizationRegistry<unknown> {
  readonly [Symbol.toStringTag] = 'FinalizationRegistry';
  register(): undefined {
    return undefined;
  }
  unregister(): boolean {
    return false;
  }
}

globalThis.FinalizationRegistry = KeepsAll;
