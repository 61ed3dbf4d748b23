import { loadKernelInNode, type Kernel } from '../../../src/modeling/node';

/** A release of the library, and a function that returns the message of what it throws. */
export interface LibraryRelease {
  readonly kernel: Pick<Kernel, 'replicad'>;
  readonly reasonOf: (thrown: unknown) => string;
}

/** Loads the release that the site describes. */
export async function loadRelease(reasonOf: LibraryRelease['reasonOf']): Promise<LibraryRelease> {
  return { kernel: await loadKernelInNode(), reasonOf };
}
