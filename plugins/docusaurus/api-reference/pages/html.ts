import { escapeHtml } from '../../../../src/base/escapeHtml';
import type { Reference } from '../Reference';
import { displayName } from '../Reference';
import type { TypeText } from '../declarations/ApiDeclarations';

/** Returns the anchor of a type that is explained on the same page. */
export const typeAnchor = (name: string): string => `type-${name.toLowerCase()}`;

/** Returns a type as HTML. Each name links to its page, or to a note below on the same page. */
export function typeHtml(reference: Reference, text: TypeText): string {
  return text
    .map(({ text: shown, ref }) => {
      if (!ref) return escapeHtml(shown);
      const address = reference.address(ref) ?? `#${typeAnchor(ref)}`;
      return `<a href="${address}">${escapeHtml(displayName(shown))}</a>`;
    })
    .join('');
}

/**
 * Returns the block of a declaration. The block is not a code element, because the theme would highlight it and make it
 * a tab stop. It never scrolls, because its lines wrap.
 */
export function signatureBlock(reference: Reference, lines: readonly TypeText[]): string {
  const html = lines.map((line) => typeHtml(reference, line)).join('\n');
  return `<div class="api-signature">${html}</div>`;
}

/** Returns a signature without its line breaks. */
export const onOneLine = (signature: string): string =>
  signature
    .replace(/\(\n\s*/g, '(')
    .replace(/,\n\s*\)/g, ')')
    .replace(/\s+/g, ' ');
