import * as replicad from 'replicad';
import createKernel from 'replicad-opencascadejs/src/replicad_single.js';

/**
 * A job for the baseline: the published kernel and library, without anything of this site. The worker builds a model
 * and meshes it as finely as the site does.
 */
export interface BareJob {
  readonly code: string;
  readonly params: object | null;
  /** The diagonal of the model, divided by the maximum distance between surface and triangles. */
  readonly fineness: number;
  readonly angularTolerance: number;
}

export interface BareResult {
  readonly ms: number;
  readonly triangles: number;
}

const ready = start();
addEventListener('message', ({ data }: MessageEvent<BareJob>) => {
  void ready.then(() => {
    const answer: BareResult = build(data);
    (postMessage as (message: BareResult) => void)(answer);
  });
});

async function start(): Promise<void> {
  const wasm = await (await fetch('/kernel.wasm')).arrayBuffer();
  const factory = createKernel as unknown as (options: object) => Promise<never>;
  const noOutput = { print: () => undefined, printErr: () => undefined };
  replicad.setOC(await factory({ ...noOutput, wasmBinary: new Uint8Array(wasm) }));
}

type Evaluate = (exports: object, require: () => object) => void;

function build({ code, params, fineness, angularTolerance }: BareJob): BareResult {
  const exported: { default?: (params: object | null) => unknown } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the site's worker evaluates models in the same way
  (new Function('exports', 'require', code) as Evaluate)(exported, () => replicad);
  const since = performance.now();
  const shapes = flatten(exported.default?.(params));
  const boxes = shapes.map((shape) => shape.boundingBox.bounds);
  const side = (axis: 0 | 1 | 2) =>
    Math.max(...boxes.map(([, max]) => max[axis])) - Math.min(...boxes.map(([min]) => min[axis]));
  const diagonal = Math.hypot(side(0), side(1), side(2));
  const tolerances = { tolerance: diagonal / fineness, angularTolerance };
  let triangles = 0;
  for (const shape of shapes) {
    triangles += shape.mesh(tolerances).triangles.length / 3;
    shape.meshEdges(tolerances);
  }
  return { ms: performance.now() - since, triangles };
}

function flatten(result: unknown): readonly replicad.AnyShape[] {
  if (Array.isArray(result)) return result.flatMap((item: unknown) => flatten(item));
  const described = result as { readonly shape?: unknown };
  return described.shape === undefined ? [result as replicad.AnyShape] : flatten(described.shape);
}
