import { escapeHtml } from '../../../../src/base/escapeHtml';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import type { Reference } from '../Reference';
import { outcomeSentence } from '../releases/outcomeSentence';
import type { LaterDeclaration, LaterRelease } from '../releases/LaterRelease';
import { onOneLine } from './html';
import { inlineHtml } from './prose';

/** What a reader on a later release finds in the place of a declaration; nothing where that is the same. */
export function releaseNote(later: LaterDeclaration, { version }: LaterRelease): string {
  if (later.kind === 'same') return '';
  if (later.kind === 'gone') return note(`<strong>In ${version}</strong> this is gone.`);
  const calls = later.written.map((text) => `<code>${escapeHtml(onOneLine(text))}</code>`);
  return note(`<strong>In ${version}</strong> ${calls.join('<br>')}`);
}

/**
 * What comes of the model, or of the example, of a symbol or member on the later release; nothing where both releases
 * give the same. Only where that stands in full.
 */
export function outcomeNote(
  { later, differences }: Reference,
  program: string | undefined,
): string {
  const difference = program === undefined ? undefined : differences[program];
  if (!difference) return '';
  const words = inlineHtml(outcomeSentence(difference));
  return note(`<strong>In ${later.version}</strong> the code above ${words}.`);
}

/** The members that a class has in a later release only. */
export function newMembersNote(reference: Reference, symbol: ApiSymbol): string {
  const { later } = reference;
  const known = [...reference.ownMembers(symbol), ...reference.inheritedMembers(symbol)];
  const names = later.newMembers(symbol, new Set(known.map(({ name }) => name)));
  if (names.length === 0) return '';
  const codes = [...new Set(names)].map((name) => `<code>${name}</code>`);
  return note(`<strong>New in ${later.version}</strong> ${codes.join(', ')}`);
}

/** Not searched: most readers look for what the site describes. */
const note = (html: string): string => `<p data-search="off">${html}</p>`;
