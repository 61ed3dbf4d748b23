import type { AnyShape } from 'replicad';
import { escapeAttribute } from '../../../base/escapeHtml';
import { toHex, toLinearHex } from '../color';
import type { Kernel } from '../kernel';
import { uniteBoxes } from '../../../base/vectors';
import { meshTolerancesFor } from '../measure/meshShape';
import { ModelFailure } from '../modelError';
import type { RawPart } from '../run/normalizeResult';
import type { ExportableModel } from '../run/runModel';
import { write3mf, type BodyMesh } from './write3mf';
import { traceDrawing, type TracedDrawing } from '../measure/traceDrawing';

export type ExportFormat = 'step' | 'stl' | '3mf' | 'svg';

export interface ExportedFile {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
}

/**
 * Converts a model to a file. STEP is exact. STL is binary; its triangles deviate by up to 1/2000 of the diagonal. 3MF
 * has the triangles of STL with names and colours. SVG is in millimetres. Throws a `ModelFailure` of kind "result" if
 * the format cannot contain the model.
 */
export async function exportModel(
  live: ExportableModel,
  format: ExportFormat,
  kernel: Kernel,
): Promise<ExportedFile> {
  switch (format) {
    case 'step':
      return { bytes: await bytesOf(stepOf(shapesOf(live, 'STEP'), kernel)), mime: 'model/step' };
    case 'stl':
      return { bytes: await bytesOf(stlOf(live, kernel)), mime: 'model/stl' };
    case '3mf':
      return { bytes: write3mf(bodiesOf(live)).buffer, mime: 'model/3mf' };
    case 'svg':
      return { bytes: textBytes(svgOf(live, kernel)), mime: 'image/svg+xml' };
  }
}

/** Default colour of parts. The default of the library is red. */
const neutral = '#8fb3e8';

type NamedShape = RawPart & {
  readonly content: { readonly kind: 'shape'; readonly shape: AnyShape };
};

function shapesOf({ parts }: ExportableModel, format: string): readonly NamedShape[] {
  const shapes = parts.filter((part): part is NamedShape => part.content.kind === 'shape');
  if (shapes.length > 0) return shapes;
  throw new ModelFailure({
    kind: 'result',
    sentence: `${format} holds solids, and this model is a drawing.`,
    hint: 'Give the drawing depth, or download it as SVG.',
  });
}

function stepOf(parts: readonly NamedShape[], { replicad }: Kernel): unknown {
  const configs = parts.map(({ content, name, color, opacity }) => {
    // The library expects linear colours. Colours in sRGB would be too pale.
    const hex = toLinearHex(color ?? neutral);
    return {
      shape: content.shape,
      name,
      ...(hex !== undefined && { color: hex }),
      ...(opacity !== undefined && { alpha: opacity }),
    };
  });
  return replicad.exportSTEP(configs, { unit: 'MM', modelUnit: 'MM' });
}

function stlOf(live: ExportableModel, { replicad }: Kernel): unknown {
  const shapes = shapesOf(live, 'STL').map(({ content }) => content.shape);
  const [first] = shapes;
  const shape = shapes.length === 1 && first ? first : replicad.makeCompound([...shapes]);
  return shape.blobSTL({ ...meshTolerancesFor(live.diagonal, 'file'), binary: true });
}

function bodiesOf(live: ExportableModel): readonly BodyMesh[] {
  const tolerances = meshTolerancesFor(live.diagonal, 'file');
  const bodies = shapesOf(live, '3MF').map(({ content, name, color, opacity }): BodyMesh => {
    const { vertices, triangles } = content.shape.mesh(tolerances);
    return { name, color: color && toHex(color, opacity), vertices, triangles };
  });
  const solid = bodies.filter(({ triangles }) => triangles.length > 0);
  if (solid.length > 0) return solid;
  throw new ModelFailure({
    kind: 'result',
    sentence: '3MF holds triangles, and this model consists of lines.',
    hint: 'Return a solid, or download the model as STEP.',
  });
}

function svgOf({ parts }: ExportableModel, kernel: Kernel): string {
  const drawings = parts.flatMap((part) =>
    part.content.kind === 'drawing'
      ? [{ part, traced: traceDrawing(part.content.drawing, kernel) }]
      : [],
  );
  if (drawings.length === 0) {
    throw new ModelFailure({
      kind: 'result',
      sentence: 'SVG holds drawings, and this model is a solid.',
      hint: 'Return drawProjection(shape, "front").visible to draw a view of it.',
    });
  }
  const [x, y, width, height] = viewBox(drawings.map(({ traced }) => traced));
  const paths = drawings.flatMap(({ part, traced }) =>
    traced.paths.map(
      (d) =>
        `  <path d="${escapeAttribute(d)}" stroke="${escapeAttribute(part.color ?? 'black')}"/>`,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke-width="0.2">`,
    ...paths,
    '</svg>',
    '',
  ].join('\n');
}

/** Returns the view box around all drawings, with a margin of half a line width, in SVG coordinates with y down. */
function viewBox(drawings: readonly TracedDrawing[]): readonly [number, number, number, number] {
  const margin = 0.1;
  const { min, max } = uniteBoxes(drawings.map(({ box }) => box));
  const [left, bottom] = [min[0] - margin, min[1] - margin];
  const [right, top] = [max[0] + margin, max[1] + margin];
  return [left, -top, right - left, top - bottom];
}

/** Returns the bytes of a Blob. All platforms provide Blob, but TypeScript's ES lib lacks it. */
function bytesOf(blob: unknown): Promise<ArrayBuffer> {
  return (blob as { arrayBuffer(): Promise<ArrayBuffer> }).arrayBuffer();
}

function textBytes(text: string): ArrayBuffer {
  const { TextEncoder } = globalThis as unknown as {
    readonly TextEncoder: new () => { encode(text: string): { readonly buffer: ArrayBuffer } };
  };
  return new TextEncoder().encode(text).buffer;
}
