import ts from 'typescript';
import type { Parameter, Signature, TypeText } from './ApiDeclarations';
import { namesOf, nestedNames, typeParameterList } from './typeParameters';
import { typeText } from './typeText';

/** Reads a call signature. `outer` are the type parameters of the enclosing class, which get no links. */
export function readSignature(
  node: ts.SignatureDeclaration,
  outer: ReadonlySet<string> = new Set(),
): Signature {
  const scope = new Set([...outer, ...namesOf(node.typeParameters)]);
  return {
    parameters: node.parameters.map((parameter) => readParameter(parameter, scope)),
    returns: node.type ? typeText(node.type, new Set([...scope, ...nestedNames(node.type)])) : null,
    typeParameters: typeParameterList(node.typeParameters, scope),
    optional: 'questionToken' in node && Boolean(node.questionToken),
  };
}

function readParameter(node: ts.ParameterDeclaration, scope: ReadonlySet<string>): Parameter {
  return {
    // A destructured parameter has no name.
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
