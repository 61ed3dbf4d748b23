import ts from 'typescript';
import { nameWithoutUnderscore } from '../categories';
import type { TypePiece, TypeText } from './ApiDeclarations';

/**
 * Returns a type on one line, split so that each linked name is a separate piece. Type parameters get no links,
 * because they mean nothing outside their signature.
 */
export function typeText(node: ts.Node, typeParameters: ReadonlySet<string>): TypeText {
  const source = node.getSourceFile();
  const pieces: TypePiece[] = [];
  let position = node.getStart(source);

  const plain = (end: number) => {
    const text = oneLine(source.text.slice(position, end));
    if (text) pieces.push({ text });
  };
  const visit = (child: ts.Node): void => {
    const name = referencedName(child);
    if (!name || typeParameters.has(name.text)) {
      child.forEachChild(visit);
      return;
    }
    plain(name.start);
    pieces.push({ text: nameWithoutUnderscore(name.text), ref: name.text });
    position = name.end;
    child.forEachChild(visit);
  };
  visit(node);
  plain(node.getEnd());
  return pieces;
}

interface Name {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the name to link: `Plane` for `Plane`, `Font` for `opentype_2.Font`, `drawRoundedRectangle` for `typeof
 * drawRoundedRectangle`.
 */
function referencedName(node: ts.Node): Name | null {
  const nameNode = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isTypeQueryNode(node)
      ? node.exprName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : null;
  if (!nameNode) return null;
  const last = ts.isQualifiedName(nameNode) ? nameNode.right : nameNode;
  return { text: last.getText(), start: nameNode.getStart(), end: nameNode.getEnd() };
}

/** Joins the lines of a declaration, and removes `| undefined` after `?`. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' | undefined;', ';')
    .replace(/; \}/g, ' }')
    .replace(/, \}/g, ' }');
}
