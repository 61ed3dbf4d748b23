import ts from 'typescript';
import type { ApiSymbol, Member } from './ApiDeclarations';
import { mergeMember, readMember } from './readMember';
import { namesOf, typeParameterList } from './typeParameters';
import { typeText } from './typeText';

type ClassNode = ts.ClassDeclaration | ts.InterfaceDeclaration;

/** Reads a class or an interface: its ancestors and its public members, without `hiddenMembers`. */
export function readClass(
  node: ClassNode,
  name: string,
  hiddenMembers: readonly string[],
): ApiSymbol {
  const parameters = namesOf(node.typeParameters);
  const members = new Map<string, Member>();
  for (const element of node.members) {
    const member = readMember(element, parameters);
    if (!member || hiddenMembers.includes(member.name)) continue;
    const existing = members.get(member.name);
    members.set(member.name, existing ? mergeMember(existing, member) : member);
  }
  return {
    name,
    kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
    signatures: [],
    typeParameters: [],
    definition: [
      ...typeParameterList(node.typeParameters, parameters),
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

function heritage(
  node: ClassNode,
  token: ts.SyntaxKind.ExtendsKeyword | ts.SyntaxKind.ImplementsKeyword,
): string | null {
  const clause = node.heritageClauses?.find((candidate) => candidate.token === token);
  return clause?.types[0]?.expression.getText() ?? null;
}
