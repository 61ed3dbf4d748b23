import * as v from 'valibot';
import { attachmentLimits, attachedFileNamePattern } from '../attachedFiles';
import { resultLimits } from '../core/resultLimits';
import type { MessageFromWorker } from '../protocol';
import { areAllWithin, isValidMesh } from '../core/measure/meshChecks';

/**
 * Schema of all messages that the page accepts from a sandbox. Code in the worker can get access to its port and forge
 * messages, so an unknown field, a number out of range or an index outside its array makes a message invalid. In the
 * worker, `limitResult` keeps valid results within these limits.
 */
const text = v.pipe(v.string(), v.maxLength(resultLimits.text));
const name = v.pipe(v.string(), v.maxLength(resultLimits.name));
const outline = v.pipe(v.string(), v.maxLength(resultLimits.outlines));
const within = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
const coordinate = within(resultLimits.distance);
const measure = within(resultLimits.measure);
const size = v.pipe(v.number(), v.minValue(0), v.maxValue(2 * resultLimits.distance));
const parameter = within(resultLimits.parameter);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(resultLimits.parameter));
const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

const vector = v.strictTuple([coordinate, coordinate, coordinate]);
const box = v.strictObject({ min: vector, max: vector });

const error = v.strictObject({
  kind: v.picklist([
    ...(['syntax', 'import', 'js', 'kernel', 'wasm-trap', 'result', 'silent', 'limit'] as const),
    ...(['timeout', 'stopped', 'memory', 'load'] as const),
  ]),
  sentence: text,
  hint: v.exactOptional(text),
  call: v.exactOptional(text),
  kernelMessage: v.exactOptional(text),
  // An anchor on the page Troubleshooting. It becomes part of a link.
  section: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/))),
  line: v.exactOptional(count),
  column: v.exactOptional(count),
});

const value = v.union([parameter, text, v.boolean()]);
const params = v.pipe(v.record(name, value), v.maxEntries(resultLimits.parameters));
const paramSpec = v.strictObject({
  label: v.exactOptional(name),
  unit: v.exactOptional(name),
  min: v.exactOptional(parameter),
  max: v.exactOptional(parameter),
  step: v.exactOptional(parameter),
  choices: v.exactOptional(listOf(value, resultLimits.choices)),
});
const about = v.strictObject({
  title: v.exactOptional(text),
  description: v.exactOptional(text),
  fails: v.exactOptional(text),
  prints: v.exactOptional(text),
  camera: v.exactOptional(
    v.strictObject({
      azimuth: v.exactOptional(parameter),
      elevation: v.exactOptional(parameter),
      zoom: v.exactOptional(parameter),
    }),
  ),
  params: v.exactOptional(v.pipe(v.record(name, paramSpec), v.maxEntries(resultLimits.parameters))),
});

const facts = v.strictObject({
  kind: v.picklist(['solid', 'drawing']),
  volume: v.exactOptional(measure),
  area: v.exactOptional(measure),
  box,
  faces: v.exactOptional(count),
  edges: v.exactOptional(count),
  triangles: v.exactOptional(count),
  valid: v.boolean(),
  parts: count,
});

const elements = {
  faces: listOf(
    v.strictObject({
      start: count,
      count,
      type: name,
      center: vector,
      normal: vector,
      area: measure,
    }),
    resultLimits.elements,
  ),
  edges: listOf(
    v.strictObject({
      start: count,
      count,
      type: name,
      startPoint: vector,
      endPoint: vector,
      length: measure,
      radius: v.exactOptional(measure),
      center: v.exactOptional(vector),
    }),
    resultLimits.elements,
  ),
} as const;
const coordinates = v.pipe(
  v.instance(Float32Array),
  v.check((numbers) => areAllWithin(numbers, resultLimits.distance)),
);
const mesh = v.pipe(
  v.strictObject({
    ...elements,
    positions: coordinates,
    normals: coordinates,
    indices: v.instance(Uint32Array),
    lines: coordinates,
  }),
  v.check((read) => isValidMesh(read)),
);

const appearance = {
  name,
  /** The format that `toPlainColor` returns. */
  color: v.exactOptional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}(?:[\da-f]{2})?$/))),
  opacity: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
} as const;
const solid = {
  kind: v.literal('solid'),
  ...appearance,
  labels: v.exactOptional(
    listOf(v.strictObject({ text: name, from: vector, to: vector }), resultLimits.labels),
  ),
  highlightedFaces: v.exactOptional(listOf(count, resultLimits.elements)),
  highlightedEdges: v.exactOptional(listOf(count, resultLimits.elements)),
} as const;
const drawing = v.strictObject({
  kind: v.literal('drawing'),
  ...appearance,
  paths: listOf(outline, resultLimits.outlines),
  viewBox: v.strictTuple([coordinate, coordinate, size, size]),
  strokeType: v.exactOptional(v.picklist(['solid', 'dots', 'dashes'])),
  facts,
});
const measuredSolid = v.strictObject({
  ...solid,
  mesh: v.union([mesh, v.strictObject(elements)]),
  facts,
});

const consoleLines = listOf(
  v.strictObject({
    level: v.picklist(['log', 'warn', 'error']),
    text,
    line: v.exactOptional(count),
  }),
  resultLimits.lines,
);
const declared = { defaultParams: v.nullable(params), about: v.nullable(about) } as const;

const result = v.strictObject({
  parts: listOf(v.variant('kind', [measuredSolid, drawing]), resultLimits.parts),
  ...declared,
  facts,
  warnings: listOf(error, resultLimits.warnings),
  console: consoleLines,
  heap: count,
});

const id = count;

/** Schema of all messages of the worker. Its output contains only the fields listed here. */
export const messageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({
    type: v.literal('progress'),
    id,
    stage: v.picklist(['compile', 'evaluate', 'mesh', 'measure', 'export']),
  }),
  v.strictObject({
    type: v.literal('triangulated'),
    id,
    parts: listOf(v.strictObject({ ...solid, mesh }), resultLimits.parts),
  }),
  v.strictObject({ type: v.literal('result'), id, result }),
  v.strictObject({
    type: v.literal('error'),
    id,
    error,
    failed: v.exactOptional(
      v.strictObject({
        console: consoleLines,
        declared: v.nullable(v.strictObject(declared)),
      }),
    ),
  }),
  v.strictObject({
    type: v.literal('file'),
    id,
    bytes: v.instance(ArrayBuffer),
    mime: v.picklist(['model/step', 'model/stl', 'model/3mf', 'image/svg+xml']),
  }),
  v.strictObject({ type: v.literal('idle'), id, isTidy: v.boolean() }),
]) satisfies v.GenericSchema<unknown, MessageFromWorker>;

/** Schema of the attached files that are sent to a sandbox with a run. */
export const attachedFilesSchema = v.pipe(
  v.map(
    v.pipe(v.string(), v.regex(attachedFileNamePattern)),
    v.pipe(v.blob(), v.maxSize(attachmentLimits.bytes)),
  ),
  v.maxSize(attachmentLimits.files),
  v.check((files) => sumOf(files) <= attachmentLimits.allBytes),
);

function sumOf(files: ReadonlyMap<string, Blob>): number {
  let sum = 0;
  for (const { size: bytes } of files.values()) sum += bytes;
  return sum;
}
