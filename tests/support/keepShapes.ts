/**
 * Nothing that a test drops is deleted in the kernel. Version 0.20 of the library breaks when a shape is deleted some time
 * after an `exportSTEP`, and garbage collection deletes them whenever it likes: a test would fail one time in a hundred, for
 * what another one did. The kernel itself ends with the process.
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
