import { loadKernelInNode, type Kernel } from '../../../src/modeling/node';

/** A release of the library, and how to read what it throws. */
export interface LibraryRelease {
  readonly kernel: Pick<Kernel, 'replicad'>;
  readonly reasonOf: (thrown: unknown) => string;
}

/** The release that the site describes. */
export async function loadRelease(reasonOf: LibraryRelease['reasonOf']): Promise<LibraryRelease> {
  return { kernel: await loadKernelInNode(), reasonOf };
}
