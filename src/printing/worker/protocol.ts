import type { Finding, PrintDirection, PrintMesh } from '../check/report';

/** A request from the page. The worker answers each request once, in order. */
export interface PrintCheckRequest {
  readonly meshes: readonly PrintMesh[];
  readonly down: PrintDirection;
}

export interface PrintCheckResponse {
  readonly findings: readonly Finding[];
  readonly marked: Float32Array<ArrayBuffer>;
}
