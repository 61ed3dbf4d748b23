import type { Finding, PrintDirection, PrintMesh } from '../check/report';

/** A request from the page. The worker answers each request once, in order. */
export interface PrintQuestion {
  readonly meshes: readonly PrintMesh[];
  readonly down: PrintDirection;
}

export interface PrintAnswer {
  readonly findings: readonly Finding[];
  readonly marked: Float32Array<ArrayBuffer>;
}
