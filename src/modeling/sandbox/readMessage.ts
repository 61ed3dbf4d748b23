import type { FromWorker, Stage } from '../protocol';
import { unreadable } from './failures';

/** More than that is no answer of a model, but an attempt to fill the page. */
const max = { text: 4000, list: 20_000, parts: 2000, numbers: 60_000_000, names: 200 } as const;

/**
 * Returns a message of the worker when it has the shape the protocol gives it, else null; an answer of the wrong shape
 * becomes an error. Code in the worker can get hold of its port and forge messages, so nothing here is believed.
 */
export function readMessage(message: unknown): FromWorker | null {
  if (!isRecord(message)) return null;
  if (isMessage(message)) return message;
  const { type, id } = message;
  const isAnswer = type === 'result' || type === 'file' || type === 'error';
  if (!isAnswer || !isNumber(id)) return null;
  return { type: 'error', id, error: unreadable };
}

type Check = (value: unknown) => boolean;

function isMessage(
  message: Readonly<Record<string, unknown>>,
): message is FromWorker & typeof message {
  const { type } = message;
  const check =
    typeof type === 'string' && Object.hasOwn(messages, type) ? messages[type] : undefined;
  return check?.(message) ?? false;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText: Check = (value) => typeof value === 'string' && value.length <= max.text;
const isTrueOrFalse: Check = (value) => typeof value === 'boolean';
const isParamValue: Check = (value) => isNumber(value) || isText(value) || isTrueOrFalse(value);

const isVector = list(isNumber, 3, 3);
const isError = record(
  { kind: isText, sentence: isText },
  { hint: isText, call: isText, kernelMessage: isText, line: isNumber, column: isNumber },
);
const isParams: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length <= max.names &&
  Object.values(value).every(isParamValue);
const isParamSpec = record(
  {},
  {
    label: isText,
    unit: isText,
    min: isNumber,
    max: isNumber,
    step: isNumber,
    choices: list(isParamValue),
  },
);
const isAbout = record(
  {},
  {
    title: isText,
    description: isText,
    camera: record({}, { azimuth: isNumber, elevation: isNumber, zoom: isNumber }),
    params: (value) => isRecord(value) && Object.values(value).every(isParamSpec),
  },
);
const isFacts = record(
  { box: record({ min: isVector, max: isVector }), valid: isTrueOrFalse, parts: isNumber },
  { volume: isNumber, area: isNumber, faces: isNumber, edges: isNumber, triangles: isNumber },
);
const range = { start: isNumber, count: isNumber, type: isText } as const;
const elements = {
  faces: list(record({ ...range, center: isVector, normal: isVector, area: isNumber })),
  edges: list(record({ ...range, startPoint: isVector, endPoint: isVector, length: isNumber })),
} as const;
const isMesh = record({
  ...elements,
  positions: isFloats,
  normals: isFloats,
  indices: (value) => value instanceof Uint32Array && value.length <= max.numbers,
  lines: isFloats,
});
const isMeshWithoutTriangles: Check = (value) =>
  isRecord(value) && !Object.hasOwn(value, 'positions') && record(elements)(value);
const partBase = { color: isText, opacity: isNumber } as const;
const solid = {
  ...partBase,
  labels: list(record({ text: isText, from: isVector, to: isVector })),
  highlightedFaces: list(isNumber),
  highlightedEdges: list(isNumber),
} as const;
const isSolid = record({ name: isText, mesh: isMesh }, solid);
const isMeasuredSolid = record(
  { name: isText, mesh: (mesh) => isMeshWithoutTriangles(mesh) || isMesh(mesh), facts: isFacts },
  solid,
);
const isDrawing = record(
  {
    name: isText,
    kind: (value) => value === 'drawing',
    paths: list((value) => typeof value === 'string'),
    viewBox: list(isNumber, 4, 4),
    facts: isFacts,
  },
  { ...partBase, strokeType: isText },
);
const isPart: Check = (value) =>
  isRecord(value) && (value['kind'] === 'solid' ? isMeasuredSolid(value) : isDrawing(value));
const isResult = record(
  {
    parts: list(isPart, max.parts),
    defaultParams: orNull(isParams),
    about: orNull(isAbout),
    facts: isFacts,
    warnings: list(isError),
    console: list((value) => typeof value === 'string'),
    timings: (value) => isRecord(value) && Object.values(value).every(isNumber),
    heap: isNumber,
  },
  { isRealmDamaged: isTrueOrFalse },
);

const stages: ReadonlySet<unknown> = new Set<Stage>([
  'compile',
  'evaluate',
  'mesh',
  'measure',
  'export',
]);

const messages: Readonly<Record<string, Check>> = {
  ready: record({ ms: isNumber, heap: isNumber }),
  progress: record({ id: isNumber, stage: (value) => stages.has(value) }),
  triangulated: record({
    id: isNumber,
    parts: list((part) => isRecord(part) && part['kind'] === 'solid' && isSolid(part), max.parts),
  }),
  result: record({ id: isNumber, result: isResult }),
  error: record({ id: isNumber, error: isError }),
  file: record({
    id: isNumber,
    bytes: (value) => value instanceof ArrayBuffer,
    mime: isText,
  }),
};

function isFloats(value: unknown): boolean {
  return value instanceof Float32Array && value.length <= max.numbers;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record(
  needed: Readonly<Record<string, Check>>,
  possible: Readonly<Record<string, Check>> = {},
): Check {
  return (value) =>
    isRecord(value) &&
    Object.entries(needed).every(([name, check]) => check(value[name])) &&
    Object.entries(possible).every(
      ([name, check]) => value[name] === undefined || check(value[name]),
    );
}

function list(check: Check, maxLength: number = max.list, minLength = 0): Check {
  return (value) =>
    Array.isArray(value) &&
    value.length >= minLength &&
    value.length <= maxLength &&
    value.every(check);
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}
