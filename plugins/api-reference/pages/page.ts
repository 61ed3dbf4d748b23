import { bareName } from '../categories';
import type { Reference } from '../Reference';
import { references, shownName } from '../Reference';
import type { ApiSymbol, TypeText } from '../declarations/ApiDeclarations';
import { guideLink } from './guides';
import { escapeHtml } from '../../../src/base/escapeHtml';
import { apiPhrases } from '../../../src/search/node';
import { typeAnchor, typeHtml } from './html';
import { inlineHtml, linked, plainText } from './prose';

/** Joins the parts of a page; empty ones leave no gap. */
export const joinParts = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** Plain Markdown, not MDX: the pages have HTML and no components, and braces stay braces. */
export function frontMatter(title: string, description: string): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(plainText(description))}`,
    'mdx: { format: md }',
    'custom_edit_url: null',
    '---',
  ].join('\n');
}

/** What stands above the declaration: what it is, and how one comes by it. */
export function opening(reference: Reference, symbol: ApiSymbol): string {
  const description = reference.descriptionOf(symbol.name);
  if (!description) return '';
  const say = (text: string | undefined) => (text ? linked(reference, text, symbol.name) : '');
  const imported =
    bareName(symbol.name) === symbol.name ? '' : `A program imports it as \`${symbol.name}\`.`;
  return joinParts([
    say(description.summary),
    say(description.about),
    imported,
    description.get ? `**How to get one.** ${say(description.get)}` : '',
  ]).trimEnd();
}

/** What stands below the declaration: result, example, errors, guides. */
export function closing(reference: Reference, symbol: ApiSymbol): string {
  const description = reference.descriptionOf(symbol.name);
  if (!description) return '';
  const say = (text: string) => linked(reference, text, symbol.name);
  const errors = (description.errors ?? []).map((error) => `- ${say(error)}`);
  return joinParts([
    description.returns ? `**Returns** ${say(description.returns)}` : '',
    description.example ? `\`\`\`js\n${description.example}\n\`\`\`` : '',
    errors.length > 0 ? `**Errors**\n\n${errors.join('\n')}` : '',
    description.see ? `**${apiPhrases.seeAlso}** ${description.see.map(guideLink).join(', ')}` : '',
  ]).trimEnd();
}

/**
 * Notes on the types that `texts` mention and that have no page, so that no name is a dead end.
 * A note may mention such types itself: those follow.
 */
export function typeNotes(reference: Reference, texts: readonly TypeText[]): string {
  const names = withoutPage(reference, texts);
  if (names.length === 0) return '';
  const notes = names.map((name) => {
    const definition = reference.declarations.hidden.get(name)?.definition ?? [];
    const isAlias = reference.declarations.hidden.get(name)?.kind === 'typeAlias';
    const written = isAlias ? ` = ${typeHtml(reference, definition)}` : '';
    const text = inlineHtml(linked(reference, reference.descriptions.types.get(name) ?? '', ''));
    const shown = `<span class="api-type">${escapeHtml(shownName(name))}${written}</span>`;
    return `<li id="${typeAnchor(name)}">${shown} ${text}</li>`;
  });
  return `## ${apiPhrases.types} {#types}\n\n<ul class="api-types">\n${notes.join('\n')}\n</ul>`;
}

function withoutPage(reference: Reference, texts: readonly TypeText[]): readonly string[] {
  const found = new Set<string>();
  const visit = (text: readonly TypeText[]): void => {
    for (const name of references(text)) {
      if (found.has(name) || reference.address(name)) continue;
      found.add(name);
      const hidden = reference.declarations.hidden.get(name);
      if (hidden) visit([hidden.definition]);
    }
  };
  visit(texts);
  return [...found];
}
