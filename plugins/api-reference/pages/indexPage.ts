import { bareName, categories } from '../categories';
import type { Reference } from '../Reference';
import { frontMatter, joinParts } from './page';
import { linked } from './prose';

/** The page of all symbols, category by category, each with the one line that says what it does. */
export function indexPage(reference: Reference, introduction: string): string {
  return joinParts([
    frontMatter(
      'Replicad API',
      'Every class, function and type of replicad, category by category.',
    ),
    linked(reference, introduction, ''),
    ...categories.flatMap(({ title, anchor, names, parts }) => [
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
      const summary = reference.descriptionOf(name)?.summary;
      return `- ${link}${summary ? ` — ${linked(reference, summary, name)}` : ''}`;
    })
    .join('\n');
}
