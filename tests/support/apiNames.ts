import { readReference } from '../../plugins/docusaurus/api-reference/generateReference';
import type {
  ApiSymbol,
  Parameter,
} from '../../plugins/docusaurus/api-reference/declarations/ApiDeclarations';

const { declarations } = readReference();
const symbols = [...declarations.symbols.values(), ...declarations.hidden.values()];

/** Names that a program may import from the library. */
export const exportedNames: ReadonlySet<string> = new Set(declarations.symbols.keys());

/** Names of the methods and properties of all symbols in the library. */
export const memberNames: ReadonlySet<string> = new Set(
  symbols.flatMap(({ members }) => members.map(({ name }) => name)),
);

/** Names of parameters and of fields of options objects. */
export const optionNames: ReadonlySet<string> = new Set(symbols.flatMap(optionsOf));

function optionsOf(symbol: ApiSymbol): readonly string[] {
  const signatures = [symbol, ...symbol.members].flatMap((one) => one.signatures);
  const pieces = [
    ...symbol.definition,
    ...signatures.flatMap(({ parameters, returns }) => [
      ...parameters.flatMap(({ type }) => type),
      ...(returns ?? []),
    ]),
  ];
  return [
    ...signatures.flatMap(({ parameters }) => parameters.flatMap(namesOf)),
    // Fields of inline object types such as `{ depth: number; … }`.
    ...Array.from(
      pieces
        .map(({ text }) => text)
        .join('')
        .matchAll(/(\w+)\??:/g),
      ([, name]) => name ?? '',
    ),
  ];
}

function namesOf({ name, fields }: Parameter): readonly string[] {
  return [name, ...fields.flatMap(namesOf)];
}
