import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of lines that need no test. Behaviour of Docusaurus that the site does not change is `stock`. */
const kinds = ['not testable', 'open', 'stock'] as const;

/** A numbered line of `requirements/*.md`. */
export interface Requirement {
  /** Section and line: "2.14". */
  readonly number: string;
  readonly text: string;
  /** Why no test proves it, where none can, or where the site does not do it yet. */
  readonly exception?: { readonly kind: (typeof kinds)[number]; readonly reason: string };
}

const line = /^- \*\*(\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm;
const exception = new RegExp(` \\((${kinds.join('|')}): ([^)]+)\\)$`);

/**
 * Returns the numbered lines of the Markdown files in `folder`, in order of their numbers.
 * Errors: a number that stands twice, or in the file of another section.
 */
export function readRequirements(folder = 'requirements'): Requirement[] {
  const sections = readdirSync(folder).filter((name) => /^\d\d-.+\.md$/.test(name));
  const requirements = sections.sort().flatMap((name) => {
    const found = parseRequirements(readFileSync(join(folder, name), 'utf8'));
    const stray = found.find(({ number }) => parseInt(number) !== parseInt(name));
    if (stray) throw new Error(`${name}: ${stray.number} belongs to another section.`);
    return found;
  });
  const numbers = requirements.map(({ number }) => number);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`${twice} is the number of two requirements.`);
  return requirements.sort((one, other) => compareNumbers(one.number, other.number));
}

/** Returns the numbered lines of one file, each with its line breaks undone. */
export function parseRequirements(markdown: string): Requirement[] {
  return Array.from(markdown.matchAll(line), ([, number = '', wrapped = '']) => {
    const text = wrapped.replace(/\n\s*/g, ' ');
    const [, named, reason] = exception.exec(text) ?? [];
    const kind = kinds.find((one) => one === named);
    if (kind === undefined || reason === undefined) return { number, text };
    return { number, text: text.replace(exception, ''), exception: { kind, reason } };
  });
}

/** For sorting: 2.9 comes before 2.10. */
function compareNumbers(one: string, other: string): number {
  const [section = 0, place = 0] = one.split('.').map(Number);
  const [otherSection = 0, otherPlace = 0] = other.split('.').map(Number);
  return section - otherSection || place - otherPlace;
}
