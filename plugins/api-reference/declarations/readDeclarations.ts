import ts from 'typescript';
import type {
  ApiSymbol,
  Kind,
  Member,
  Parameter,
  Signature,
  Surface,
  TypeText,
} from './ApiDeclarations';
import { typeText } from './typeText';

/**
 * Reads a bundled declaration file into the symbols it declares.
 * A constant whose type is a call, `const f: (a: A) => B`, is a function to its reader and is read as
 * one. `constantsThatStay` names those the specification lists as variables all the same.
 */
export function readSurface(declarations: string, constantsThatStay: ReadonlySet<string>): Surface {
  // The published file has Windows line ends, which would end up inside type texts.
  const text = declarations.replaceAll('\r\n', '\n');
  const file = ts.createSourceFile('library.d.ts', text, ts.ScriptTarget.ES2022, true);
  const symbols = new Map<string, ApiSymbol>();
  const hidden = new Map<string, ApiSymbol>();
  for (const statement of file.statements) {
    const symbol = readStatement(statement, constantsThatStay);
    if (!symbol) continue;
    const isExported =
      ts.canHaveModifiers(statement) && has(statement, ts.SyntaxKind.ExportKeyword);
    const home = isExported ? symbols : hidden;
    const overloaded = home.get(symbol.name);
    home.set(
      symbol.name,
      overloaded
        ? { ...overloaded, signatures: [...overloaded.signatures, ...symbol.signatures] }
        : symbol,
    );
  }
  return { symbols, hidden };
}

function readStatement(
  node: ts.Statement,
  constantsThatStay: ReadonlySet<string>,
): ApiSymbol | null {
  if (ts.isClassDeclaration(node) && node.name) return readClass(node, node.name.text);
  if (ts.isInterfaceDeclaration(node)) return readClass(node, node.name.text);
  if (ts.isFunctionDeclaration(node) && node.name) {
    return { ...empty(node.name.text, 'function'), signatures: [readSignature(node)] };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const parameters = namesOf(node.typeParameters);
    return { ...empty(node.name.text, 'typeAlias'), definition: typeText(node.type, parameters) };
  }
  if (ts.isVariableStatement(node)) return readConstant(node, constantsThatStay);
  return null;
}

function readConstant(
  node: ts.VariableStatement,
  constantsThatStay: ReadonlySet<string>,
): ApiSymbol | null {
  const declaration = node.declarationList.declarations[0];
  if (!declaration || !ts.isIdentifier(declaration.name)) return null;
  const name = declaration.name.text;
  const { type } = declaration;
  if (type && ts.isFunctionTypeNode(type) && !constantsThatStay.has(name)) {
    return { ...empty(name, 'function'), signatures: [readSignature(type)] };
  }
  const written = type ?? declaration.initializer;
  const definition = written ? typeText(written, new Set()) : [];
  return { ...empty(name, 'variable'), definition };
}

function readClass(node: ts.ClassDeclaration | ts.InterfaceDeclaration, name: string): ApiSymbol {
  const parameters = namesOf(node.typeParameters);
  const members = new Map<string, Member>();
  for (const element of node.members) {
    const member = readMember(element, parameters);
    if (!member) continue;
    const known = members.get(member.name);
    members.set(member.name, known ? mergeMember(known, member) : member);
  }
  return {
    ...empty(name, ts.isClassDeclaration(node) ? 'class' : 'interface'),
    definition: [
      ...angled(node.typeParameters, parameters),
      ...(node.heritageClauses ?? []).flatMap((clause) => [
        { text: ' ' },
        ...typeText(clause, parameters),
      ]),
    ],
    extends: heritage(node, ts.SyntaxKind.ExtendsKeyword),
    implements: heritage(node, ts.SyntaxKind.ImplementsKeyword),
    members: [...members.values()],
  };
}

function readMember(
  node: ts.ClassElement | ts.TypeElement,
  outer: ReadonlySet<string>,
): Member | null {
  const isHidden =
    ts.canHaveModifiers(node) &&
    (has(node, ts.SyntaxKind.PrivateKeyword) || has(node, ts.SyntaxKind.ProtectedKeyword));
  if (isHidden) return null;
  if (ts.isConstructorDeclaration(node)) {
    const signature = { ...readSignature(node, outer), gives: null };
    return {
      name: 'constructor',
      sort: 'constructor',
      group: null,
      readOnly: false,
      signatures: [signature],
    };
  }
  const name = node.name && ts.isIdentifier(node.name) ? node.name.text : null;
  // A leading underscore is the library's word for "not for you"; `oc` is the kernel itself.
  if (!name || name.startsWith('_') || name === 'oc') return null;
  const common = { name, group: groupOf(node), readOnly: false };
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return { ...common, sort: 'method', signatures: [readSignature(node, outer)] };
  }
  if (ts.isGetAccessorDeclaration(node)) {
    return {
      ...common,
      sort: 'accessor',
      readOnly: true,
      signatures: [readSignature(node, outer)],
    };
  }
  if (ts.isSetAccessorDeclaration(node)) return { ...common, sort: 'accessor', signatures: [] };
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    const signature: Signature = {
      parameters: [],
      gives: node.type ? typeText(node.type, outer) : null,
      typeParameters: [],
      optional: Boolean(node.questionToken),
    };
    return { ...common, sort: 'property', signatures: [signature] };
  }
  return null;
}

/** Overloads of one method, or the two halves of an accessor. */
function mergeMember(first: Member, next: Member): Member {
  return {
    ...first,
    group: first.group ?? next.group,
    readOnly: first.readOnly && next.readOnly,
    signatures: [...first.signatures, ...next.signatures],
  };
}

function readSignature(
  node: ts.SignatureDeclaration,
  outer: ReadonlySet<string> = new Set(),
): Signature {
  const scope = new Set([...outer, ...namesOf(node.typeParameters)]);
  return {
    parameters: node.parameters.map((parameter) => readParameter(parameter, scope)),
    gives: node.type ? typeText(node.type, new Set([...scope, ...nested(node.type)])) : null,
    typeParameters: angled(node.typeParameters, scope),
    optional: 'questionToken' in node && Boolean(node.questionToken),
  };
}

function readParameter(node: ts.ParameterDeclaration, scope: ReadonlySet<string>): Parameter {
  return {
    // A destructured parameter has no name of its own.
    name: ts.isObjectBindingPattern(node.name) ? 'options' : node.name.getText(),
    optional: Boolean(node.questionToken),
    type: node.type ? typeText(node.type, scope) : [],
    fields: node.type && ts.isTypeLiteralNode(node.type) ? readFields(node.type, scope) : [],
  };
}

function readFields(node: ts.TypeLiteralNode, scope: ReadonlySet<string>): readonly Parameter[] {
  return node.members.filter(ts.isPropertySignature).map((field) => ({
    name: field.name.getText(),
    optional: Boolean(field.questionToken),
    type: field.type ? withoutUndefined(typeText(field.type, scope)) : [],
    fields: [],
  }));
}

const withoutUndefined = (text: TypeText): TypeText =>
  text.map((piece) => ({ ...piece, text: piece.text.replace(/ \| undefined$/, '') }));

/** `Shape Transformations` from the library's `@category` tag: the one thing kept of its comments. */
function groupOf(node: ts.Node): string | null {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'category');
  return tag ? (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() || null : null;
}

function heritage(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
  token: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
): string | null {
  const clause = node.heritageClauses?.find((candidate) => candidate.token === token);
  return clause?.types[0]?.expression.getText() ?? null;
}

/** Type parameters that a type declares inside itself, as a returned function does. */
function nested(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(child)) found.push(child.name.text);
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** `<Type, R = number>`, or nothing. */
function angled(
  nodes: readonly ts.TypeParameterDeclaration[] | undefined,
  scope: ReadonlySet<string>,
): TypeText {
  if (!nodes) return [];
  const list = nodes.flatMap((node, index) => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    ...typeText(node, scope),
  ]);
  return [{ text: '<' }, ...list, { text: '>' }];
}

const namesOf = (nodes: readonly ts.TypeParameterDeclaration[] | undefined): Set<string> =>
  new Set((nodes ?? []).map(({ name }) => name.text));

const has = (node: ts.HasModifiers, kind: ts.SyntaxKind): boolean =>
  (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

const empty = (name: string, kind: Kind): ApiSymbol => ({
  name,
  kind,
  definition: [],
  extends: null,
  implements: null,
  signatures: [],
  members: [],
});
