import { escapeHtml } from '../../../src/base/escapeHtml';
import type { Reference } from '../Reference';
import { shownName } from '../Reference';
import type {
  Member,
  Parameter,
  Signature,
  TypePiece,
  TypeText,
} from '../declarations/ApiDeclarations';

/** Anchor of a type that is explained on the page itself. */
export const typeAnchor = (name: string): string => `type-${name.toLowerCase()}`;

/** A type as HTML: every name in it leads to its page, or to its note further down. */
export function typeHtml(reference: Reference, text: TypeText): string {
  return text
    .map(({ text: shown, ref }) => {
      if (!ref) return escapeHtml(shown);
      const address = reference.address(ref) ?? `#${typeAnchor(ref)}`;
      return `<a href="${address}">${escapeHtml(shownName(shown))}</a>`;
    })
    .join('');
}

/** Signatures longer than this have one parameter per line. */
const longestLine = 76;

/**
 * The block of a declaration. Not a code element: the theme would turn that into a highlighted block
 * with a tab stop, and this one wraps, so it never scrolls.
 */
export function signatureBlock(reference: Reference, lines: readonly TypeText[]): string {
  const html = lines.map((line) => typeHtml(reference, line)).join('\n');
  return `<div class="api-signature">${html}</div>`;
}

export function callText(
  name: string,
  { parameters, returns, typeParameters }: Signature,
): TypeText {
  const list = parameters.map(parameterText);
  const tail: TypeText = returns ? [{ text: '): ' }, ...returns] : [{ text: ')' }];
  const flat = [
    { text: name },
    ...typeParameters,
    { text: '(' },
    ...list.flatMap((text, index) => (index ? [{ text: ', ' }, ...text] : text)),
    ...tail,
  ];
  if (lengthOf(flat) <= longestLine || list.length === 0) return flat;
  return [
    { text: name },
    ...typeParameters,
    { text: '(\n' },
    ...list.flatMap((text) => [{ text: '  ' }, ...text, { text: ',\n' }]),
    ...tail,
  ];
}

/** A property or accessor as TypeScript declares it. */
export function valueText({ name, readOnly }: Member, { returns, optional }: Signature): TypeText {
  const head = `${readOnly ? 'readonly ' : ''}${name}${optional ? '?' : ''}: `;
  return [{ text: head }, ...(returns ?? [])];
}

function parameterText({ name, optional, type }: Parameter): readonly TypePiece[] {
  return [{ text: `${name}${optional ? '?' : ''}: ` }, ...type];
}

const lengthOf = (text: TypeText): number =>
  text.reduce((sum, piece) => sum + piece.text.length, 0);
