import { nameWithoutUnderscore } from '../categories';
import type { Reference } from '../Reference';
import { linkedNames, displayName } from '../Reference';
import type { ApiSymbol, SymbolKind, TypeText } from '../declarations/ApiDeclarations';
import { failureNotes } from './failureNotes';
import { escapeHtml } from '../../../../src/base/escapeHtml';
import { apiHeadings } from '../../../../src/search/node';
import { exampleTag, foldedExampleTag, thumbnailTag } from '../models/exampleTag';
import { typeAnchor, typeHtml } from './html';
import { exampleName } from '../releases/exampleProgram';
import type { SiteUses } from '../usage/siteUses';
import { seeAlsoLine } from './seeAlso';
import { inlineHtml, linkNames, plainText } from './prose';

/** Joins the parts of a page, ignoring empty ones. */
export const joinParts = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/**
 * Returns the front matter. The page is plain Markdown rather than MDX, so braces need no escaping, and
 * `remarkExamples` inserts the models. `headTitle` is the title in tabs, bookmarks and search engines.
 */
export function frontMatter(title: string, description: string, headTitle = title): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    ...(headTitle === title ? [] : [`title_meta: ${JSON.stringify(headTitle)}`]),
    `description: ${JSON.stringify(plainText(description))}`,
    'mdx: { format: md }',
    'custom_edit_url: null',
    '---',
  ].join('\n');
}

const kindNames: Readonly<Record<SymbolKind, string>> = {
  class: 'class',
  function: 'function',
  interface: 'interface',
  typeAlias: 'type',
  variable: 'variable',
};

/** Returns "draw()" or "Drawing (class)". The suffix distinguishes the page from the guide "Drawing". */
export function headTitle({ kind, name }: ApiSymbol): string {
  return kind === 'function'
    ? `${nameWithoutUnderscore(name)}()`
    : `${nameWithoutUnderscore(name)} (${kindNames[kind]})`;
}

/**
 * Returns the text above the declaration: the description, how programs write a name that begins with a digit, and how
 * to get an object of this type.
 */
export function textAboveDeclaration(reference: Reference, symbol: ApiSymbol): string {
  const description = reference.descriptionOf(symbol.name);
  if (!description) return '';
  const linked = (text: string | undefined) =>
    text ? linkNames(reference, text, symbol.name) : '';
  const imported =
    nameWithoutUnderscore(symbol.name) === symbol.name
      ? ''
      : `Programs write it \`${symbol.name}\`, as no name in code begins with a digit.`;
  return joinParts([
    linked(description.summary),
    linked(description.about),
    imported,
    description.get ? `**How to get one.** ${linked(description.get)}` : '',
  ]).trimEnd();
}

/** Returns the model shown below the declaration of a symbol. */
export function symbolModel(reference: Reference, { name }: ApiSymbol): string {
  return exampleTag(reference.models.of(name), nameWithoutUnderscore(name));
}

/** Returns the name of the program on a symbol's page: its model or, if there is none, its example. */
export function findProgram(reference: Reference, { name }: ApiSymbol): string | undefined {
  return reference.models.of(name) ?? exampleName(name);
}

/** Returns the model shown below the description of a member. */
export function memberModel(reference: Reference, owner: ApiSymbol, member: string): string {
  return foldedExampleTag(programOfMember(reference, owner, member), `.${member}`);
}

/** Returns the name of the model that a member's description shows in full, if any. */
export function programOfMember(
  reference: Reference,
  owner: ApiSymbol,
  member: string,
): string | undefined {
  if (addressElsewhere(reference, owner, member)) return undefined;
  return reference.modelOfMember(owner, member);
}

/** Returns the thumbnail for a member whose model is shown in full elsewhere in the reference. */
export function memberThumbnail(reference: Reference, owner: ApiSymbol, member: string): string {
  const home = addressElsewhere(reference, owner, member);
  return home ? thumbnailTag(reference.modelOfMember(owner, member), home) : '';
}

function addressElsewhere(reference: Reference, owner: ApiSymbol, member: string): string | null {
  const home = reference.urlOfModel(reference.modelOfMember(owner, member) ?? '');
  return home === reference.address(`${owner.name}.${member}`) ? null : home;
}

/** Returns the text below declaration and model: return value, example, errors and links. */
export function textBelowDeclaration(
  reference: Reference,
  { titles }: SiteUses,
  symbol: ApiSymbol,
): string {
  const description = reference.descriptionOf(symbol.name);
  if (!description) return '';
  const linked = (text: string) => linkNames(reference, text, symbol.name);
  const { example } = description;
  return joinParts([
    description.returns ? `**Returns** ${linked(description.returns)}` : '',
    example && !reference.models.of(symbol.name) ? `\`\`\`js\n${example}\n\`\`\`` : '',
    failureNotes(reference, symbol.name, symbol.name),
    seeAlsoLine(
      reference,
      nameWithoutUnderscore(symbol.name),
      symbol.name,
      (description.see ?? []).map((id) => guideLink(titles, id)),
    ),
  ]).trimEnd();
}

/** Returns a link to a guide page. Throws if there is no such page, and lists the existing ids. */
function guideLink(titles: SiteUses['titles'], id: string): string {
  const title = titles.get(id);
  if (!title) throw new Error(`No guide "${id}"; there are ${[...titles.keys()].join(', ')}`);
  return `[${title}](/docs/${id})`;
}

/**
 * Returns notes on the types in `texts` that have no page. Types that only these notes mention also get a note. Readers
 * can therefore look up every name.
 */
export function typeNotes(reference: Reference, texts: readonly TypeText[]): string {
  const names = withoutPage(reference, texts);
  if (names.length === 0) return '';
  const notes = names.map((name) => {
    const definition = reference.declarations.hidden.get(name)?.definition ?? [];
    const isAlias = reference.declarations.hidden.get(name)?.kind === 'typeAlias';
    const definitionHtml = isAlias ? ` = ${typeHtml(reference, definition)}` : '';
    const text = inlineHtml(linkNames(reference, reference.descriptions.types.get(name) ?? '', ''));
    const typeEntry = `<span class="api-type">${escapeHtml(displayName(name))}${definitionHtml}</span>`;
    return `<li id="${typeAnchor(name)}">${typeEntry} ${text}</li>`;
  });
  return `## ${apiHeadings.types} {#types}\n\n<ul class="api-types">\n${notes.join('\n')}\n</ul>`;
}

function withoutPage(reference: Reference, texts: readonly TypeText[]): readonly string[] {
  const found = new Set<string>();
  const visit = (text: readonly TypeText[]): void => {
    for (const name of linkedNames(text)) {
      if (found.has(name) || reference.address(name)) continue;
      found.add(name);
      const hidden = reference.declarations.hidden.get(name);
      if (hidden) visit([hidden.definition]);
    }
  };
  visit(texts);
  return [...found];
}
