/**
 * Keeps shapes that a test drops from being deleted in the kernel. Version 0.20 of the library breaks if a shape is
 * deleted some time after an `exportSTEP`, and garbage collection may delete one at any time: a test would fail one
 * time in a hundred because of another test. The kernel itself ends with the process.
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
