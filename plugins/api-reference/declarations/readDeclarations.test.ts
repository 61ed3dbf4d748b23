import { expect, test } from 'vitest';
import { readSurface } from './readDeclarations';

const text = (pieces: readonly { readonly text: string }[] | null | undefined) =>
  (pieces ?? []).map((piece) => piece.text).join('');

test('a constant whose type is a call is read as a function, unless it is to stay', () => {
  const declarations = `
    export declare const area: (face: Face) => number;
    export declare const group: (shapes: Shape[]) => Shape;`;
  const { symbols } = readSurface(declarations, new Set(['group']));
  expect(symbols.get('area')?.kind).toBe('function');
  expect(symbols.get('group')?.kind).toBe('variable');
});

test('Windows line ends and comments leave no trace in a type', () => {
  const declarations = [
    'export declare interface Options {',
    '  list: {',
    '    /* why */',
    '    start: number;',
    '    count: number;',
    '  }[];',
    '}',
  ].join('\r\n');
  const member = readSurface(declarations, new Set()).symbols.get('Options')?.members[0];
  expect(text(member?.signatures[0]?.gives)).toBe('{ start: number; count: number }[]');
});

test('overloads are one member, private and underscored members are none', () => {
  const declarations = `
    export declare class Box {
      private secret;
      protected inner: number;
      _helper(): void;
      oc: Kernel;
      move(x: number): Box;
      move(by: Vector): Box;
      get size(): number;
      set size(value: number);
      get area(): number;
    }`;
  const members = readSurface(declarations, new Set()).symbols.get('Box')?.members ?? [];
  expect(members.map(({ name }) => name)).toEqual(['move', 'size', 'area']);
  expect(members.map(({ signatures }) => signatures.length)).toEqual([2, 1, 1]);
  expect(members.map(({ readOnly }) => readOnly)).toEqual([false, false, true]);
});

test('names of types can be followed, names of type parameters cannot', () => {
  const declarations =
    'export declare function first<T>(list: Plane[], by: (item: T) => opentype.Font): T;';
  const [signature] = readSurface(declarations, new Set()).symbols.get('first')?.signatures ?? [];
  const followed = signature?.parameters.flatMap(({ type }) => type.map(({ ref }) => ref));
  expect(followed?.filter(Boolean)).toEqual(['Plane', 'Font']);
  expect(text(signature?.gives)).toBe('T');
});

test('a destructured parameter is called options and lists its values', () => {
  const declarations = `
    export declare function write(text: string, { size, }?: { size?: number | undefined; }): void;`;
  const [signature] = readSurface(declarations, new Set()).symbols.get('write')?.signatures ?? [];
  const options = signature?.parameters[1];
  expect(options?.name).toBe('options');
  expect(text(options?.type)).toBe('{ size?: number }');
  expect(options?.fields.map(({ name, optional }) => [name, optional])).toEqual([['size', true]]);
});

test('what is declared and not exported is kept apart', () => {
  const surface = readSurface(
    'declare type Direction = "X"; export declare type Side = "left";',
    new Set(),
  );
  expect([...surface.hidden.keys()]).toEqual(['Direction']);
  expect([...surface.symbols.keys()]).toEqual(['Side']);
});
