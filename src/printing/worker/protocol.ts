import type { PrintDirection, PrintMesh } from '../check/report';

/** A request from the page. The worker answers each request once, in order, with a `PrintReport`. */
export interface PrintCheckRequest {
  readonly meshes: readonly PrintMesh[];
  readonly down: PrintDirection;
}
