import ts from 'typescript';
import type { TypeText } from './ApiDeclarations';
import { typeText } from './typeText';

/** Returns the type parameters declared inside a type, for example by a returned function. */
export function nestedNames(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(child)) found.push(child.name.text);
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Returns a list such as `<Type, R = number>`, or an empty string. */
export function typeParameterList(
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

export const namesOf = (nodes: readonly ts.TypeParameterDeclaration[] | undefined): Set<string> =>
  new Set((nodes ?? []).map(({ name }) => name.text));
