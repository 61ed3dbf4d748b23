import ts from 'typescript';
import type { Member, Signature } from './ApiDeclarations';
import { readSignature } from './readSignature';
import { typeText } from './typeText';

/** Reads a member. Returns `null` for private and protected members, and for names with an underscore. */
export function readMember(
  node: ts.ClassElement | ts.TypeElement,
  outer: ReadonlySet<string>,
): Member | null {
  const internal = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  if (ts.getCombinedModifierFlags(node) & internal) return null;
  if (ts.isConstructorDeclaration(node)) {
    const signature = { ...readSignature(node, outer), returns: null };
    const common = { name: 'constructor', group: null, readOnly: false };
    return { ...common, kind: 'constructor', signatures: [signature] };
  }
  const name = node.name && ts.isIdentifier(node.name) ? node.name.text : null;
  if (!name || name.startsWith('_')) return null;
  const common = { name, group: groupOf(node), readOnly: false };
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return { ...common, kind: 'method', signatures: [readSignature(node, outer)] };
  }
  if (ts.isGetAccessorDeclaration(node)) {
    const signatures = [readSignature(node, outer)];
    return { ...common, kind: 'accessor', readOnly: true, signatures };
  }
  if (ts.isSetAccessorDeclaration(node)) return { ...common, kind: 'accessor', signatures: [] };
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    const signature: Signature = {
      parameters: [],
      returns: node.type ? typeText(node.type, outer) : null,
      typeParameters: [],
      optional: Boolean(node.questionToken),
    };
    return { ...common, kind: 'property', signatures: [signature] };
  }
  return null;
}

/** Merges two overloads of a method, or getter and setter. */
export function mergeMember(first: Member, next: Member): Member {
  return {
    ...first,
    group: first.group ?? next.group,
    readOnly: first.readOnly && next.readOnly,
    signatures: [...first.signatures, ...next.signatures],
  };
}

/**
 * Returns the group from the library's `@category` tag, such as `Shape Transformations`. Other comments of the
 * library are ignored.
 */
function groupOf(node: ts.Node): string | null {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'category');
  return tag ? (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() || null : null;
}
