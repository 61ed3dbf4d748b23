import { bareNumber, type SilentFailure, type Thrown } from '../descriptions/Failures';
import type { Reference } from '../Reference';
import { linked } from './prose';

/** What a symbol or member (`Drawing.offset`) throws, each with the code that throws it, then what it lets pass. */
export function failures(reference: Reference, path: string, page: string): string {
  const { errors, silent } = reference.descriptions.failures;
  const thrown = (errors.get(path) ?? []).map((entry) => thrownItem(reference, entry, page));
  return [
    ...(thrown.length > 0 ? [`**Errors**\n\n${thrown.join('\n\n')}`] : []),
    ...(silent.get(path) ?? []).map((entry) => silentWarning(reference, entry, page)),
  ].join('\n\n');
}

function thrownItem(reference: Reference, { throws, when, proof }: Thrown, page: string): string {
  const message = throws === bareNumber ? 'A number in place of an error' : `\`${throws}\``;
  const sentence = `- ${message}: ${linked(reference, when, page)}`;
  if ('notRun' in proof) return `${sentence} Not seen in a test. ${proof.notRun}`;
  return `${sentence}\n\n${indented(fence(proof.code))}`;
}

function silentWarning(reference: Reference, { says, code }: SilentFailure, page: string): string {
  return `:::warning[No error is thrown]\n\n${linked(reference, says, page)}\n\n${fence(code)}\n\n:::`;
}

const fence = (code: string): string => `\`\`\`js\n${code}\n\`\`\``;

/** As a part of a list item. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
