import { nameWithoutUnderscore } from '../categories';
import type {
  ApiSymbol,
  Member,
  Parameter,
  Signature,
  TypePiece,
  TypeText,
} from './ApiDeclarations';

/** Maximum length of a signature on one line, in characters. Longer ones have one parameter per line. */
const longestLine = 76;

/** Returns a symbol's declaration: one string per overload of a function, and a single string for anything else. */
export function symbolDeclaration(symbol: ApiSymbol): readonly TypeText[] {
  const { kind, name, typeParameters, definition, signatures } = symbol;
  if (kind === 'function') return signatures.map((signature) => callText(name, signature));
  if (kind === 'variable') return [[{ text: `const ${name}: ` }, ...definition]];
  if (kind === 'typeAlias') {
    return [[{ text: `type ${name}` }, ...typeParameters, { text: ' = ' }, ...definition]];
  }
  return [[{ text: `${kind} ${nameWithoutUnderscore(name)}` }, ...definition]];
}

/** Returns a member's declaration, one string per overload. */
export function memberDeclaration(owner: ApiSymbol, member: Member): readonly TypeText[] {
  const isCall = member.kind === 'constructor' || member.kind === 'method';
  const name =
    member.kind === 'constructor' ? `new ${nameWithoutUnderscore(owner.name)}` : member.name;
  return member.signatures.map((signature) =>
    isCall ? callText(name, signature) : valueText(member, signature),
  );
}

function callText(name: string, { parameters, returns, typeParameters }: Signature): TypeText {
  const list = parameters.map(parameterText);
  const tail: TypeText = returns ? [{ text: '): ' }, ...returns] : [{ text: ')' }];
  const flat = [
    { text: name },
    ...typeParameters,
    { text: '(' },
    ...list.flatMap((text, index) => (index ? [{ text: ', ' }, ...text] : text)),
    ...tail,
  ];
  if (textOf(flat).length <= longestLine || list.length === 0) return flat;
  return [
    { text: name },
    ...typeParameters,
    { text: '(\n' },
    ...list.flatMap((text) => [{ text: '  ' }, ...text, { text: ',\n' }]),
    ...tail,
  ];
}

/** Returns a property or accessor in TypeScript's syntax. */
function valueText({ name, readOnly }: Member, { returns, optional }: Signature): TypeText {
  const head = `${readOnly ? 'readonly ' : ''}${name}${optional ? '?' : ''}: `;
  return [{ text: head }, ...(returns ?? [])];
}

function parameterText({ name, optional, type }: Parameter): readonly TypePiece[] {
  return [{ text: `${name}${optional ? '?' : ''}: ` }, ...type];
}

export const textOf = (text: TypeText): string => text.map((piece) => piece.text).join('');
