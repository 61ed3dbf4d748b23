import type { Finding, PrintDirection, PrintMesh } from '../check/report';

/** A question from the page. Each gets one answer, in order. */
export interface PrintQuestion {
  readonly meshes: readonly PrintMesh[];
  readonly down: PrintDirection;
}

export interface PrintAnswer {
  readonly findings: readonly Finding[];
  readonly marked: Float32Array<ArrayBuffer>;
}
