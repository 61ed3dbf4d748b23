import type { Notice } from './readNotices';

/** Matches a copyright line. Texts of the same licence differ only in their copyright lines. */
const copyrightLine = /^\W*(copyright\b|\(c\) |© )/i;

/** Matches the title of a licence text, such as "MIT License" or "The ISC License (ISC)". */
const titleLine = /^\W*(the )?(mit|isc)( license)?( \((mit|isc)\))?\W*$/i;

/** Formats `notices`: each licence text once, below the works that use it and their copyright lines. */
export function formatNotices(notices: readonly Notice[]): string {
  const licences = new Map<string, { works: string[]; terms: string }>();
  for (const { title, text } of notices) {
    const { copyright, terms } = splitText(text);
    const entry = licences.get(keyOf(terms)) ?? { works: [], terms };
    entry.works.push([title, ...copyright.map((line) => `    ${line}`)].join('\n'));
    licences.set(keyOf(terms), entry);
  }
  return [...licences.values()]
    .sort((one, other) => other.works.length - one.works.length)
    .map(({ works, terms }) => `${works.join('\n')}\n\n${terms}\n`)
    .join(`\n${'-'.repeat(78)}\n\n`);
}

/** Separates the copyright lines above the terms. Copyright lines within the terms are part of the terms. */
function splitText(text: string) {
  const lines = text.replaceAll('\r', '').split('\n');
  const begin = lines.findIndex((line) => !isHead(line));
  const head = lines.slice(0, begin === -1 ? lines.length : begin);
  return {
    copyright: head.filter((line) => copyrightLine.test(line)).map((line) => line.trim()),
    terms: lines.slice(head.length).join('\n').trim(),
  };
}

const isHead = (line: string): boolean =>
  line.trim() === '' || copyrightLine.test(line) || titleLine.test(line);

/** Returns the same key for terms that differ only in line breaks or punctuation. */
const keyOf = (terms: string): string => terms.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
