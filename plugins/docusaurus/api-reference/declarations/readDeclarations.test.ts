import { expect, test } from 'vitest';
import { readDeclarations } from './readDeclarations';

const text = (pieces: readonly { readonly text: string }[] | null | undefined) =>
  (pieces ?? []).map((piece) => piece.text).join('');

test('readDeclarations reads a constant with a call signature as a function, unless it is an exception', () => {
  const declarations = `
    export declare const area: (face: Face) => number;
    export declare const group: (shapes: Shape[]) => Shape;`;
  const { symbols } = readDeclarations(declarations, {
    group: { kind: 'variable', reason: 'Old links.' },
  });
  expect(symbols.get('area')?.kind).toBe('function');
  expect(symbols.get('group')?.kind).toBe('variable');
});

test('readDeclarations removes Windows line endings and comments from types', () => {
  const declarations = [
    'export declare interface Options {',
    '  list: {',
    '    /* why */',
    '    start: number;',
    '    count: number;',
    '  }[];',
    '}',
  ].join('\r\n');
  const member = readDeclarations(declarations, {}).symbols.get('Options')?.members[0];
  expect(text(member?.signatures[0]?.returns)).toBe('{ start: number; count: number }[]');
});

test('readDeclarations merges overloads and skips private, underscored and excluded members', () => {
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
  const exceptions = { Box: { hiddenMembers: ['oc'], reason: 'The kernel.' } };
  const members = readDeclarations(declarations, exceptions).symbols.get('Box')?.members ?? [];
  expect(members.map(({ name }) => name)).toEqual(['move', 'size', 'area']);
  expect(members.map(({ signatures }) => signatures.length)).toEqual([2, 1, 1]);
  expect(members.map(({ readOnly }) => readOnly)).toEqual([false, false, true]);
});

test.each([
  ['class', 'interface'],
  ['interface', 'class'],
])('readDeclarations merges a %s and a %s with the same name into a class', (first, second) => {
  const declare = (kind: string) =>
    kind === 'class'
      ? 'export declare class Box extends Base { open(): void; move(x: number): Box; }'
      : 'export declare interface Box extends Disposable { free(): void; move(by: Vector): Box; }';
  const { symbols } = readDeclarations([declare(first), declare(second)].join('\n'), {});
  const box = symbols.get('Box');
  expect(box).toMatchObject({ kind: 'class', extends: 'Base' });
  expect(box?.members.map(({ name }) => name).sort()).toEqual(['free', 'move', 'open']);
  expect(box?.members.find(({ name }) => name === 'move')?.signatures).toHaveLength(2);
});

test('readDeclarations links names of types, but not of type parameters', () => {
  const declarations =
    'export declare function first<T>(list: Plane[], by: (item: T) => opentype.Font): T;';
  const [signature] = readDeclarations(declarations, {}).symbols.get('first')?.signatures ?? [];
  const followed = signature?.parameters.flatMap(({ type }) => type.map(({ ref }) => ref));
  expect(followed?.filter(Boolean)).toEqual(['Plane', 'Font']);
  expect(text(signature?.returns)).toBe('T');
});

test('readDeclarations names a destructured parameter "options" and lists its fields', () => {
  const declarations = `
    export declare function write(text: string, { size, }?: { size?: number | undefined; }): void;`;
  const [signature] = readDeclarations(declarations, {}).symbols.get('write')?.signatures ?? [];
  const options = signature?.parameters[1];
  expect(options?.name).toBe('options');
  expect(text(options?.type)).toBe('{ size?: number }');
  expect(options?.fields.map(({ name, optional }) => [name, optional])).toEqual([['size', true]]);
});

test('readDeclarations separates exported from unexported declarations', () => {
  const { symbols, hidden } = readDeclarations(
    'declare type Direction = "X"; export declare type Side = "left";',
    {},
  );
  expect([...hidden.keys()]).toEqual(['Direction']);
  expect([...symbols.keys()]).toEqual(['Side']);
});
