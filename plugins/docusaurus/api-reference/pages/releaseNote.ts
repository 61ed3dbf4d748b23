import { escapeHtml } from '../../../../src/base/escapeHtml';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import type { Reference } from '../Reference';
import { changedResultPhrase } from '../releases/changedResultPhrase';
import type { LaterDeclaration, LaterRelease } from '../releases/LaterRelease';
import { onOneLine } from './html';
import { inlineHtml } from './prose';

/** Returns a note on the declaration in a later version, or an empty string if it is unchanged. */
export function releaseNote(later: LaterDeclaration, { version }: LaterRelease): string {
  if (later.kind === 'same') return '';
  if (later.kind === 'gone') return note(`<strong>In ${version}</strong> this is gone.`);
  const calls = later.declaration.map((text) => `<code>${escapeHtml(onOneLine(text))}</code>`);
  return note(`<strong>In ${version}</strong> ${calls.join('<br>')}`);
}

/**
 * Returns a note if the program of a symbol or member has a different result with the later version, otherwise an empty
 * string. The note appears only where the whole program is shown.
 */
export function changedResultNote(
  { laterRelease, differences }: Reference,
  program: string | undefined,
): string {
  const difference = program === undefined ? undefined : differences[program];
  if (!difference) return '';
  const words = inlineHtml(changedResultPhrase(difference));
  return note(`<strong>In ${laterRelease.version}</strong> the code above ${words}.`);
}

/** Returns a note on the members that a class has only in a later version. */
export function newMembersNote(reference: Reference, symbol: ApiSymbol): string {
  const { laterRelease } = reference;
  const known = [...reference.ownMembers(symbol), ...reference.inheritedMembers(symbol)];
  const names = laterRelease.newMembers(symbol, new Set(known.map(({ name }) => name)));
  if (names.length === 0) return '';
  const codes = [...new Set(names)].map((name) => `<code>${name}</code>`);
  return note(`<strong>New in ${laterRelease.version}</strong> ${codes.join(', ')}`);
}

/** Returns a paragraph that search ignores, because most readers use the version that the site describes. */
const note = (html: string): string => `<p data-search="off">${html}</p>`;
