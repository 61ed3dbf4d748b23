import { levelOf } from '../levels';
import { linkedNames, type Reference } from '../Reference';
import type { Signature } from '../declarations/ApiDeclarations';
import { allCalls, returnedTypes, type CallReference } from './typeUsers';

interface Kind {
  readonly name: string;
  /** Names of this kind in the return types of calls. */
  readonly types: readonly string[];
  /** More general parameter types that also accept this kind. */
  readonly acceptedAs: readonly string[];
  /** Classes whose methods an object of this kind has. */
  readonly classes: readonly string[];
}

/** The kinds of objects that readers convert between. */
const kinds = {
  drawing: { name: 'Drawing', types: ['Drawing'], acceptedAs: [], classes: ['Drawing'] },
  sketch: {
    name: 'Sketch',
    types: ['Sketch', 'SketchInterface'],
    acceptedAs: [],
    classes: ['Sketch'],
  },
  solid: {
    name: 'Solid',
    types: ['Solid', 'Shape3D'],
    acceptedAs: ['AnyShape'],
    classes: ['_3DShape', 'Shape'],
  },
  face: { name: 'Face', types: ['Face'], acceptedAs: [], classes: ['Face', 'Shape'] },
  wire: { name: 'Wire', types: ['Wire'], acceptedAs: [], classes: ['Wire', 'Shape'] },
  edge: { name: 'Edge', types: ['Edge'], acceptedAs: [], classes: ['Edge'] },
} satisfies Readonly<Record<string, Kind>>;

/**
 * Conversions that the types allow but that do not work: a wire has no faces, few sketches have a base face, and
 * `makeOffset` returns a shell.
 */
const unsuitableCalls = ['wire Shape.faces', 'sketch Sketch.baseFace', 'face makeOffset'];

export type KindName = keyof typeof kinds;

/** A way to convert one kind into another. The calls within a step are alternatives. */
export interface Conversion {
  readonly from: KindName;
  readonly to: KindName;
  readonly steps: readonly (readonly CallReference[])[];
}

/** Returns the shortest chain of calls for each pair of kinds that the library can convert, according to its types. */
export function conversionsBetweenKinds(reference: Reference): readonly Conversion[] {
  const names = Object.keys(kinds) as KindName[];
  const direct = new Map<string, readonly CallReference[]>();
  for (const from of names) {
    for (const to of names) {
      if (from !== to) direct.set(`${from} ${to}`, directCalls(reference, from, to));
    }
  }
  const step = (from: KindName, to: KindName) => direct.get(`${from} ${to}`) ?? [];
  const pairs = names.flatMap((from) =>
    names.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  return pairs.flatMap(({ from, to }) => {
    if (step(from, to).length > 0) return [{ from, to, steps: [step(from, to)] }];
    const via = names.find(
      (middle) => step(from, middle).length > 0 && step(middle, to).length > 0,
    );
    return via ? [{ from, to, steps: [step(from, via), step(via, to)] }] : [];
  });
}

export const kindTitle = (kind: KindName): string => kinds[kind].name;

function directCalls(reference: Reference, from: KindName, to: KindName): readonly CallReference[] {
  const { types, acceptedAs, classes }: Kind = kinds[from];
  const target: Kind = kinds[to];
  const returnsIt = (signature: Signature) =>
    returnedTypes(signature).some((type) => target.types.includes(type));
  const takesIt = ({ parameters: [first] }: Signature) =>
    first !== undefined &&
    [...linkedNames([first.type])].some((type) => [...types, ...acceptedAs].includes(type));
  return allCalls(reference).filter(({ owner, label, signatures }) => {
    if (levelOf(owner) === 'kernel' || label.startsWith('new ')) return false;
    const isMember = label.includes('.');
    if (isMember && !classes.includes(owner)) return false;
    if (unsuitableCalls.includes(`${from} ${label}`)) return false;
    return signatures.some((signature) => returnsIt(signature) && (isMember || takesIt(signature)));
  });
}
