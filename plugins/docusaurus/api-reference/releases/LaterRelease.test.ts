import { expect, it } from 'vitest';
import { readDeclarations } from '../declarations/readDeclarations';
import { readReference } from '../generateReference';
import { LaterRelease } from './LaterRelease';

const now = readDeclarations(
  `export declare class Box extends Base { width: number; cut(tool: Box): Box; open(): void; }
   declare class Base { free(): void; }
   export declare function make(size: number): Promise<Box>;
   export declare function melt(): void;`,
  {},
);
const later = new LaterRelease(
  '2.0.0',
  readDeclarations(
    `export declare class Box extends Body { cut(tool: Box, loose?: boolean): Box; width: number; }
     export declare class Body extends Base { lid: Box; }
     declare class Base { free(): void; open(): void; }
     export declare function make(size: number): Promise< Box>;`,
    {},
  ),
);
const symbol = (name: string) => now.symbols.get(name)!;
const member = (name: string) => symbol('Box').members.find((one) => one.name === name)!;

// Requirement 2.76.
it('LaterRelease reports a symbol as the same if only spaces differ, and a missing symbol as gone', () => {
  expect(later.symbol(symbol('make'))).toEqual({ kind: 'same' });
  expect(later.symbol(symbol('melt'))).toEqual({ kind: 'gone' });
});

it('LaterRelease compares a member with the later version, even if an ancestor now declares it', () => {
  expect(later.member(symbol('Box'), member('width'))).toEqual({ kind: 'same' });
  expect(later.member(symbol('Box'), member('open'))).toEqual({ kind: 'same' });
  expect(later.member(symbol('Box'), member('cut'))).toEqual({
    kind: 'changed',
    declaration: ['cut(tool: Box, loose?: boolean): Box'],
  });
});

it('LaterRelease lists new symbols and new members, including inherited ones', () => {
  expect(later.newSymbols(new Set(now.symbols.keys()))).toEqual(['Body']);
  expect(later.newMembers(symbol('Box'), new Set(['cut', 'width', 'open', 'free']))).toEqual([
    'lid',
  ]);
});

it('the later version of the library removes no symbol of the reference and extends some calls', () => {
  const { declarations, laterRelease: next } = readReference();
  const all = [...declarations.symbols.values()];
  expect(all.filter((one) => next.symbol(one).kind === 'gone').map(({ name }) => name)).toEqual([]);
  const revolve = declarations.symbols
    .get('CompoundSketch')
    ?.members.find(({ name }) => name === 'revolve');
  expect(next.member(declarations.symbols.get('CompoundSketch')!, revolve!)).toMatchObject({
    kind: 'changed',
    declaration: [expect.stringContaining('angle?: number') as string],
  });
});

it.each(['constructor', 'wrapped', 'delete'])(
  'LaterRelease finds WrappingObj.%s, although a class and an interface have this name',
  (name) => {
    const { declarations, laterRelease: next } = readReference();
    const { symbols, hidden } = declarations;
    const owner = symbols.get('WrappingObj') ?? hidden.get('WrappingObj');
    const wrapped = owner?.members.find((one) => one.name === name);
    expect(next.member(owner!, wrapped!)).toEqual({ kind: 'same' });
  },
);
