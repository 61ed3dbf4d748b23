import { bareName, families } from '../categories';
import type { Reference } from '../Reference';
import { frontMatter, joinParts } from './page';
import { linked } from './prose';

/** The page of all symbols, family by family, each with the one line that says what it does. */
export function indexPage(reference: Reference, introduction: string): string {
  return joinParts([
    frontMatter('Replicad API', 'Every class, function and type of replicad, family by family.'),
    linked(reference, introduction, ''),
    ...families.flatMap(({ title, anchor, names, parts }) => [
      `## ${title} {#${anchor}}`,
      ...(parts ?? []).flatMap((part) => [
        `### ${part.title} {#${part.anchor}}`,
        symbolList(reference, part.names),
      ]),
      parts ? '' : symbolList(reference, names),
    ]),
  ]);
}

function symbolList(reference: Reference, names: readonly string[]): string {
  return names
    .map((name) => {
      const link = `[\`${bareName(name)}\`](${reference.address(name) ?? ''})`;
      const summary = reference.wordsOf(name)?.summary;
      return `- ${link}${summary ? ` — ${linked(reference, summary, name)}` : ''}`;
    })
    .join('\n');
}
