import { nameWithoutUnderscore, categories } from '../categories';
import { groupByLevel, type ReferenceLevel } from '../levels';
import type { Reference } from '../Reference';
import { kindTitle, conversionsBetweenKinds } from '../usage/conversions';
import { frontMatter, joinParts } from './page';
import { linkNames } from './prose';

/** Returns the index of all symbols by category, each with a one-line summary. */
export function indexPage(reference: Reference, introduction: string): string {
  return joinParts([
    frontMatter(
      'Replicad API',
      'Every class, function and type of replicad, category by category.',
    ),
    linkNames(reference, introduction, ''),
    versionNote(reference),
    conversionTable(reference),
    ...categories.flatMap(({ title, anchor, names, parts }) => [
      `## ${title} {#${anchor}}`,
      ...(parts ?? []).flatMap((part) => [
        `### ${part.title} {#${part.anchor}}`,
        symbolList(reference, part.names),
      ]),
      parts ? '' : symbolList(reference, names),
    ]),
    newNamesNote(reference),
  ]);
}

/**
 * Returns the note on library versions: the version that the pages describe, its install command, and the later version
 * that they are compared with.
 */
function versionNote({ laterRelease, version }: Reference): string {
  const install = `npm install replicad@${version} replicad-opencascadejs@${version}`;
  return joinParts([
    '<div data-search="off">',
    `These pages describe ${version}, which \`${install}\` installs. Where ${laterRelease.version} declares something differently, they say so, and its [new names](#new-names) are below. [From 0.20 to 1.x](/docs/from-0-20-to-1) tells what else changes.`,
    '</div>',
  ]).trimEnd();
}

/** Returns the list of names that only the later version exports. */
function newNamesNote({ declarations, laterRelease }: Reference): string {
  const names = laterRelease
    .newSymbols(new Set(declarations.symbols.keys()))
    .map((name) => `\`${name}\``);
  return joinParts([
    `## New in ${laterRelease.version} {#new-names}`,
    '<div data-search="off">',
    names.join(', '),
    '</div>',
  ]).trimEnd();
}

/** Maximum number of calls per step in the table. */
const maxCallsPerStep = 4;

/**
 * Returns a table of the calls that convert one kind of object into another, for readers who do not know the names of
 * these calls.
 */
function conversionTable(reference: Reference): string {
  const rows = conversionsBetweenKinds(reference).map(({ from, to, steps }) => {
    const calls = steps.map((step) =>
      step.slice(0, maxCallsPerStep).map(({ label, address }) => `[\`${label}\`](${address})`),
    );
    const callChain = calls.map((step) => step.join(', ')).join('; then ');
    return `| ${kindTitle(from)} | ${kindTitle(to)} | ${callChain} |`;
  });
  const head = ['| You have a | You want a | Call |', '| --- | --- | --- |'];
  const table = [...head, ...rows].join('\n');
  return `## By task {#by-task}\n\n<div data-search="off">\n\n${table}\n\n</div>`;
}

/** Headings of the levels in a list. Everyday symbols have none. */
const levelTitles: Readonly<Record<ReferenceLevel, string>> = {
  everyday: '',
  advanced: 'Advanced',
  kernel: 'For work with the kernel itself',
};

function symbolList(reference: Reference, names: readonly string[]): string {
  return groupByLevel(names)
    .flatMap((group) => {
      const title = levelTitles[group.level];
      return [
        title ? `<p data-search="off"><strong>${title}</strong></p>` : '',
        group.names.map((name) => symbolLine(reference, name)).join('\n'),
      ];
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

function symbolLine(reference: Reference, name: string): string {
  const link = `[\`${nameWithoutUnderscore(name)}\`](${reference.address(name) ?? ''})`;
  const summary = reference.descriptionOf(name)?.summary;
  return `- ${link}${summary ? ` — ${linkNames(reference, summary, name)}` : ''}`;
}
