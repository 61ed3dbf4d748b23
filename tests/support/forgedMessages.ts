import fc from 'fast-check';
import type { SolidPart } from '../../src/modeling/core/result';
import type { MessageFromWorker, ResultMessage } from '../../src/modeling/protocol';
import { boxPart } from '../browser/viewer/harness/shapes';

const box = { min: [0, 0, 0], max: [60, 30, 20] } as const;
const plain = boxPart([0, 0, 0], [60, 30, 20]).mesh;
const round = { radius: 10, center: [0, 0, 10] } as const;
const mesh: SolidPart['mesh'] = {
  ...plain,
  edges: plain.edges.map((edge, index) => (index === 0 ? { ...edge, ...round } : edge)),
};

/** Returns a valid message with every optional field. */
export function honestMessage(): Extract<MessageFromWorker, { type: 'result' }> {
  const result: ResultMessage = {
    parts: [
      {
        kind: 'solid',
        name: 'Lid',
        color: '#ff8800',
        opacity: 0.5,
        mesh,
        labels: [{ text: '20 mm', from: [0, 0, 0], to: [0, 0, 20] }],
        highlightedFaces: [0],
        highlightedEdges: [1],
        facts: {
          kind: 'solid',
          volume: 36_000,
          area: 5,
          box,
          valid: true,
          parts: 1,
          triangles: 12,
        },
      },
      {
        kind: 'drawing',
        name: 'Plan',
        paths: ['M0 0L60 0L60 30Z'],
        viewBox: [0, -30, 60, 30],
        strokeType: 'dots',
        facts: { kind: 'drawing', area: 900, box, valid: true, parts: 1 },
      },
    ],
    defaultParams: { width: 60, lid: true, text: 'a' },
    about: {
      title: 'Box',
      description: 'A box.',
      camera: { azimuth: -45, zoom: 2 },
      params: { width: { label: 'Width', unit: 'mm', min: 1, max: 90, step: 1 } },
    },
    facts: { kind: 'solid', box, valid: true, parts: 2, faces: 6, edges: 12 },
    warnings: [{ kind: 'silent', sentence: 'The finder found nothing.', line: 3, column: 2 }],
    console: [{ level: 'warn', text: 'Hello', line: 2 }],
    heap: 16_000_000,
  };
  return structuredClone({ type: 'result', id: 1, result });
}

/** Values that an attacker might put anywhere in a message. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.double({ noNaN: false, noDefaultInfinity: false }),
  fc.constantFrom(-1, 0.5, 1e17, 1e300, 2 ** 32, Number.MAX_SAFE_INTEGER),
  fc.constantFrom(null, undefined, true, '', 'constructor', '__proto__', 'url(/llms.txt#a)'),
  fc.constantFrom('<img src=x onerror=alert(1)>', 'https://attacker.example/x', 'red', '#12'),
  fc.string({ maxLength: 20 }),
  fc.constantFrom('z'.repeat(4001), 'M0 0'.repeat(200_000)),
  fc.constantFrom([], {}, [[]], { shape: {} }, new Array(1e5)),
  fc.float32Array({ maxLength: 9, noNaN: false }),
  fc.uint32Array({ maxLength: 9 }),
  fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 4 }),
  fc.constant(new ArrayBuffer(8)),
);

/**
 * A change of a message: vary a value within its type, replace it with an odd value, add or remove a field, or repeat a
 * value 300 times. A varied value may still be valid.
 */
interface Change {
  /** The path from the message to the changed value: at each level, an index of a key, modulo the number of keys. */
  readonly path: readonly number[];
  readonly act: 'nudge' | 'put' | 'add' | 'take' | 'repeat';
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  act: fc.constantFrom('nudge', 'nudge', 'nudge', 'put', 'put', 'add', 'take', 'repeat'),
  value: odd,
});

/** Messages that hostile code could forge: valid messages after one to three changes. */
export const forgedMessages: fc.Arbitrary<unknown> = fc
  .array(change, { minLength: 1, maxLength: 3 })
  .map((changes) => {
    const message = { whole: honestMessage() };
    for (const one of changes) apply(message, one);
    return message.whole;
  });

type Holder = Record<string, unknown> | unknown[];

function apply(root: Holder, { path, act, value }: Change): void {
  let holder = root;
  let key = 'whole';
  for (const step of path) {
    const next = (holder as Record<string, unknown>)[key];
    if (!isHolder(next)) break;
    const keys = Object.keys(next);
    if (keys.length === 0) break;
    holder = next;
    key = keys[step % keys.length] ?? key;
  }
  const record = holder as Record<string, unknown>;
  if (act === 'put') record[key] = value;
  else if (act === 'nudge') record[key] = nudged(record[key], value);
  else if (act === 'take') Reflect.deleteProperty(record, key);
  else if (act === 'add') record[`${key}More`] = value;
  else record[key] = Array.from({ length: 300 }, () => record[key]);
}

/** Returns a different value of the same type, which is often allowed. */
function nudged(before: unknown, value: unknown): unknown {
  if (typeof before === 'boolean') return !before;
  if (typeof before === 'string') return `${before} url(/llms.txt#a) <img src=x>`;
  if (typeof before !== 'number') return value;
  const factor = typeof value === 'number' && Math.abs(value) < 1e6 ? value : 0;
  return Number.isInteger(before) ? Math.round(before * factor) : before * factor;
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
