import ts from 'typescript';
import type { Exceptions } from '../exceptions';
import type { ApiDeclarations, ApiSymbol, SymbolKind } from './ApiDeclarations';
import { readClass } from './readClass';
import { mergeMember } from './readMember';
import { readSignature } from './readSignature';
import { namesOf, typeParameterList } from './typeParameters';
import { typeText } from './typeText';

/**
 * Reads the symbols from a bundled declaration file. A constant with a call signature, `const f: (a: A) => B`,
 * becomes a function, unless `exceptions` lists it as a variable.
 */
export function readDeclarations(declarations: string, exceptions: Exceptions): ApiDeclarations {
  // The published file has Windows line endings, which would become part of types.
  const text = declarations.replaceAll('\r\n', '\n');
  const file = ts.createSourceFile('library.d.ts', text, ts.ScriptTarget.ES2022, true);
  const symbols = new Map<string, ApiSymbol>();
  const hidden = new Map<string, ApiSymbol>();
  for (const statement of file.statements) {
    const symbol = readStatement(statement, exceptions);
    if (!symbol) continue;
    const home = isExported(statement) ? symbols : hidden;
    const existing = home.get(symbol.name);
    home.set(symbol.name, existing ? merged(existing, symbol) : symbol);
  }
  return { symbols, hidden };
}

/**
 * Merges two declarations with the same name: overloads of a function, or a class and an interface. As in TypeScript,
 * the class then has the members of the interface.
 */
function merged(first: ApiSymbol, next: ApiSymbol): ApiSymbol {
  const [main, other] = next.kind === 'interface' ? [first, next] : [next, first];
  const members = new Map(main.members.map((member) => [member.name, member]));
  for (const member of other.members) {
    const existing = members.get(member.name);
    members.set(member.name, existing ? mergeMember(existing, member) : member);
  }
  return {
    ...main,
    extends: main.extends ?? other.extends,
    signatures: [...first.signatures, ...next.signatures],
    members: [...members.values()],
  };
}

function readStatement(node: ts.Statement, exceptions: Exceptions): ApiSymbol | null {
  if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name) {
    const name = node.name.text;
    return readClass(node, name, exceptions[name]?.hiddenMembers ?? []);
  }
  if (ts.isFunctionDeclaration(node) && node.name) {
    return { ...empty(node.name.text, 'function'), signatures: [readSignature(node)] };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const parameters = namesOf(node.typeParameters);
    return {
      ...empty(node.name.text, 'typeAlias'),
      typeParameters: typeParameterList(node.typeParameters, parameters),
      definition: typeText(node.type, parameters),
    };
  }
  if (ts.isVariableStatement(node)) return readConstant(node, exceptions);
  return null;
}

function readConstant(node: ts.VariableStatement, exceptions: Exceptions): ApiSymbol | null {
  const declaration = node.declarationList.declarations[0];
  if (!declaration || !ts.isIdentifier(declaration.name)) return null;
  const name = declaration.name.text;
  const { type } = declaration;
  if (type && ts.isFunctionTypeNode(type) && exceptions[name]?.kind !== 'variable') {
    return { ...empty(name, 'function'), signatures: [readSignature(type)] };
  }
  const typeNode = type ?? declaration.initializer;
  const definition = typeNode ? typeText(typeNode, new Set()) : [];
  return { ...empty(name, 'variable'), definition };
}

function isExported(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return (modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

const empty = (name: string, kind: SymbolKind): ApiSymbol => ({
  name,
  kind,
  typeParameters: [],
  definition: [],
  extends: null,
  implements: null,
  signatures: [],
  members: [],
});
