import {
  thrownNumber,
  type SilentFailure,
  type DocumentedError,
} from '../descriptions/Descriptions';
import type { Reference } from '../Reference';
import { linkNames } from './prose';

/**
 * Returns the errors of a symbol or member (`Drawing.offset`), each with code that throws it, followed by the
 * mistakes that throw no error.
 */
export function failureNotes(reference: Reference, path: string, page: string): string {
  const { errors, silent } = reference.descriptions.failures;
  const thrown = (errors.get(path) ?? []).map((entry) => errorItem(reference, entry, page));
  return [
    ...(thrown.length > 0 ? [`**${excludeFromSearch('Errors')}**\n\n${thrown.join('\n\n')}`] : []),
    ...(silent.get(path) ?? []).map((entry) => silentFailureWarning(reference, entry, page)),
  ].join('\n\n');
}

function errorItem(reference: Reference, error: DocumentedError, page: string): string {
  const { throws, when } = error;
  const isBare = throws === thrownNumber;
  const message = isBare ? excludeFromSearch('A number in place of an error') : `\`${throws}\``;
  const cause = linkNames(reference, when, page);
  const notRun = 'notRun' in error ? ` Not seen in a test. ${error.notRun}` : '';
  const sentence = `- ${message}${excludeFromSearch(`: ${cause}${notRun}`)}`;
  if ('notRun' in error) return sentence;
  return `${sentence}\n\n${indented(codeFence(error.code))}`;
}

function silentFailureWarning(
  reference: Reference,
  { says, code }: SilentFailure,
  page: string,
): string {
  const words = `${linkNames(reference, says, page)}\n\n${codeFence(code)}`;
  return `<div data-search="off">\n\n:::warning[No error is thrown]\n\n${words}\n\n:::\n\n</div>`;
}

/**
 * Excludes the words around an error message from the search index. Readers search for the message, and these words
 * would match on every page that mentions the error.
 */
const excludeFromSearch = (words: string): string => `<span data-search="off">${words}</span>`;

const codeFence = (code: string): string => `\`\`\`js\n${code}\n\`\`\``;

/** Indents lines, which makes them part of a Markdown list item. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
